import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, Role } from '@portal/contracts';
import { countedOrders, orderQueries, orders, withoutWork } from '@portal/contracts/areas/orders';
import { users } from '@portal/contracts/areas/users';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { orderHandlers } from './orders.handlers';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const order = (n: number, assigneeId: number | null, status = 1) =>
  ({
    id: id(n),
    number: n,
    date: at(n),
    status,
    statusChangedAt: at(n),
    version: 0,
    assigneeId,
    name: '',
    userId: 12,
    restaurantId: 1,
    restaurantName: '',
    restaurantSite: '',
    contactName: '',
    numberText: String(n),
    items: [],
    itemCount: 0,
    resourceIds: [],
    references: [],
    history: [],
    assigneeVersion: 0,
    ...withoutWork(at(n)),
    deleted: n === 9,
    ...withoutWork(at(n)),
  }) as unknown as DocumentOf<typeof orders>;
const person = (userId: number, name: string, facts: object = {}) =>
  ({
    id: userId,
    name,
    email: `${userId}@es.chain.example`,
    type: Role.Administrator,
    active: true,
    deleted: false,
    locations: [],
    ...facts,
  }) as unknown as DocumentOf<typeof users>;

const held = [
  order(1, 1),
  order(2, 1, 3),
  order(3, 1, 4),
  order(4, null),
  order(5, 3, 2),
  order(6, null),
  order(9, 1),
];
const staff = [
  person(1, 'Marta Soler'),
  person(2, 'Berta Gil'),
  person(3, 'Clara Ruiz', { active: false }),
  person(4, 'Edu Mas', { type: Role.Editor }),
];

async function as(role: Role) {
  const views = await viewsHolding([orders, held], [users, staff], [countedOrders, []]);
  return asking(orderHandlers, askedBy(views, { person: testPerson(role, { userId: 1 }) }));
}

describe('the workload of each assignee', () => {
  it('[R-ORD-11] counts what is neither settled nor deleted, with the oldest of each, and names who left with something', async () => {
    const { ask } = await as(Role.Administrator);
    const { data } = await ask(orderQueries.GetWorkload, {});
    expect(data).toEqual([
      { id: null, name: '', available: true, open: 2, statuses: { 1: 2, 2: 0, 3: 0 }, oldest: at(4) },
      { id: 2, name: 'Berta Gil', available: true, open: 0, statuses: { 1: 0, 2: 0, 3: 0 }, oldest: null },
      { id: 1, name: 'Marta Soler', available: true, open: 2, statuses: { 1: 1, 2: 0, 3: 1 }, oldest: at(1) },
      { id: 3, name: 'Clara Ruiz', available: false, open: 1, statuses: { 1: 0, 2: 1, 3: 0 }, oldest: at(5) },
    ]);
  });

  it('[R-ORD-16] offers active people who may change orders, and no others', async () => {
    const { ask } = await as(Role.Editor);
    expect((await ask(orderQueries.ListAssignees, {})).data).toEqual([
      { id: 2, name: 'Berta Gil' },
      { id: 1, name: 'Marta Soler' },
    ]);
  });

  it('[R-ORD-13] filters a list by who looks after its orders', async () => {
    const { ask } = await as(Role.Administrator);
    const numbers = async (assignee: 'me' | 'nobody' | number) =>
      (await ask(orderQueries.ListOrders, { assignee })).data.map(({ number }) => number);
    expect(await numbers('me')).toEqual([3, 2, 1]);
    expect(await numbers('nobody')).toEqual([6, 4]);
    expect(await numbers(3)).toEqual([5]);
    expect((await ask(orderQueries.CountOrders, { assignee: 'nobody' })).data[1]).toBe(2);
  });
});
