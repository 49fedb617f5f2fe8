import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anOrderedItem, orderCommands, orderQueries } from '@portal/contracts/areas/orders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { switchSingleKeys } from '#core/finder/single-keys';
import { app, inside, refuse, see, tableText, textsOf, uiText } from '#testing/screen-kit';
import { receiveLookers } from './orders';
import {
  anOrder,
  type FakeOrders,
  idOf,
  linkOf,
  numbersShown,
  openTriage,
  ordersApi,
  press,
  rowOf,
  sentStatuses,
  widen,
} from './orders.testing';
import { ownerTexts, presenceTexts, triageTexts } from './texts';

const text = textsOf(triageTexts);
const three = () => ordersApi([anOrder(1), anOrder(2), anOrder(3)]);
const isSelected = (number: number) => rowOf(number).getAttribute('aria-selected') === 'true';

beforeEach(() => widen(1440));

describe('the keys of the triage', () => {
  it('J and K move through the list, Enter opens', async () => {
    await openTriage(three());
    await press('jj');
    expect(document.activeElement).toBe(linkOf(2));
    await press('k');
    expect(document.activeElement).toBe(linkOf(3));
    await press('{Enter}');
    await see.path(`/admin/orders/${idOf(3)}`);
  });

  it('arrows move too, as long as the list has the focus', async () => {
    await openTriage(three());
    await press('{ArrowDown}');
    expect(document.activeElement).toBe(document.body);
    await press('j{ArrowDown}');
    expect(document.activeElement).toBe(linkOf(2));
    await press('{ArrowUp}');
    expect(document.activeElement).toBe(linkOf(3));
  });

  it('J opens the next order where one is open, and Escape closes it', async () => {
    await openTriage(three(), `/admin/orders/${idOf(3)}?status=1`);
    await press('j');
    await see.path(`/admin/orders/${idOf(2)}?status=1`);
    await press('{Escape}');
    await see.path('/admin/orders?status=1');
  });

  it('digits set the status with that code, E delivers', async () => {
    const fake = await openTriage(three());
    await press('j2');
    await waitFor(() => expect(rowOf(3).textContent).toContain('Pendiente'));
    await press('je');
    await waitFor(() => expect(rowOf(2).textContent).toContain('Entregado'));
    expect([sentStatuses(fake, 3), sentStatuses(fake, 2), sentStatuses(fake, 1)]).toEqual([[2], [4], []]);
  });

  it('X selects, and then keys act on the selection', async () => {
    const fake = await openTriage(three());
    await press('jxjx');
    expect([isSelected(3), isSelected(2), isSelected(1)]).toEqual([true, true, false]);
    await press('5');
    await waitFor(() => expect([sentStatuses(fake, 3), sentStatuses(fake, 2)]).toEqual([[5], [5]]));
    expect([isSelected(3), sentStatuses(fake, 1)]).toEqual([false, []]);
  });

  it('/ goes to the search of the list, where letters are letters', async () => {
    const fake = await openTriage(three());
    await press('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: text('search') }));
    await press('jex2');
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: text('search') }).value).toBe('jex2');
    expect([1, 2, 3].flatMap((number) => sentStatuses(fake, number))).toEqual([]);
  });

  it('do nothing for people who switched single keys off (WCAG 2.1.4), nor together with Ctrl', async () => {
    const fake = await openTriage(three());
    await press('{Control>}j{/Control}');
    expect(document.activeElement).toBe(document.body);
    switchSingleKeys(false);
    await press('j2');
    expect(document.activeElement).toBe(document.body);
    expect(sentStatuses(fake, 3)).toEqual([]);
  });

  it('mean nothing in a menu', async () => {
    const fake = await openTriage(three(), `/admin/orders/${idOf(2)}`);
    await userEvent.click(
      await screen.findByRole('button', { name: text('changeStatusFrom', { status: 'En proceso' }) }),
    );
    await press('4');
    await press('{Escape}');
    expect(sentStatuses(fake, 2)).toEqual([]);
  });
});

it('[R-ROL-03] who only reads has neither dropdown nor boxes nor keys that change anything', async () => {
  const fake = await openTriage(ordersApi([anOrder(1), anOrder(2)], 4), `/admin/orders/${idOf(2)}`);
  await screen.findByRole('heading', { name: '#P-2' });
  await press('j4xe');
  see.none('checkbox');
  expect(within(screen.getByRole('main')).queryByRole('button', { name: /Cambiar|Borrar/ })).toBeNull();
  expect([1, 2].flatMap((number) => sentStatuses(fake, number))).toEqual([]);
  expect(rowOf(1).textContent).toContain('En proceso');
});
const orders = () => [anOrder(1, { status: 2 }), anOrder(2), anOrder(3, { status: 4 })];
const statuses = (fake: FakeOrders) => [1, 2, 3].map((number) => fake.orders.get(idOf(number))?.status);

async function selectAll(fake: FakeOrders, at = '/admin/orders?status=') {
  await openTriage(fake, at);
  await userEvent.click(screen.getByRole('checkbox', { name: tableText('selectPage') }));
  return app;
}

async function setAll(status: string) {
  await userEvent.click(screen.getByRole('button', { name: tableText('changeStatus') }));
  await userEvent.click(screen.getByRole('menuitem', { name: status }));
}

describe('many orders at once', () => {
  it('get the status together; one that has it already is left alone', async () => {
    const fake = ordersApi(orders());
    await selectAll(fake);
    expect(screen.getByText(tableText('selected', { count: 3 }))).toBeTruthy();
    await setAll('Entregado');
    await see(text('changedMany', { count: 2, status: 'Entregado' }));
    expect(statuses(fake)).toEqual([4, 4, 4]);
    expect(sentStatuses(fake, 3)).toEqual([]);
    see.none('region', tableText('bulk'));
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

  it('[R4] by undo leave alone what others have set since, and name it', async () => {
    const fake = ordersApi(orders());
    await selectAll(fake);
    await setAll('Cancelado');
    const undo = await screen.findByRole('button', { name: uiText('undo') });
    fake.setStatus(idOf(2), 3, 'Bruno Díaz');
    await userEvent.click(undo);
    const failures = await inside('alert');
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
    see.none('alert');
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
    await see(tableText('saving', { done: 2, total: 3 }));
    expect(screen.getByRole('progressbar', { name: '2 de 3' }).getAttribute('aria-valuenow')).toBe('67');
    letGo();
    await see(text('changedMany', { count: 3, status: 'Cancelado' }));
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
    see.none('table');
    await userEvent.click(screen.getByRole('button', { name: uiText('undo') }));
    await waitFor(() => expect(numbersShown()).toEqual(['#P-3', '#P-2', '#P-1']));
  });

  it('stay where they are although the filter would drop them, until the list is tidied', async () => {
    await selectAll(ordersApi(orders()), '/admin/orders?status=1,2');
    await setAll('Entregado');
    await see(/2 ya no cumplen este filtro/);
    expect(numbersShown()).toEqual(['#P-2', '#P-1']);
    await userEvent.click(screen.getByRole('button', { name: text('tidy') }));
    await see.role('heading', tableText('noMatch'));
  });
});

it('a selection belongs to its page', async () => {
  const many = Array.from({ length: 27 }, (_, index) => anOrder(index + 1));
  await selectAll(ordersApi(many));
  expect(screen.getByText(tableText('selected', { count: 20 }))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: tableText('next') }));
  await waitFor(() => expect(numbersShown()).toHaveLength(7));
  see.noText(/seleccionado/);
});

const ownerText = textsOf(ownerTexts);

const given = (fake: FakeOrders) =>
  fake.api.callsTo(orderCommands.AssignOrder).map(({ id, user_id, version }) => [id, user_id, version]);

afterEach(() => act(() => receiveLookers({ isAll: true, orders: [] })));

describe('who looks after orders', () => {
  it('[R-ORD-16] A and Enter takes the order where the keys are, and it can be undone', async () => {
    const fake = await openTriage(ordersApi([anOrder(1), anOrder(2)]));
    await press('ja');
    await screen.findByRole('menuitem', { name: ownerText('me', { name: 'Carmen Ruiz' }) });
    await press('{Enter}');
    await waitFor(() => expect(rowOf(2).textContent).toContain('Carmen Ruiz'));
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(rowOf(2).textContent).not.toContain('Carmen Ruiz'));
    expect(given(fake)).toEqual([
      [idOf(2), 7, 0],
      [idOf(2), 0, 1],
    ]);
  });

  it('[R-ORD-16] gives all that is selected to a colleague', async () => {
    const fake = await openTriage(ordersApi([anOrder(1), anOrder(2), anOrder(3)]));
    await press('jxjx');
    await userEvent.click(screen.getByRole('button', { name: ownerText('assignMany') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Berta Gil' }));
    await waitFor(() => expect(given(fake)).toHaveLength(2));
    await waitFor(() => expect(rowOf(3).textContent).toContain('Berta Gil'));
    expect(rowOf(1).textContent).not.toContain('Berta Gil');
  });

  it('[R4] shows who was faster, and their choice', async () => {
    const fake = await openTriage(ordersApi([anOrder(1)]));
    fake.orders.patch(idOf(1), { assignee_id: 8, assignee_name: 'Berta Gil', assignee_version: 4 });
    await press('ja{Enter}');
    await see(ownerText('rejection.order_assigned_meanwhile', { who: 'Berta Gil' }));
    expect(rowOf(1).textContent).toContain('Berta Gil');
  });

  it('[R-ORD-13] filters by own and by unassigned orders, in the address', async () => {
    const mine = { assignee_id: 7, assignee_name: 'Carmen Ruiz' };
    await openTriage(ordersApi([anOrder(1, mine), anOrder(2)]));
    await userEvent.click(screen.getByRole('button', { name: ownerText('assignee') }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: ownerText('mine') }));
    await waitFor(() => expect(numbersShown()).toEqual(['#P-1']));
    expect(app.path()).toContain('assignee=me');
  });

  it('[R-ROL-03] is read-only for people who may change nothing', async () => {
    const fake = await openTriage(ordersApi([anOrder(1, { assignee_id: 8, assignee_name: 'Berta Gil' })], 4));
    await press('ja');
    see.none('menu');
    expect(rowOf(1).textContent).toContain('Berta Gil');
    expect(fake.api.callsTo(orderQueries.ListAssignees)).not.toHaveLength(0);
  });
});

it('[R-ORD-19] viewers of an order are shown in its row while they look, except oneself', async () => {
  await openTriage(ordersApi([anOrder(1)]));
  const berta = { userId: 8, name: 'Berta Gil' };
  const me = { userId: 7, name: 'Carmen Ruiz' };
  const announced = (people: (typeof berta)[]) =>
    act(() => receiveLookers({ isAll: false, orders: [{ orderId: idOf(1), people }] }));
  const name = textsOf(presenceTexts)('looking', { count: 1, names: 'Berta Gil' });
  announced([berta, me]);
  await see.role('img', name, within(rowOf(1)));
  expect(within(rowOf(1)).getAllByRole('img')).toHaveLength(1);
  announced([me]);
  await waitFor(() => expect(within(rowOf(1)).queryByRole('img', { name })).toBeNull());
});

describe('delivered with nothing to download', () => {
  const bare = (number: number, method: 1 | 2 = 1) =>
    anOrder(number, {
      pieces_ready: 0,
      items: [anOrderedItem('ES', { filename: `Cartel ${number}`, method })],
    });
  const question = (count: number) => text('deliverTitle', { count });

  it('asks first, and names the piece that was ordered as an adaptation', async () => {
    const fake = await openTriage(ordersApi([anOrder(1), bare(2)]));
    await press('je');
    const dialog = await inside('alertdialog', question(1));
    await see(text('deliverAdapted', { count: 1, pieces: 'Cartel 2' }), dialog);
    expect(sentStatuses(fake, 2)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: text('deliverConfirm', { count: 1 }) }));
    await waitFor(() => expect(sentStatuses(fake, 2)).toEqual([4]));
  });

  it('goes to where finished art is added, and changes nothing', async () => {
    const fake = await openTriage(ordersApi([bare(2, 2)]));
    await press('je');
    const dialog = await inside('alertdialog', question(1));
    expect(dialog.queryByText(text('deliverAdapted', { count: 1, pieces: 'Cartel 2' }))).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: text('deliverAdd') }));
    await see.path(`/admin/orders/${idOf(2)}`);
    await screen.findByRole('heading', { name: '#P-2' });
    expect(document.getElementById('finished-art')).not.toBeNull();
    expect(sentStatuses(fake, 2)).toEqual([]);
  });

  it('asks once for many, with their number, and leaves out those that are delivered', async () => {
    const fake = ordersApi(
      [bare(1), bare(2), anOrder(3), bare(4)].map((order, place) => ({
        ...order,
        status: place === 3 ? 4 : 1,
      })),
    );
    await selectAll(fake);
    await setAll('Entregado');
    const dialog = await inside('alertdialog', question(3));
    await see(text('deliverTextMany', { bare: 2, count: 3, numbers: '#P-2, #P-1' }), dialog);
    await userEvent.click(dialog.getByRole('button', { name: text('deliverConfirm', { count: 3 }) }));
    await waitFor(() =>
      expect([1, 2, 3].map((number) => sentStatuses(fake, number))).toEqual([[4], [4], [4]]),
    );
    expect(sentStatuses(fake, 4)).toEqual([]);
  });

  it('asks in the open order, and does nothing when cancelled', async () => {
    const fake = await openTriage(ordersApi([bare(2)]), `/admin/orders/${idOf(2)}`);
    await userEvent.click(
      await screen.findByRole('button', { name: text('changeStatusFrom', { status: 'En proceso' }) }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Entregado/ }));
    const dialog = await inside('alertdialog', question(1));
    await userEvent.click(dialog.getByRole('button', { name: text('cancel') }));
    await waitFor(() => see.none('alertdialog'));
    expect(sentStatuses(fake, 2)).toEqual([]);
  });

  it('asks nothing for another status', async () => {
    const fake = await openTriage(ordersApi([bare(2)]));
    await press('j3');
    await waitFor(() => expect(sentStatuses(fake, 2)).toEqual([3]));
    see.none('alertdialog');
  });
});
