import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { orderCommands } from '@portal/contracts/areas/orders';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { outboxTexts } from '#core/texts';
import { uiTexts } from '#ui/texts/early';
import { offline, refuse } from '#testing/fake-api';
import { textsOf } from '#testing/text-of';
import { anOrder, type FakeOrders, idOf, ordersApi } from '../testing/orders-api';
import { openTriage, rowOf, widen } from '../testing/triage-screen';

const text = textsOf(outboxTexts);
const uiText = textsOf(uiTexts);
const { ChangeOrderStatus } = orderCommands;

const press = (keys: string) => userEvent.keyboard(keys);
const keysOf = (fake: FakeOrders) =>
  fake.api.requestsTo(ChangeOrderStatus).map(({ headers }) => headers['idempotency-key']);
const sentOf = (fake: FakeOrders) =>
  fake.api.callsTo(ChangeOrderStatus).map(({ id, status, version }) => ({ id, status, version }));
const comeBack = () => act(() => void window.dispatchEvent(new Event('online')));
const waits = (count: number) => screen.findByText(text('waiting', { count }));

/** Two orders on the screen, and then no network. */
async function goOffline() {
  const fake = ordersApi([anOrder(1), anOrder(2)]);
  await openTriage(fake);
  fake.api.on(ChangeOrderStatus, () => offline);
  const back = () => {
    fake.api.on(ChangeOrderStatus, ({ id, status }) => fake.setStatus(id, status));
    comeBack();
  };
  return { fake, back };
}

beforeEach(() => widen(1440));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('[U4] a status that is set without a network', () => {
  it('shows, says that it waits, and is sent by its key when the network is back', async () => {
    const { fake, back } = await goOffline();
    await press('j5');
    await waits(1);
    expect(rowOf(2).textContent).toContain('Cancelado');
    expect(within(rowOf(2)).getByTitle(text('waits'))).toBeTruthy();
    back();
    await waitFor(() => expect(within(rowOf(2)).queryByTitle(text('waits'))).toBeNull());
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
    await waitFor(() => expect(within(rowOf(2)).queryByTitle(text('waits'))).toBeNull(), soon);
    expect(rowOf(2).textContent).toContain('Cancelado');
  });

  it('is the last one that was wanted where several were', async () => {
    const { fake, back } = await goOffline();
    await press('j5');
    await waits(1);
    const before = sentOf(fake).length;
    await press('2');
    await waitFor(() => expect(rowOf(2).textContent).toContain('Pendiente'));
    await waits(1);
    back();
    await waitFor(() => expect(within(rowOf(2)).queryByTitle(text('waits'))).toBeNull());
    const sent = sentOf(fake).slice(before);
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([2]));
  });

  it('can be taken back before it was sent', async () => {
    const { fake } = await goOffline();
    await press('j5');
    await waits(1);
    await userEvent.click(screen.getByRole('button', { name: uiText('undo') }));
    await waitFor(() => expect(screen.queryByText(text('waiting', { count: 1 }))).toBeNull());
    expect(rowOf(2).textContent).not.toContain('Cancelado');
    expect(sentOf(fake).every(({ id }) => id === idOf(2))).toBe(true);
  });

  it('[R4] is refused with the reason where somebody was faster, and the list shows what it is now', async () => {
    const { fake } = await goOffline();
    await press('j5');
    await waits(1);
    fake.api.on(ChangeOrderStatus, () => refuse('conflict', { status: 409 }));
    comeBack();
    expect(await screen.findByText(text('refused', { count: 1 }))).toBeTruthy();
    await waitFor(() => expect(rowOf(2).textContent).not.toContain('Cancelado'));
    await userEvent.click(screen.getByRole('button', { name: /^Descartar: / }));
    expect(screen.queryByText(text('refused', { count: 1 }))).toBeNull();
  });
});
