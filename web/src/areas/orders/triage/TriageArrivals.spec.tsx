import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { textsOf } from '#testing/text-of';
import { tableTexts } from '#ui/texts';
import { triageTexts } from '../texts';
import { anOrder, type FakeOrders, idOf, ordersApi } from '../testing/orders-api';
import { numbersShown, openTriage, rowOf, widen } from '../testing/triage-screen';

const text = textsOf(triageTexts);
const tableText = textsOf(tableTexts);

type App = Awaited<ReturnType<typeof openTriage>>;

/** An order comes in, and the socket says so. */
function arrive(fake: FakeOrders, app: App, number: number, facts: Parameters<typeof anOrder>[1] = {}) {
  fake.orders.add(anOrder(number, facts));
  app.push('OrderPlaced', { orderId: idOf(number), position: number });
}

beforeEach(() => widen(1440));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('orders that come in while the list is read', () => {
  it('wait in a pill and move nothing; pressing it shows them', async () => {
    const fake = ordersApi([anOrder(1), anOrder(2)]);
    const app = await openTriage(fake);
    arrive(fake, app, 3);
    arrive(fake, app, 4);
    const pill = await screen.findByRole('button', { name: text('newOrders', { count: 2 }) });
    expect(numbersShown()).toEqual(['#P-2', '#P-1']);
    await userEvent.click(pill);
    await waitFor(() => expect(numbersShown()).toEqual(['#P-4', '#P-3', '#P-2', '#P-1']));
    expect(screen.queryByRole('button', { name: /nuevo/ })).toBeNull();
    expect(rowOf(4).getAttribute('data-arrived')).toBe('true');
  });

  it('are not counted where the filters would not show them', async () => {
    const fake = ordersApi([anOrder(1, { status: 2 })]);
    const app = await openTriage(fake, '/admin/orders?status=2');
    arrive(fake, app, 2);
    arrive(fake, app, 3, { status: 2 });
    expect(await screen.findByRole('button', { name: text('newOrders', { count: 1 }) })).toBeTruthy();
  });

  it('are noticed on another page too, and shown on the first', async () => {
    const fake = ordersApi(Array.from({ length: 26 }, (_, index) => anOrder(index + 1)));
    const app = await openTriage(fake, '/admin/orders?page=2');
    arrive(fake, app, 27);
    await userEvent.click(await screen.findByRole('button', { name: text('newOrders', { count: 1 }) }));
    await waitFor(() => expect(numbersShown()[0]).toBe('#P-27'));
    expect(app.path()).toBe('/admin/orders');
  });

  it('are found after a gap in the connection (R14)', async () => {
    const fake = ordersApi([anOrder(1)]);
    const app = await openTriage(fake);
    fake.orders.add(anOrder(2));
    app.reconnect();
    expect(await screen.findByRole('button', { name: text('newOrders', { count: 1 }) })).toBeTruthy();
    expect(numbersShown()).toEqual(['#P-1']);
  });

  it('are shown at once where nothing was being read', async () => {
    const fake = ordersApi([anOrder(1)]);
    const app = await openTriage(fake, '/admin/orders');
    fake.orders.rows = [];
    app.push('OrderChanged', { orderId: idOf(1), position: 2 });
    await userEvent.click(screen.getByRole('button', { name: 'Entregado · 0' }));
    await screen.findByRole('heading', { name: tableText('noMatch') });
    arrive(fake, app, 5, { status: 4 });
    await waitFor(() => expect(numbersShown()).toEqual(['#P-5']));
  });
});

describe('what others do to the orders of the list', () => {
  it('[R-ORD-19] shows without asking, also on rows that the filter has lost', async () => {
    const fake = ordersApi([anOrder(1), anOrder(2)]);
    const app = await openTriage(fake, '/admin/orders?status=1');
    fake.setStatus(idOf(2), 3);
    app.push('OrderStatusChanged', { orderId: idOf(2), status: 3, position: 9 });
    await waitFor(() => expect(rowOf(2).textContent).toContain('En producción y entrega'));
    fake.setStatus(idOf(2), 5);
    app.push('OrderStatusChanged', { orderId: idOf(2), status: 5, position: 10 });
    await waitFor(() => expect(rowOf(2).textContent).toContain('Cancelado'));
    expect(numbersShown()).toEqual(['#P-2', '#P-1']);
  });
});
