import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { orderCommands, orderQueries } from '@portal/contracts/areas/orders';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { textsOf } from '#testing/text-of';
import { ownerTexts, presenceTexts } from '../texts';
import { receiveLookers } from '../lookers';
import { anOrder, type FakeOrders, idOf, ordersApi } from '../testing/orders-api';
import { numbersShown, openTriage, rowOf, widen } from '../testing/triage-screen';

const text = textsOf(ownerTexts);
const press = (keys: string) => userEvent.keyboard(keys);
const given = (fake: FakeOrders) =>
  fake.api.callsTo(orderCommands.AssignOrder).map(({ id, user_id, version }) => [id, user_id, version]);

beforeEach(() => widen(1440));
afterEach(() => {
  cleanup();
  act(() => receiveLookers({ isAll: true, orders: [] }));
  localStorage.clear();
});

describe('who looks after orders', () => {
  it('[R-ORD-16] A and Enter takes the order where the keys are, and it can be undone', async () => {
    const fake = ordersApi([anOrder(1), anOrder(2)]);
    await openTriage(fake);
    await press('ja');
    await screen.findByRole('menuitem', { name: text('me', { name: 'Carmen Ruiz' }) });
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
    const fake = ordersApi([anOrder(1), anOrder(2), anOrder(3)]);
    await openTriage(fake);
    await press('jxjx');
    await userEvent.click(screen.getByRole('button', { name: text('assignMany') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Berta Gil' }));
    await waitFor(() => expect(given(fake)).toHaveLength(2));
    await waitFor(() => expect(rowOf(3).textContent).toContain('Berta Gil'));
    expect(rowOf(1).textContent).not.toContain('Berta Gil');
  });

  it('[R4] tells who was faster, and shows it', async () => {
    const fake = ordersApi([anOrder(1)]);
    await openTriage(fake);
    fake.orders.patch(idOf(1), { assignee_id: 8, assignee_name: 'Berta Gil', assignee_version: 4 });
    await press('ja{Enter}');
    expect(
      await screen.findByText(text('rejection.order_assigned_meanwhile', { who: 'Berta Gil' })),
    ).toBeTruthy();
    expect(rowOf(1).textContent).toContain('Berta Gil');
  });

  it('[R-ORD-13] filters by one’s own and by nobody’s, in the address', async () => {
    const mine = { assignee_id: 7, assignee_name: 'Carmen Ruiz' };
    const app = await openTriage(ordersApi([anOrder(1, mine), anOrder(2)]));
    await userEvent.click(screen.getByRole('button', { name: text('assignee') }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: text('mine') }));
    await waitFor(() => expect(numbersShown()).toEqual(['#P-1']));
    expect(app.path()).toContain('assignee=me');
  });

  it('[R-ROL-03] is only read by those who change nothing', async () => {
    const fake = ordersApi([anOrder(1, { assignee_id: 8, assignee_name: 'Berta Gil' })], 4);
    await openTriage(fake);
    await press('ja');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(rowOf(1).textContent).toContain('Berta Gil');
    expect(fake.api.callsTo(orderQueries.ListAssignees)).not.toHaveLength(0);
  });
});

describe('who looks at an order', () => {
  it('[R-ORD-19] is shown in its row as long as it is so; oneself is not', async () => {
    await openTriage(ordersApi([anOrder(1)]));
    const berta = { userId: 8, name: 'Berta Gil' };
    const me = { userId: 7, name: 'Carmen Ruiz' };
    const told = (people: (typeof berta)[]) =>
      act(() => receiveLookers({ isAll: false, orders: [{ orderId: idOf(1), people }] }));
    const name = textsOf(presenceTexts)('looking', { count: 1, names: 'Berta Gil' });
    told([berta, me]);
    expect(await within(rowOf(1)).findByRole('img', { name })).toBeTruthy();
    expect(within(rowOf(1)).getAllByRole('img')).toHaveLength(1);
    told([me]);
    await waitFor(() => expect(within(rowOf(1)).queryByRole('img', { name })).toBeNull());
  });
});
