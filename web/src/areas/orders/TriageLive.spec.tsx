import { beforeEach, describe, expect, it } from '@jest/globals';
import { orderCommands } from '@portal/contracts/areas/orders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { outboxTexts } from '#core/texts';
import { app, offline, refuse, see, tableText, textsOf, uiText } from '#testing/screen-kit';
import {
  anOrder,
  type FakeOrders,
  idOf,
  numbersShown,
  openTriage,
  ordersApi,
  press,
  rowOf,
  widen,
} from './orders.testing';
import { triageTexts } from './texts';

const text = textsOf(triageTexts);

function arrive(fake: FakeOrders, number: number, facts: Parameters<typeof anOrder>[1] = {}) {
  fake.orders.add(anOrder(number, facts));
  app.push('OrderPlaced', { id: idOf(number), position: number });
}

beforeEach(() => widen(1440));

describe('orders that come in while the list is read', () => {
  it('wait in a pill and move nothing; pressing it shows them', async () => {
    const fake = await openTriage(ordersApi([anOrder(1), anOrder(2)]));
    arrive(fake, 3);
    arrive(fake, 4);
    const pill = await screen.findByRole('button', { name: text('newOrders', { count: 2 }) });
    expect(numbersShown()).toEqual(['#P-2', '#P-1']);
    await userEvent.click(pill);
    await waitFor(() => expect(numbersShown()).toEqual(['#P-4', '#P-3', '#P-2', '#P-1']));
    see.none('button', /nuevo/);
    expect(rowOf(4).getAttribute('data-arrived')).toBe('true');
  });

  it('are not counted where the filters would not show them', async () => {
    const fake = await openTriage(ordersApi([anOrder(1, { status: 2 })]), '/admin/orders?status=2');
    arrive(fake, 2);
    arrive(fake, 3, { status: 2 });
    await see.role('button', text('newOrders', { count: 1 }));
  });

  it('are noticed on another page too, and shown on the first', async () => {
    const fake = ordersApi(Array.from({ length: 26 }, (_, index) => anOrder(index + 1)));
    await openTriage(fake, '/admin/orders?page=2');
    arrive(fake, 27);
    await userEvent.click(await screen.findByRole('button', { name: text('newOrders', { count: 1 }) }));
    await waitFor(() => expect(numbersShown()[0]).toBe('#P-27'));
    expect(app.path()).toBe('/admin/orders');
  });

  it('are found after a gap in the connection (R14)', async () => {
    const fake = await openTriage(ordersApi([anOrder(1)]));
    fake.orders.add(anOrder(2));
    app.reconnect();
    await see.role('button', text('newOrders', { count: 1 }));
    expect(numbersShown()).toEqual(['#P-1']);
  });

  it('are shown at once where nothing was being read', async () => {
    const fake = await openTriage(ordersApi([anOrder(1)]), '/admin/orders');
    fake.orders.rows = [];
    app.push('OrderChanged', { id: idOf(1), position: 2 });
    await userEvent.click(screen.getByRole('button', { name: 'Entregado · 0' }));
    await screen.findByRole('heading', { name: tableText('noMatch') });
    arrive(fake, 5, { status: 4 });
    await waitFor(() => expect(numbersShown()).toEqual(['#P-5']));
  });
});

it('[R-ORD-19] what others do to the orders of the list shows without asking, also on rows that the filter has lost', async () => {
  const fake = await openTriage(ordersApi([anOrder(1), anOrder(2)]), '/admin/orders?status=1');
  fake.setStatus(idOf(2), 3);
  app.push('OrderChanged', { id: idOf(2), fields: { status: 3 }, position: 9 });
  await waitFor(() => expect(rowOf(2).textContent).toContain('En producción y entrega'));
  fake.setStatus(idOf(2), 5);
  app.push('OrderChanged', { id: idOf(2), fields: { status: 5 }, position: 10 });
  await waitFor(() => expect(rowOf(2).textContent).toContain('Cancelado'));
  expect(numbersShown()).toEqual(['#P-2', '#P-1']);
});

const outboxText = textsOf(outboxTexts);
const { ChangeOrderStatus } = orderCommands;

const keysOf = (fake: FakeOrders) =>
  fake.api.requestsTo(ChangeOrderStatus).map(({ headers }) => headers['idempotency-key']);

const sentOf = (fake: FakeOrders) =>
  fake.api.callsTo(ChangeOrderStatus).map(({ id, status, version }) => ({ id, status, version }));

const comeBack = () => act(() => void window.dispatchEvent(new Event('online')));
const waits = (count: number) => screen.findByText(outboxText('waiting', { count }));

async function goOffline() {
  const fake = await openTriage(ordersApi([anOrder(1), anOrder(2)]));
  fake.api.on(ChangeOrderStatus, () => offline);
  const back = () => {
    fake.api.on(ChangeOrderStatus, ({ id, status }) => fake.setStatus(id, status));
    comeBack();
  };
  return { fake, back };
}

describe('[U4] a status that is set without a network', () => {
  it('is shown as waiting, and sent with its key when the network is back', async () => {
    const { fake, back } = await goOffline();
    await press('j5');
    await waits(1);
    expect(rowOf(2).textContent).toContain('Cancelado');
    expect(within(rowOf(2)).getByTitle(outboxText('waits'))).toBeTruthy();
    back();
    await waitFor(() => expect(within(rowOf(2)).queryByTitle(outboxText('waits'))).toBeNull());
    expect(new Set(keysOf(fake)).size).toBe(1);
    expect(rowOf(2).textContent).toContain('Cancelado');
  });

  it('is sent again at once where the network came back during a try that got no answer', async () => {
    const { fake, back } = await goOffline();
    await press('j5');
    await waits(1);
    let giveUp = (_: typeof offline) => undefined as void;
    fake.api.on(ChangeOrderStatus, () => new Promise<typeof offline>((resolve) => (giveUp = resolve)));
    const before = sentOf(fake).length;
    comeBack();
    await waitFor(() => expect(sentOf(fake).length).toBe(before + 1));
    back();
    await act(async () => giveUp(offline));
    const soon = { timeout: 5_000 };
    await waitFor(() => expect(within(rowOf(2)).queryByTitle(outboxText('waits'))).toBeNull(), soon);
    expect(rowOf(2).textContent).toContain('Cancelado');
  });

  it('is the last one chosen where there were several', async () => {
    const { fake, back } = await goOffline();
    await press('j5');
    await waits(1);
    const before = sentOf(fake).length;
    await press('2');
    await waitFor(() => expect(rowOf(2).textContent).toContain('Pendiente'));
    await waits(1);
    back();
    await waitFor(() => expect(within(rowOf(2)).queryByTitle(outboxText('waits'))).toBeNull());
    const sent = sentOf(fake).slice(before);
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([2]));
  });

  it('can be undone before it was sent', async () => {
    const { fake } = await goOffline();
    await press('j5');
    await waits(1);
    await userEvent.click(screen.getByRole('button', { name: uiText('undo') }));
    await waitFor(() => see.noText(outboxText('waiting', { count: 1 })));
    expect(rowOf(2).textContent).not.toContain('Cancelado');
    expect(sentOf(fake).every(({ id }) => id === idOf(2))).toBe(true);
  });

  it('[R4] is refused with the reason where another was faster, and the list shows what it is now', async () => {
    const { fake } = await goOffline();
    await press('j5');
    await waits(1);
    fake.api.on(ChangeOrderStatus, () => refuse('conflict', { status: 409 }));
    comeBack();
    await see(outboxText('refused', { count: 1 }));
    await waitFor(() => expect(rowOf(2).textContent).not.toContain('Cancelado'));
    await userEvent.click(screen.getByRole('button', { name: /^Descartar: / }));
    see.noText(outboxText('refused', { count: 1 }));
  });
});
