import { describe, expect, it, jest } from '@jest/globals';
import { administrators, type DocumentOf, Role } from '@portal/contracts';
import {
  aCountedOrder,
  anOrderedItem,
  countedOrders,
  newProgress,
  orderDownloads,
  orderQueries,
  orders,
  withoutWork,
} from '@portal/contracts/areas/orders';
import { users } from '@portal/contracts/areas/users';
import {
  askedBy,
  asking,
  opening,
  peopleNamed,
  testPerson,
  viewsHolding,
} from '@portal/platform/testing/query-kit';
import { orderDownloadHandlers, orderHandlers } from './orders.handlers';

type OrderDocument = DocumentOf<typeof orders>;

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const fileKey = 'f'.repeat(32);
const pictureKey = 'e'.repeat(32);

const order = (n: number, overrides: Partial<OrderDocument> = {}): OrderDocument => ({
  id: uuid(n),
  number: n,
  name: 'Menú del día',
  date: `2026-11-${String(n).padStart(2, '0')}T10:00:00.000Z`,
  status: 1,
  statusChangedAt: `2026-11-${String(n).padStart(2, '0')}T10:00:00.000Z`,
  version: 0,
  userId: 12,
  restaurantId: 1,
  restaurantSite: '101',
  restaurantName: 'Gran Vía',
  restaurantRazon: 'Gran Vía SL',
  comments: '',
  contactName: 'Nuria Vidal',
  contactEmail: 'nuria@es.chain.example',
  contactPhone: '600',
  reference: '',
  link: '',
  items: [anOrderedItem('ES', { custom_file: fileKey, custom_file_name: 'logo.pdf' })],
  itemCount: 1,
  resourceIds: [1],
  references: ['REF-0001'],
  images: [pictureKey],
  history: [],
  assigneeId: null,
  assigneeVersion: 0,
  contentVersion: 0,
  ...withoutWork('2026-11-20T10:00:00.000Z'),
  deleted: false,
  numberText: String(n),
  ...overrides,
});

const all = [
  order(1),
  order(2, { status: 3, contactName: 'Íñigo Muñoz' }),
  order(3, { restaurantId: 2, restaurantName: 'Málaga Centro', resourceIds: [5], references: ['BL-26-TOR'] }),
  order(4, { restaurantId: 9, restaurantName: 'Ajeno' }),
  order(5, { deleted: true }),
];

async function as(role: Role) {
  const views = await viewsHolding([orders, all], [countedOrders, []]);
  const context = askedBy(views, { person: testPerson(role) });
  const { ask, refused } = asking(orderHandlers, context);
  const numbers = async (input: Parameters<typeof ask<typeof orderQueries.ListOrders>>[1]) =>
    (await ask(orderQueries.ListOrders, input)).data.map(({ number }) => number);
  const open = (id: string, key: string) =>
    opening(orderDownloadHandlers, orderDownloads.OpenOrderFile, { id, key }, context);
  return { ask, refused, numbers, open };
}

describe('the list of orders', () => {
  it('[R-ORD-01] [R-ROL-08] shows people the orders of their restaurants, newest first', async () => {
    const { numbers, ask } = await as(Role.Manager);
    expect(await numbers({})).toEqual([3, 2, 1]);
    expect((await ask(orderQueries.ListOrders, { size: 1 })).total).toBe(3);
    expect(await numbers({ restaurant_id: 9 })).toEqual([]);
  });

  it.each(administrators)(
    '[R-ORD-11] shows administrators of type %s the orders of all restaurants',
    async (role) => {
      const { numbers } = await as(role);
      expect(await numbers({})).toEqual([4, 3, 2, 1]);
      expect(await numbers({ restaurant_id: 9 })).toEqual([4]);
    },
  );

  it('[R-ORD-13] filters by status, resource and words without accents', async () => {
    const { numbers } = await as(Role.Administrator);
    expect(await numbers({ status: '3,4' })).toEqual([2]);
    expect(await numbers({ resource_id: 5 })).toEqual([3]);
    expect(await numbers({ q: 'inigo munoz' })).toEqual([2]);
    expect(await numbers({ q: 'malaga' })).toEqual([3]);
    for (const q of ['#P-4', 'P-4', 'p4', '#4', '4']) expect(await numbers({ q })).toEqual([4]);
  });

  it('[R-ORD-13] finds the orders that hold a piece by its reference', async () => {
    const { numbers } = await as(Role.Manager);
    expect(await numbers({ q: 'BL-26-TOR' })).toEqual([3]);
    expect(await numbers({ q: 'bl-26' })).toEqual([3]);
  });

  it('[R-ORD-13] [R-ROL-08] finds the one order of a number, if it is within reach', async () => {
    const { numbers } = await as(Role.Manager);
    expect(await numbers({ number: 3 })).toEqual([3]);
    for (const number of [4, 5, 99]) expect(await numbers({ number })).toEqual([]);
  });

  it('[R-ORD-13] filters by days as the market counts them', async () => {
    const { numbers } = await as(Role.Administrator);
    expect(await numbers({ from: '2026-11-02', to: '2026-11-03' })).toEqual([3, 2]);
    expect(await numbers({ from: '2026-11-02' })).toEqual([4, 3, 2]);
    expect(await numbers({ to: '2026-11-02' })).toEqual([2, 1]);
  });

  it('[R-ORD-11] sorts by every column', async () => {
    const { numbers } = await as(Role.Administrator);
    expect(await numbers({ sort: 'restaurant_name', size: 2 })).toEqual([4, 1]);
    expect(await numbers({ sort: '-number' })).toEqual([4, 3, 2, 1]);
    expect(await numbers({ sort: 'contact_name', size: 1 })).toEqual([2]);
  });

  it('[R-ORD-08] counts the orders of each status within reach', async () => {
    const { ask } = await as(Role.Franchisee);
    expect((await ask(orderQueries.CountOrders, {})).data).toEqual({ 1: 2, 2: 0, 3: 1, 4: 0, 5: 0 });
  });

  it('[R-ORD-13] counts only what the other filters of the list leave', async () => {
    const { ask } = await as(Role.Administrator);
    const count = async (input: Parameters<typeof ask<typeof orderQueries.CountOrders>>[1]) =>
      (await ask(orderQueries.CountOrders, input)).data;
    expect(await count({ q: 'inigo' })).toEqual({ 1: 0, 2: 0, 3: 1, 4: 0, 5: 0 });
    expect(await count({ from: '2026-11-03' })).toEqual({ 1: 2, 2: 0, 3: 0, 4: 0, 5: 0 });
  });
});

describe('orders by day, turn and finished art', () => {
  /** Friday 20 November 2026, 10:30 in Madrid. */
  const placedAt = '2026-11-18T09:00:00.000Z';
  const dated = (n: number, neededOn: string, overrides: Partial<OrderDocument> = {}) =>
    order(n, { neededOn, date: placedAt, kinds: ['5-print'], ...overrides });
  const waiting = { turn: 'restaurant' as const, turnSince: '2026-11-20T08:00:00.000Z' };
  const settled = { status: 4 as const, turn: null };
  const held = [
    dated(1, '2026-11-19'),
    dated(2, '2026-11-20'),
    dated(3, '2026-11-23'),
    dated(4, '2026-11-23', { restaurantHours: 48, restaurantId: 2, ...waiting }),
    order(5, { date: placedAt, kinds: ['5-print'] }),
    dated(6, '2026-11-19', { ...settled, ready: true }),
    dated(7, '2026-11-20', { ...settled, ready: true, restaurantId: 9 }),
    dated(8, '2026-11-20', { deleted: true, ...waiting, ready: true }),
  ];
  /** Ten were ready within 64 working hours: from Wednesday, in the night to Monday. */
  const times = Array.from({ length: 10 }, (_, n) =>
    aCountedOrder({ id: uuid(100 + n), answeredAt: '2026-11-10T09:00:00.000Z', hours: 64 }),
  );

  async function by(role: Role) {
    const views = await viewsHolding([orders, held], [countedOrders, times]);
    const { ask } = asking(orderHandlers, askedBy(views, { person: testPerson(role) }));
    type Input = Parameters<typeof ask<typeof orderQueries.ListOrders>>[1];
    const rows = async (input: Input) => (await ask(orderQueries.ListOrders, input)).data;
    const numbers = async (input: Input) => (await rows(input)).map(({ number }) => number);
    return { ask, rows, numbers };
  }

  it('[R-ORD-11] are sorted by the day, those without a day last', async () => {
    const { numbers } = await by(Role.Administrator);
    expect(await numbers({ sort: 'needed_on', status: '1' })).toEqual([1, 2, 3, 4, 5]);
  });

  it('[R-ORD-13] are narrowed to days needed, turn and finished art', async () => {
    const { numbers } = await by(Role.Administrator);
    const week = { needed_from: '2026-11-20', needed_to: '2026-11-22', sort: 'needed_on' } as const;
    expect(await numbers(week)).toEqual([2, 7]);
    expect(await numbers({ needed_from: '2026-11-23', sort: 'needed_on' })).toEqual([3, 4]);
    expect(await numbers({ needed_to: '2026-11-19', sort: 'needed_on' })).toEqual([1, 6]);
    expect(await numbers({ turn: 'restaurant' })).toEqual([4]);
    expect(await numbers({ ready: 1, sort: '-number' })).toEqual([7, 6]);
    const { numbers: own } = await by(Role.Manager);
    expect(await own({ ready: 1 })).toEqual([6]);
  });

  it('show whether they are late or at risk, by what such pieces took without the restaurant’s turns', async () => {
    const { rows, ask } = await by(Role.Administrator);
    const found = (await rows({ sort: 'needed_on' })).map(({ number, risk, needed_on }) => [
      number,
      risk,
      needed_on,
    ]);
    expect(new Map(found.map(([number, ...rest]) => [number, rest]))).toEqual(
      new Map([
        [1, ['late', '2026-11-19']],
        [2, ['at_risk', '2026-11-20']],
        [3, [null, '2026-11-23']],
        [4, ['at_risk', '2026-11-23']],
        [5, [null, '']],
        [6, [null, '2026-11-19']],
        [7, [null, '2026-11-20']],
      ]),
    );
    const { data } = await ask(orderQueries.GetOrder, { id: uuid(4) });
    expect(data).toMatchObject({ risk: 'at_risk', turn: 'restaurant', turn_since: waiting.turnSince });
  });

  it('[R-ROL-08] are counted by turn and finished art, within reach', async () => {
    const countsOf = async (role: Role) => (await (await by(role)).ask(orderQueries.CountTurns, {})).data;
    expect(await countsOf(Role.Administrator)).toEqual({ agency: 4, restaurant: 1, ready: 2 });
    expect(await countsOf(Role.Manager)).toEqual({ agency: 4, restaurant: 1, ready: 1 });
  });

  it('show the state of the newest quote, and how many proofs wait and pieces are ready', async () => {
    const progress = newProgress(3);
    const pieces = [
      { proof: 1, state: 'waiting' as const, hasArt: false },
      { proof: 2, state: 'approved' as const, hasArt: true },
      { proof: 0, state: null, hasArt: true },
    ];
    const quote = { version: 2, state: 'asked' as const };
    const views = await viewsHolding(
      [orders, [order(1, { progress: { quote, pieces } }), order(2, { progress })]],
      [countedOrders, []],
    );
    const { ask } = asking(orderHandlers, askedBy(views));
    const { data } = await ask(orderQueries.ListOrders, { sort: '-number' });
    expect(data.map((row) => [row.quote, row.proofs_waiting, row.pieces_ready])).toEqual([
      [null, 0, 0],
      ['asked', 1, 2],
    ]);
  });
});

describe('who did what with an order', () => {
  const history = [
    { status: 1 as const, at: '2026-11-01T10:00:00.000Z', by: 12, role: 1 },
    ...[2, null].map((assigneeId) => ({
      status: 1 as const,
      at: '2026-11-01T11:00:00.000Z',
      by: 1,
      role: 2,
      kind: 'assigned' as const,
      assigneeId,
    })),
  ];
  const named = (names: Readonly<Record<number, string>>) =>
    viewsHolding([orders, [order(1, { history, assigneeId: 2 })]], [countedOrders, []], peopleNamed(names));

  it('[R-ORD-19] [S18] is shown by today’s names, and by none of people who were erased', async () => {
    const views = await named({ 1: 'Marta Soler', 2: 'Berta Gil', 12: 'Ana Prats' });
    const { ask } = asking(orderHandlers, askedBy(views));
    const shown = async () => {
      const { data } = await ask(orderQueries.GetOrder, { id: uuid(1) });
      const [row] = (await ask(orderQueries.ListOrders, {})).data;
      expect(row?.assignee_name).toBe(data.assignee_name);
      return [
        ...[data.user_name, data.assignee_name],
        ...data.history.flatMap(({ by, assignee }) => [by, ...(assignee ? [assignee.name] : [])]),
      ];
    };
    expect(await shown()).toEqual([
      ...['Ana Prats', 'Berta Gil', 'Ana Prats'],
      ...['Marta Soler', 'Berta Gil', 'Marta Soler', ''],
    ]);
    const [, people] = peopleNamed({ 1: 'Marta Vila', 2: '', 12: 'Ana Roig' });
    const writes = people.map((each) => ({ view: users.name, id: String(each.id), document: { ...each } }));
    await views.commit([{ projection: users.name, position: 2, writes }]);
    expect(await shown()).toEqual([...['Ana Roig', '', 'Ana Roig'], ...['Marta Vila', '', 'Marta Vila', '']]);
  });

  it('reads no documents of people for it while none changes', async () => {
    const views = await named({ 12: 'Ana Prats' });
    const { ask } = asking(orderHandlers, askedBy(views));
    await ask(orderQueries.ListOrders, {});
    const read = jest.spyOn(views, 'find');
    const readById = jest.spyOn(views, 'getMany');
    await ask(orderQueries.ListOrders, {});
    expect(read.mock.calls.map(([view]) => view)).toEqual(['orders']);
    expect(readById).not.toHaveBeenCalled();
  });
});

describe('one order', () => {
  it('[R-ORD-02] [R-ORD-04] is shown in full to its restaurant', async () => {
    const { ask } = await as(Role.Consultant);
    const { data } = await ask(orderQueries.GetOrder, { id: uuid(1) });
    expect(data).toMatchObject({
      number: 1,
      contact_email: 'nuria@es.chain.example',
      items: [{ resource_id: 1 }],
    });
  });

  it('[R-ROL-08] [R-ORD-21] does not exist for others, nor once it is deleted', async () => {
    const { refused } = await as(Role.Franchisee);
    for (const id of [uuid(4), uuid(5), uuid(99)]) {
      expect(await refused(orderQueries.GetOrder, { id })).toBe('order_not_found');
    }
  });

  it('[W13] [W14] hands out its own files and no others', async () => {
    const { open } = await as(Role.Franchisee);
    expect(await open(uuid(1), fileKey)).toMatchObject({
      key: fileKey,
      filename: 'logo.pdf',
      disposition: 'attachment',
    });
    expect(await open(uuid(1), pictureKey)).toMatchObject({ key: pictureKey, disposition: 'attachment' });
    expect(await open(uuid(1), 'd'.repeat(32))).toBe('order_not_found');
    expect(await open(uuid(4), fileKey)).toBe('order_not_found');
  });
});
