import { describe, expect, it } from '@jest/globals';
import { orderQueries } from '@portal/contracts/areas/orders';
import { savedViewQueries } from '@portal/contracts/areas/saved-views';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { offline, refuse } from '#testing/fake-api';
import { app, press, reads, screenKit, see, tableText, textsOf, type, uiText } from '#testing/screen-kit';
import { ordersArea } from './index';
import { anOrder, type FakeOrders, idOf, ordersApi } from './orders.testing';
import { ordersTexts } from './texts';

const text = textsOf(ordersTexts);
const textPt = textsOf(ordersTexts, 'PT');
const areas = [ordersArea];
const franchisee = 1;

const open = screenKit(areas, '/orders');

const list = (name = text('list')) => screen.findByRole('list', { name });
const lastListed = (fake: FakeOrders) => fake.api.callsTo(orderQueries.ListOrders).at(-1);

describe("the restaurants' list of orders", () => {
  it('[R-NAV-15] [R-ORD-01] [R-ORD-10] [AMB-83] shows number, date, status and how many pieces, and leads to the order', async () => {
    open(ordersApi([anOrder(7, { status: 3, item_count: 3 })], franchisee));
    const [order] = within(await list()).getAllByRole('link');
    expect(order?.getAttribute('href')).toBe(`/order/details/${idOf(7)}`);
    reads(
      order,
      '#P-7',
      '09:30 07/11/2026',
      text('itemCount', { count: 3 }),
      text('andMore', { name: 'Menú del día', more: 2 }),
    );
    await see('En producción y entrega', within(order as HTMLElement));
  });

  it('[R-ORD-12] [R-ORD-07] writes numbers and statuses as the market does', async () => {
    open(ordersApi([anOrder(7, { status: 4 })], franchisee), '/orders', 'PT');
    const [order] = within(await list(textPt('list'))).getAllByRole('link');
    reads(order, '#O-7', '08:30 07/11/2026');
    await see('Entregue', within(order as HTMLElement));
  });

  it('[R-ORD-09] inverts the icon of status 1 and of no other', async () => {
    open(ordersApi([anOrder(1), anOrder(2, { status: 2 })], franchisee));
    const orders = within(await list());
    const chips = [await orders.findByText('En proceso'), await orders.findByText('Pendiente')];
    expect(chips.map((chip) => chip.querySelector('[data-inverted]') !== null)).toEqual([true, false]);
  });

  it('[R-PLT-03] requests the selected restaurant, or all of them on request', async () => {
    const fake = ordersApi([anOrder(1)], franchisee);
    open(fake);
    await list();
    expect(lastListed(fake)?.restaurant_id).toBe(1);
    await press(text('scopeAll'), 'radio');
    await waitFor(() => expect(lastListed(fake)?.restaurant_id).toBeUndefined());
    expect(app.path()).toBe('/orders?scope=all');
    await see('101 - Gran Vía');
  });

  it('keeps status and words in the address, so that a copy of it shows the same (U6)', async () => {
    const fake = ordersApi([anOrder(1), anOrder(2, { status: 4 })], franchisee);
    open(fake);
    await press('Entregado · 1');
    await type(text('search'), 'Nuria{Enter}', 'searchbox');
    await see.path('/orders?status=4&q=Nuria');
    await waitFor(() => expect(lastListed(fake)).toMatchObject({ status: [4], q: 'Nuria', page: 1 }));
    expect(within(await list()).getAllByRole('link')).toHaveLength(1);
  });

  it('keeps filters by name (U6)', async () => {
    const fake = ordersApi([anOrder(1), anOrder(2, { status: 4 })], franchisee);
    const views = [{ table: 'my-orders', name: 'Entregados', search: 'status=4' }];
    fake.api.on(savedViewQueries.GetSavedViews, () => ({ views }));
    open(fake);
    await press(tableText('views'));
    await press('Entregados');
    await see.path('/orders?status=4');
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: text('list') })).getAllByRole('link')).toHaveLength(1),
    );
  });

  it('asks for one page at a time', async () => {
    const orders = Array.from({ length: 25 }, (_, index) => anOrder(index + 1));
    const fake = ordersApi(orders, franchisee);
    open(fake);
    expect(within(await list()).getAllByRole('link')).toHaveLength(20);
    await press(tableText('next'));
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: text('list') })).getAllByRole('link')).toHaveLength(5),
    );
    expect(lastListed(fake)).toMatchObject({ page: 2, size: 20 });
  });

  it('[R-PLT-20] [AMB-50] comes in pages of 10, 20, 30 or whole', async () => {
    const fake = ordersApi(
      Array.from({ length: 25 }, (_, index) => anOrder(index + 1)),
      franchisee,
    );
    open(fake);
    await list();
    const sizes = screen.getByRole('combobox', { name: tableText('rowsPerPage') });
    expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['10', '20', '30', tableText('all')]);
    await userEvent.selectOptions(sizes, tableText('all'));
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: text('list') })).getAllByRole('link')).toHaveLength(25),
    );
  });

  it('teaches what to do where nothing was ordered, and how to widen a search that found nothing', async () => {
    open(ordersApi([], franchisee));
    await see.role('heading', text('emptySite'));
    cleanup();
    open(ordersApi([], franchisee), '/orders?status=5');
    const clear = await screen.findByRole('link', { name: text('clear') });
    expect(clear.getAttribute('href')).toBe('/orders');
  });

  it('leads back from a page past the end', async () => {
    open(ordersApi([anOrder(1)], franchisee), '/orders?page=9');
    await press(text('firstPage'));
    expect(within(await list()).getAllByRole('link')).toHaveLength(1);
    expect(app.path()).toBe('/orders');
  });

  it('shows what went wrong with its code, and tries again', async () => {
    const fake = ordersApi([anOrder(1)], franchisee);
    fake.api.on(orderQueries.ListOrders, () => refuse('forbidden', { status: 403 }));
    open(fake);
    expect((await screen.findByRole('alert')).textContent).toContain(
      uiText('errorCode', { code: 'forbidden' }),
    );
    fake.api.on(orderQueries.ListOrders, () => [anOrder(1)]);
    await press(uiText('retry'));
    expect(within(await list()).getAllByRole('link')).toHaveLength(1);
  });

  it('[R-ORD-19] shows a status set by another person, at once and without asking', async () => {
    const fake = ordersApi([anOrder(1)], franchisee);
    open(fake);
    const orders = within(await list());
    await orders.findByText('En proceso');
    fake.api.on(orderQueries.ListOrders, () => offline);
    await waitFor(() => {
      app.push('OrderChanged', { id: idOf(1), fields: { status: 4 }, position: 5 });
      expect(orders.getByText('Entregado')).toBeTruthy();
    });
  });
});
