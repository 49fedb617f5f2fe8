import { beforeEach, describe, expect, it } from '@jest/globals';
import { orderCommands, orderQueries } from '@portal/contracts/areas/orders';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { broken, refuse } from '#testing/fake-api';
import { app, coreText, inside, see, tableText, textsOf, type, uiText } from '#testing/screen-kit';
import { daysTexts, exportTexts } from '#ui/texts';
import {
  anOrder,
  type FakeOrders,
  idOf,
  linkOf,
  numbersShown as numbers,
  openTriage as open,
  ordersApi,
  press,
  rowOf as row,
  sentStatuses,
  triageTable,
  widen,
} from './orders.testing';
import { detailsTexts, triageTexts } from './texts';

const text = textsOf(triageTexts);
const daysText = textsOf(daysTexts);
const detailsText = textsOf(detailsTexts);
const lastListed = (fake: FakeOrders) => fake.api.callsTo(orderQueries.ListOrders).at(-1);
const three = () => ordersApi([anOrder(1), anOrder(2), anOrder(3)]);

beforeEach(() => widen(1440));

describe('the list of the triage', () => {
  it('[R-ORD-11] [AMB-83] shows number, contact, restaurant, pieces, date and status', async () => {
    const item_names = ['Cartel', 'Vinilo'];
    await open(ordersApi([anOrder(7, { item_count: 3, item_names, previews: ['/a', '/b'], status: 2 })]));
    const heads = within(triageTable())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads.filter(Boolean)).toEqual([
      text('number'),
      text('contact'),
      text('place'),
      text('items'),
      text('date'),
      text('needed'),
      text('assignee'),
      text('status'),
    ]);
    const cells = within(row(7))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.slice(1, 4)).toEqual(['#P-7', 'Nuria Vidal 7', '101 - Gran Vía']);
    expect(cells[4]).toBe('33 piezas · Cartel, Vinilo');
    expect(cells[5]).toMatch(/^09:30 07\/11\/2026hace /);
    expect(cells.slice(6, 8)).toEqual(['', 'Sin asignar']);
    expect(cells[8]).toMatch(/^Pendiente/);
    const pictures = [...row(7).querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
    expect(pictures).toEqual(['/a', '/b']);
  });

  it('opens on the orders that have to be dealt with; a search looks everywhere', async () => {
    await open(ordersApi([anOrder(1), anOrder(2, { status: 4 }), anOrder(3, { status: 3 })]));
    await waitFor(() => expect(numbers()).toEqual(['#P-3', '#P-1']));
    expect(app.path()).toBe('/admin/orders');
    await type(text('search'), 'Vidal 2{Enter}', 'searchbox');
    await waitFor(() => expect(numbers()).toEqual(['#P-2']));
  });

  it('[U6] [U10] keeps views, columns and exports as every list does', async () => {
    await open(ordersApi([anOrder(1)]));
    for (const tool of [tableText('views'), tableText('columns'), textsOf(exportTexts)('export')]) {
      expect(screen.getByRole('button', { name: tool })).toBeTruthy();
    }
  });

  it('[R-ORD-13] keeps filters and order in the address and shows how many each status has', async () => {
    const fake = await open(ordersApi([anOrder(1), anOrder(2, { status: 4 }), anOrder(3, { status: 3 })]));
    await userEvent.click(screen.getByRole('button', { name: 'Todos · 3' }));
    await see.path('/admin/orders?status=');
    await userEvent.click(screen.getByRole('button', { name: 'Por atender · 2' }));
    await userEvent.click(screen.getByRole('button', { name: text('contact') }));
    await see.path('/admin/orders?status=1%2C2%2C3&sort=contact_name');
    await waitFor(() =>
      expect(lastListed(fake)).toMatchObject({ status: [1, 2, 3], sort: 'contact_name', size: 20 }),
    );
    expect(numbers()).toEqual(['#P-1', '#P-3']);
  });

  it('[R-ORD-13] asks for days and restaurant of the address, also where the chips count', async () => {
    const fake = ordersApi([1, 2, 3].map((number) => anOrder(number, { restaurant_id: 2 })));
    await open(fake, '/admin/orders?from=2026-11-01&to=2026-11-03&restaurant_id=2');
    const asked = { from: '2026-11-01', to: '2026-11-03', restaurant_id: 2 };
    expect(lastListed(fake)).toMatchObject(asked);
    expect(fake.api.callsTo(orderQueries.CountOrders)[0]).toMatchObject(asked);
    expect(screen.getByRole('button', { name: '01/11/2026 – 03/11/2026' })).toBeTruthy();
  });

  it('asks for one page and, ahead of time, for the next', async () => {
    const fake = await open(ordersApi(Array.from({ length: 28 }, (_, index) => anOrder(index + 1))));
    await waitFor(() =>
      expect(fake.api.callsTo(orderQueries.ListOrders).map(({ page, size }) => [page, size])).toEqual([
        [1, 20],
        [2, 20],
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: tableText('next') }));
    await waitFor(() => expect(numbers()).toHaveLength(8));
    expect(fake.api.callsTo(orderQueries.ListOrders)).toHaveLength(2);
  });

  it('[R-PLT-20] [AMB-50] shows all of them on one page, and then there is no next one to fetch', async () => {
    const fake = ordersApi(Array.from({ length: 28 }, (_, index) => anOrder(index + 1)));
    await open(fake, '/admin/orders?size=-1');
    await waitFor(() => expect(numbers()).toHaveLength(28));
    expect(fake.api.callsTo(orderQueries.ListOrders)).toHaveLength(1);
  });

  it('[R-NAV-25] is where /admin leads while there is nothing else', async () => {
    await open(three(), '/admin');
    expect(app.path()).toBe('/admin/orders');
  });
});

describe('the open order', () => {
  it('[R-ORD-14] is beside the list, with its parts to fold', async () => {
    await open(three());
    await userEvent.click(linkOf(2));
    const order = await inside('complementary', text('openOrder'));
    await see.role('heading', '#P-2', order);
    expect(app.path()).toBe(`/admin/orders/${idOf(2)}`);
    const contact = order.getByRole('button', { name: detailsText('contact') });
    expect(order.getByText('nuria.vidal@es.chain.example')).toBeTruthy();
    await userEvent.click(contact);
    expect(contact.getAttribute('aria-expanded')).toBe('false');
    await press('j');
    await order.findByRole('heading', { name: '#P-1' });
    expect(order.getByRole('button', { name: detailsText('contact') }).getAttribute('aria-expanded')).toBe(
      'false',
    );
    for (const part of [/^Piezas/, detailsText('details'), detailsText('timeline')]) {
      expect(order.getByRole('button', { name: part })).toBeTruthy();
    }
    expect(numbers()).toHaveLength(3);
  });

  it('leaves the list its room: most filters are folded away beside it, and counted', async () => {
    await open(three(), '/admin/orders?assignee=nobody&from=2026-11-01&to=2026-11-30');
    const place = () => screen.queryByRole('button', { name: /^01\/11\/2026/ });
    expect(place()).toBeTruthy();
    see.none('button', text('filters', { count: 2 }));
    await userEvent.click(linkOf(2));
    const filters = await screen.findByRole('button', { name: text('filters', { count: 2 }) });
    expect(filters.getAttribute('aria-expanded')).toBe('false');
    expect(place()).toBeNull();
    await userEvent.click(filters);
    expect(place()).toBeTruthy();
  });

  it('folds them away where there is little room at all', async () => {
    widen(800);
    await open(three());
    expect(screen.getByRole('searchbox', { name: text('search') })).toBeTruthy();
    see.none('button', daysText('dates'));
    await userEvent.click(screen.getByRole('button', { name: text('filters', { count: 0 }) }));
    expect(screen.getByRole('button', { name: daysText('dates') })).toBeTruthy();
  });

  it('is closed at one place, however long the names in its head are', async () => {
    await open(three(), `/admin/orders/${idOf(2)}`);
    const close = await screen.findByRole('button', { name: text('close') });
    // What wraps, status and names, has a box of its own beside them.
    const [head, ...fixed] = [...(close.parentElement?.children ?? [])];
    const status = screen.getByRole('button', { name: text('changeStatusFrom', { status: 'En proceso' }) });
    expect(head?.contains(status)).toBe(true);
    const paper = screen.getByRole('link', { name: /PDF$/ });
    expect(fixed).toEqual([paper, screen.getByRole('button', { name: text('delete') }), close]);
  });

  it('has the screen for itself where there is no room for two', async () => {
    widen(800);
    await open(three(), '/admin/orders?status=1');
    await userEvent.click(linkOf(2));
    expect(
      await screen.findByRole('heading', { level: 1, name: text('order', { number: '#P-2' }) }),
    ).toBeTruthy();
    see.none('table');
    const back = within(screen.getByRole('navigation', { name: uiText('breadcrumb') })).getByRole('link', {
      name: text('backToList'),
    });
    expect(back.getAttribute('href')).toBe('/admin/orders?status=1');
  });

  it('[R-ORD-16] [R-ORD-17] offers every other status and saves the chosen one at once', async () => {
    const fake = await open(three(), `/admin/orders/${idOf(2)}`);
    await userEvent.click(
      await screen.findByRole('button', { name: text('changeStatusFrom', { status: 'En proceso' }) }),
    );
    const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(offered).toEqual(['Pendiente2', 'En producción y entrega3', 'Entregado4', 'Cancelado5']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Pendiente' }));
    await see.role('button', text('changeStatusFrom', { status: 'Pendiente' }));
    expect(sentStatuses(fake, 2)).toEqual([2]);
  });

  it('[R-ORD-18] saves nothing a second time when it is left', async () => {
    const fake = await open(three(), `/admin/orders/${idOf(2)}`);
    await screen.findByRole('heading', { name: '#P-2' });
    await press('3');
    await waitFor(() => expect(sentStatuses(fake, 2)).toEqual([3]));
    await press('3');
    await press('{Escape}');
    await see.path('/admin/orders');
    expect(sentStatuses(fake, 2)).toEqual([3]);
  });

  it('shows a new status before it is saved, and puts it back with the reason when it is refused (U7)', async () => {
    const fake = await open(three(), `/admin/orders/${idOf(2)}`);
    await screen.findByRole('heading', { name: '#P-2' });
    const shown: (string | null)[] = [];
    fake.api.on(orderCommands.ChangeOrderStatus, () => {
      shown.push(row(2).textContent);
      return broken();
    });
    await press('4');
    await see(coreText('rejection.internal'));
    expect(shown[0]).toContain('Entregado');
    expect(row(2).textContent).toContain('En proceso');
    await see.role('button', text('changeStatusFrom', { status: 'En proceso' }));
  });

  it('shows who was faster when two change an order together (R4)', async () => {
    const fake = await open(three(), `/admin/orders/${idOf(2)}`);
    await screen.findByRole('heading', { name: '#P-2' });
    fake.api.on(orderCommands.ChangeOrderStatus, () => {
      fake.setStatus(idOf(2), 5, 'Bruno Díaz');
      return refuse('conflict', { status: 409, details: { changed_by: 'user-9' } });
    });
    await press('4');
    await see(/Bruno Díaz ha cambiado este pedido a «Cancelado»/);
    await waitFor(() => expect(row(2).textContent).toContain('Cancelado'));
  });

  it('[R4] an undo keeps what others have set since, and shows the current value', async () => {
    const fake = await open(three(), `/admin/orders/${idOf(2)}`);
    await screen.findByRole('heading', { name: '#P-2' });
    await press('3');
    const undo = await screen.findByRole('button', { name: uiText('undo') });
    fake.setStatus(idOf(2), 5, 'Bruno Díaz');
    await userEvent.click(undo);
    const announced = await screen.findByText(/^Bruno Díaz lo ha cambiado después a «Cancelado»/);
    expect(announced.textContent).not.toContain('order_changed_since');
    await waitFor(() => expect(row(2).textContent).toContain('Cancelado'));
    expect(fake.orders.get(idOf(2))?.status).toBe(5);
  });

  it('[R4] is changed from the version that is shown, by hand, by undo and by what others have done since', async () => {
    const fake = await open(three(), `/admin/orders/${idOf(2)}`);
    await screen.findByRole('heading', { name: '#P-2' });
    const versions = () => fake.api.callsTo(orderCommands.ChangeOrderStatus).map(({ version }) => version);
    await press('4');
    await userEvent.click(await screen.findByRole('button', { name: uiText('undo') }));
    await waitFor(() => expect(versions()).toEqual([0, 1]));
    fake.setStatus(idOf(2), 3, 'Bruno Díaz');
    app.push('OrderChanged', { id: idOf(2), fields: { status: 3, version: 3 }, position: 9 });
    await waitFor(() => expect(row(2).textContent).toMatch(/producción/i));
    await press('4');
    await waitFor(() => expect(versions()).toEqual([0, 1, 3]));
  });

  it('[U5] announces its last status alone, with one undo', async () => {
    const fake = await open(three(), `/admin/orders/${idOf(2)}`);
    await screen.findByRole('heading', { name: '#P-2' });
    await press('4');
    await waitFor(() => expect(sentStatuses(fake, 2)).toEqual([4]));
    await press('3');
    await waitFor(() => expect(sentStatuses(fake, 2)).toEqual([4, 3]));
    await screen.findByText(text('changed', { status: 'En producción y entrega', number: '#P-2' }));
    expect(screen.getAllByRole('button', { name: uiText('undo') })).toHaveLength(1);
  });

  it('[R-ORD-21] is deleted after a question, and restored by undo', async () => {
    const fake = await open(three(), `/admin/orders/${idOf(2)}`);
    await userEvent.click(await screen.findByRole('button', { name: text('delete') }));
    const question = await screen.findByRole('alertdialog', { name: text('deleteTitle', { count: 1 }) });
    await userEvent.click(
      within(question).getByRole('button', { name: text('deleteConfirm', { count: 1 }) }),
    );
    await waitFor(() => expect(numbers()).toEqual(['#P-3', '#P-1']));
    expect(app.path()).toBe('/admin/orders');
    await userEvent.click(await screen.findByRole('button', { name: uiText('undo') }));
    await waitFor(() => expect(numbers()).toEqual(['#P-3', '#P-2', '#P-1']));
    expect(fake.api.callsTo(orderCommands.RestoreOrder)).toHaveLength(1);
  });
});
