import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { orderCommands } from '@portal/contracts/areas/orders';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { refuse } from '#testing/fake-api';
import { textsOf } from '#testing/text-of';
import { tableTexts } from '#ui/texts';
import { uiTexts } from '#ui/texts/early';
import { triageTexts } from '../texts';
import { anOrder, type FakeOrders, idOf, ordersApi } from '../testing/orders-api';
import { numbersShown, openTriage, rowOf, widen } from '../testing/triage-screen';

const text = textsOf(triageTexts);
const tableText = textsOf(tableTexts);
const uiText = textsOf(uiTexts);

const orders = () => [anOrder(1, { status: 2 }), anOrder(2), anOrder(3, { status: 4 })];
const statuses = (fake: FakeOrders) => [1, 2, 3].map((number) => fake.orders.get(idOf(number))?.status);
const changes = (fake: FakeOrders, number: number) =>
  fake.api
    .callsTo(orderCommands.ChangeOrderStatus)
    .filter(({ id }) => id === idOf(number))
    .map(({ status }) => status);

async function selectAll(fake: FakeOrders, at = '/admin/orders?status=') {
  const app = await openTriage(fake, at);
  await userEvent.click(screen.getByRole('checkbox', { name: tableText('selectPage') }));
  return app;
}
async function setAll(status: string) {
  await userEvent.click(screen.getByRole('button', { name: tableText('changeStatus') }));
  await userEvent.click(screen.getByRole('menuitem', { name: status }));
}

beforeEach(() => widen(1440));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('many orders at once', () => {
  it('get the status together; one that has it already is left alone', async () => {
    const fake = ordersApi(orders());
    await selectAll(fake);
    expect(screen.getByText(tableText('selected', { count: 3 }))).toBeTruthy();
    await setAll('Entregado');
    expect(await screen.findByText(text('changedMany', { count: 2, status: 'Entregado' }))).toBeTruthy();
    expect(statuses(fake)).toEqual([4, 4, 4]);
    expect(changes(fake, 3)).toEqual([]);
    expect(screen.queryByRole('region', { name: tableText('bulk') })).toBeNull();
  });

  it('go back each to its own former status by undo (U5)', async () => {
    const fake = ordersApi(orders());
    await selectAll(fake);
    await setAll('Cancelado');
    await userEvent.click(await screen.findByRole('button', { name: uiText('undo') }));
    await waitFor(() => expect(statuses(fake)).toEqual([2, 1, 4]));
    await waitFor(() => expect(rowOf(3).textContent).toContain('Entregado'));
    expect(rowOf(1).textContent).toContain('Pendiente');
  });

  it('[R4] by undo leave alone what somebody else has set since, and name it', async () => {
    const fake = ordersApi(orders());
    await selectAll(fake);
    await setAll('Cancelado');
    const undo = await screen.findByRole('button', { name: uiText('undo') });
    fake.setStatus(idOf(2), 3, 'Bruno Díaz');
    await userEvent.click(undo);
    const failures = within(await screen.findByRole('alert'));
    expect(failures.getByRole('listitem').textContent).toMatch(/^#P-2: Bruno Díaz lo ha cambiado después/);
    expect(statuses(fake)).toEqual([2, 3, 4]);
  });

  it('say one by one which failed and why, and put only those back', async () => {
    const fake = ordersApi(orders());
    fake.api.on(orderCommands.ChangeOrderStatus, ({ id, status }) =>
      id === idOf(2) ? refuse('order_not_found', { status: 404 }) : fake.setStatus(id, status),
    );
    await selectAll(fake);
    await setAll('Cancelado');
    const failures = await screen.findByRole('alert');
    expect(within(failures).getByText(text('failedTitle', { count: 1 }))).toBeTruthy();
    expect(within(failures).getByRole('listitem').textContent).toContain('#P-2: Este pedido no existe');
    expect(rowOf(2).textContent).toContain('En proceso');
    expect(rowOf(1).textContent).toContain('Cancelado');
    await userEvent.click(within(failures).getByRole('button', { name: tableText('dismiss') }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say how far they are', async () => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const fake = ordersApi(orders());
    fake.api.on(orderCommands.ChangeOrderStatus, async ({ id, status }) => {
      if (id === idOf(2)) await held;
      return fake.setStatus(id, status);
    });
    await selectAll(fake);
    await setAll('Cancelado');
    expect(await screen.findByText(tableText('saving', { done: 2, total: 3 }))).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: '2 de 3' }).getAttribute('aria-valuenow')).toBe('67');
    letGo();
    expect(await screen.findByText(text('changedMany', { count: 3, status: 'Cancelado' }))).toBeTruthy();
  });

  it('[R-ORD-21] are deleted after one question, and come back by undo', async () => {
    const fake = ordersApi(orders());
    await selectAll(fake);
    await userEvent.click(screen.getByRole('button', { name: text('deleteMany') }));
    const question = await screen.findByRole('alertdialog', { name: text('deleteTitle', { count: 3 }) });
    await userEvent.click(
      within(question).getByRole('button', { name: text('deleteConfirm', { count: 3 }) }),
    );
    await screen.findByText(text('deletedMany', { count: 3 }));
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: uiText('undo') }));
    await waitFor(() => expect(numbersShown()).toEqual(['#P-3', '#P-2', '#P-1']));
  });

  it('stay where they are although the filter would drop them, until the list is tidied', async () => {
    await selectAll(ordersApi(orders()), '/admin/orders?status=1,2');
    await setAll('Entregado');
    expect(await screen.findByText(/2 ya no cumplen este filtro/)).toBeTruthy();
    expect(numbersShown()).toEqual(['#P-2', '#P-1']);
    await userEvent.click(screen.getByRole('button', { name: text('tidy') }));
    expect(await screen.findByRole('heading', { name: tableText('noMatch') })).toBeTruthy();
  });
});

describe('a selection', () => {
  it('belongs to its page', async () => {
    const many = Array.from({ length: 27 }, (_, index) => anOrder(index + 1));
    await selectAll(ordersApi(many));
    expect(screen.getByText(tableText('selected', { count: 20 }))).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: tableText('next') }));
    await waitFor(() => expect(numbersShown()).toHaveLength(7));
    expect(screen.queryByText(/seleccionado/)).toBeNull();
  });
});
