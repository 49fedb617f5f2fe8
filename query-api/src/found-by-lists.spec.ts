import { expect, it } from '@jest/globals';
import { type DocumentOf, type QueryContract, refusalFor, Role, roles } from '@portal/contracts';
import {
  anOrderedItem,
  countedOrders,
  orderQueries,
  orders,
  withoutWork,
} from '@portal/contracts/areas/orders';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { sessions } from '@portal/contracts/areas/session';
import { restaurantUserQueries, userQueries, users } from '@portal/contracts/areas/users';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import fc from 'fast-check';
import { orderHandlers } from './areas/orders/orders.handlers';
import { userHandlers } from './areas/users/users.handlers';

const at = '2026-11-20T09:00:00.000Z';
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const names = ['Ana Prats', 'Íñigo Muñoz', 'Núria Vidal', 'Ana Gran'];

const order = (
  n: number,
  restaurantId: number,
  contactName: string,
  deleted: boolean,
): DocumentOf<typeof orders> => ({
  id: uuid(n),
  number: n,
  name: 'Menú del día',
  date: at,
  status: 1,
  statusChangedAt: at,
  version: 0,
  userId: 12,
  restaurantId,
  restaurantSite: '101',
  restaurantName: 'Gran Vía',
  restaurantRazon: '',
  comments: '',
  contactName,
  contactEmail: '',
  contactPhone: '',
  reference: '',
  link: '',
  items: [anOrderedItem('ES')],
  itemCount: 1,
  resourceIds: [1],
  references: ['REF-0001'],
  images: [],
  history: [],
  assigneeId: null,
  assigneeVersion: 0,
  contentVersion: 0,
  ...withoutWork('2026-11-20T10:00:00.000Z'),
  deleted,
  numberText: String(n),
});
const person = (
  id: number,
  restaurantId: number,
  name: string,
  deleted: boolean,
): DocumentOf<typeof users> => ({
  id,
  name,
  email: `p${id}@es.chain.example`,
  phone: '',
  type: Role.Manager,
  active: true,
  deleted,
  locations: [restaurantId],
  accessEndedBy: [],
  favourite: null,
  legal: null,
  version: 0,
  sessionsFrom: null,
  addressChange: null,
  secondFactor: false,
});

/** Lists used by the palette. Words may only narrow them. */
const lists = [
  orderQueries.ListOrders,
  userQueries.ListUsers,
  restaurantUserQueries.ListRestaurantUsers,
] as const;

it('[R-ROL-08] no search shows what the list does not, and no list answers people without a right to it', async () => {
  const record = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(...names), fc.boolean());
  const q = fc.constantFrom(
    'ana',
    'gran',
    'vid',
    'munoz',
    '101',
    '2',
    'menu',
    'REF-0001',
    'es.chain',
    'a"*',
    '%',
  );
  let found = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(record, { minLength: 1, maxLength: 8 }),
      q,
      fc.constantFrom(...roles),
      async (records, words, role) => {
        const views = await viewsHolding(
          [orders, records.map(([restaurant, name, gone], n) => order(n + 1, restaurant, name, gone))],
          [users, records.map(([restaurant, name, gone], n) => person(n + 1, restaurant, name, gone))],
          [countedOrders, []],
          [restaurants, []],
          [sessions, []],
        );
        const caller = testPerson(role);
        const { ask } = asking([...orderHandlers, ...userHandlers], askedBy(views, { person: caller }));
        const mayAsk = ({ access }: QueryContract) => refusalFor(access, 'ES', caller) === null;
        for (const contract of lists.filter(mayAsk)) {
          const idsOf = async (input: object) =>
            (await ask<QueryContract>(contract, input)).data as { id: unknown }[];
          const all = (await idsOf({ size: -1 })).map(({ id }) => id);
          const some = await idsOf({ size: 5, q: words });
          found += some.length;
          expect(all).toEqual(expect.arrayContaining(some.map(({ id }) => id)));
          const mine = (restaurant: number) =>
            role === Role.Administrator || role === Role.Editor || restaurant <= 2;
          const shown = records.filter(([restaurant, , gone]) => !gone && mine(restaurant)).length;
          expect(all).toHaveLength(shown);
        }
      },
    ),
    { numRuns: 80 },
  );
  expect(found).toBeGreaterThan(0);
});
