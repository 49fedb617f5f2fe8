import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, ownedIdOf, Role, type ViewContract } from '@portal/contracts';
import { anEntry, syncedCarts } from '@portal/contracts/areas/cart';
import { aRestaurantCollectionId, collections } from '@portal/contracts/areas/library';
import { orders, OrderStatus } from '@portal/contracts/areas/orders';
import {
  aRecallId,
  aRecallStarted,
  holdingKindsOf,
  recallDownloads,
  recallQueries,
  recalls,
} from '@portal/contracts/areas/recalls';
import {
  aResourceDetail,
  fileVersions,
  resources,
  resourceSummarySchema,
  versionDownloads,
} from '@portal/contracts/areas/resources';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { templates } from '@portal/contracts/areas/templates';
import { users } from '@portal/contracts/areas/users';
import type { Document } from '@portal/platform/stores/view-store/view-store.port';
import { askedBy, asking, opening, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { recallDownloadHandlers, recallHandlers } from './recalls.handlers';

const resourceId = 7;
const seen = [resourceId].map((id) => [id, resourceSummarySchema.parse(aResourceDetail({ id }))] as const);
const handlers = recallHandlers(async () => new Map(seen));
const photo = { key: 'a'.repeat(32), contentType: 'image/jpeg' };

const { recallId: _id, next: _next, ...data } = aRecallStarted().data;
const recall = (overrides: Partial<DocumentOf<typeof recalls>> = {}): DocumentOf<typeof recalls> => ({
  ...data,
  id: aRecallId,
  status: 'open',
  startedAt: '2026-11-20T09:00:00.000Z',
  startedBy: 99,
  waiting: [2, 3],
  answers: [{ restaurantId: 1, at: '2026-11-20T10:00:00.000Z', by: 12, photo }],
  reminders: 0,
  remindedAt: null,
  closedAt: null,
  ...overrides,
});

const version = (number: number) => ({
  id: `${resourceId}-${number}`,
  resourceId,
  version: number,
  file: { key: 'b'.repeat(32), filename: `cartel-${number}.pdf` },
  current: number === 2,
  addedAt: '2026-11-01T09:00:00.000Z',
  downloads: 3,
});
const download = (number: number, userId: number, restaurantId: number | null) => ({
  id: `${resourceId}-${number}-${userId}`,
  fileVersion: `${resourceId}-${number}`,
  userId,
  restaurantId,
  times: 1,
  lastAt: '2026-11-02T09:00:00.000Z',
});
const entryFor = (restaurantId: number, file = resourceId) => ({
  entry: anEntry({ from: { ...anEntry().from, file }, restaurant_id: restaurantId }),
});
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const order = (n: number, status: OrderStatus, restaurantId = 1, more: Document = {}) => ({
  id: uuid(n),
  number: n,
  status,
  restaurantId,
  date: '2026-11-10T09:00:00.000Z',
  deleted: false,
  resourceIds: [4, resourceId],
  items: [{ resource_id: 4 }, { resource_id: resourceId }],
  progress: { quote: null, pieces: [{ proof: 0, state: null, hasArt: false }] },
  ...more,
});
const proofWaits = { progress: { quote: null, pieces: [{ proof: 1, state: 'waiting', hasArt: false }] } };

const contents: readonly (readonly [ViewContract, readonly Document[]])[] = [
  [recalls, [recall()]],
  [resources, [{ id: resourceId, name: 'Cartel de verano' }]],
  [fileVersions, [version(1), version(2)]],
  [
    versionDownloads,
    [download(1, 12, 1), download(1, 13, 1), download(2, 12, 1), download(1, 14, 2), download(1, 15, null)],
  ],
  [
    syncedCarts,
    [{ id: 12, resourceIds: [resourceId], entries: [entryFor(1), entryFor(-1), entryFor(2, 4)] }],
  ],
  [
    templates,
    [
      { id: 'r2-x', resourceId, deleted: false, ...entryFor(2) },
      { id: 'r2-y', resourceId, deleted: true, ...entryFor(2) },
    ],
  ],
  [
    collections,
    [aRestaurantCollectionId, ownedIdOf({ userId: 12 }, uuid(1)), ownedIdOf({ userId: 14 }, uuid(1))].map(
      (id) => ({ id, resourceIds: [resourceId], deleted: false }),
    ),
  ],
  [
    orders,
    [
      order(1, OrderStatus.Delivered),
      order(2, OrderStatus.InProduction, 2),
      order(3, OrderStatus.Pending, 2, proofWaits),
      order(4, OrderStatus.Processing),
      order(5, OrderStatus.Cancelled),
      order(6, OrderStatus.Delivered, 1, { date: '2026-11-21T09:00:00.000Z' }),
    ],
  ],
  [restaurants, [1, 2, 3].map((id) => ({ id, name: `Restaurante ${id}`, site: `00${id}`, deleted: false }))],
  [
    users,
    [
      { id: 12, name: 'Ana Prats', locations: [1, 2] },
      { id: 14, name: 'Luis Gil', locations: [2] },
      { id: 99, name: 'Marta Soler', locations: [] },
    ],
  ],
];

const as = async (role: Role, restaurantIds = [1, 2], replaced = contents) => {
  const views = await viewsHolding(...replaced);
  const context = askedBy(views, { person: testPerson(role, { restaurants: restaurantIds }) });
  return { ...asking(handlers, context), context };
};

describe('who holds a resource', () => {
  it('[AMB-36] is by restaurant: people by version, carts, templates, collections and orders by their progress', async () => {
    const { ask } = await as(Role.Editor);
    const { data: held } = await ask(recallQueries.GetHolders, { id: resourceId });
    expect(held.versions.map((each) => [each.version, each.current])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect(
      held.restaurants.map(({ id, orders: own, ...each }) => ({
        ...each,
        id,
        orders: own.map(({ number, phase }) => [number, phase]),
      })),
    ).toEqual([
      {
        id: 1,
        name: 'Restaurante 1',
        site: '001',
        versions: [
          { version: 2, people: 1 },
          { version: 1, people: 2 },
        ],
        carts: 1,
        templates: 0,
        collections: 1,
        orders: [
          [1, 'delivered'],
          [4, 'open'],
          [6, 'delivered'],
        ],
      },
      {
        id: 2,
        name: 'Restaurante 2',
        site: '002',
        versions: [{ version: 1, people: 1 }],
        carts: 0,
        templates: 1,
        collections: 1,
        orders: [
          [2, 'print'],
          [3, 'proof'],
        ],
      },
    ]);
    expect(held.unplaced).toEqual({ people: 1, carts: 1, templates: 0, collections: 1 });
  });

  it('counts downloads of the chosen versions only', async () => {
    const { ask } = await as(Role.Administrator);
    const { data } = await ask(recallQueries.GetHolders, { id: resourceId });
    const kinds = (versions: number[]) => data.restaurants.map((each) => holdingKindsOf(each, versions));
    expect(kinds([1])).toEqual([
      ['downloads', 'orders', 'saved'],
      ['downloads', 'orders', 'saved'],
    ]);
    expect(kinds([2])[1]).toEqual(['orders', 'saved']);
  });

  it('is refused for an unknown resource', async () => {
    const { refused } = await as(Role.Administrator);
    expect(await refused(recallQueries.GetHolders, { id: 1 })).toBe('resource_not_found');
  });
});

describe('recalls for administrators', () => {
  it('have the number of confirmations, and are filtered by status', async () => {
    const { ask } = await as(Role.Administrator);
    const { data, total } = await ask(recallQueries.ListRecalls, { status: 'open', q: 'cartel' });
    expect([total, data[0]?.asked, data[0]?.confirmed, data[0]?.started_by]).toEqual([
      1,
      3,
      1,
      'Marta Soler',
    ]);
    expect((await ask(recallQueries.ListRecalls, { status: 'done,closed' })).total).toBe(0);
  });

  it('name each restaurant, unconfirmed first, with the printed orders to repeat from before', async () => {
    const { ask, refused } = await as(Role.Administrator);
    const { data } = await ask(recallQueries.GetRecall, { id: aRecallId });
    const listed = data.restaurants.map((each) => [
      each.id,
      each.confirmed_by,
      each.has_photo,
      each.orders.map(({ number, place }) => `${number} ${place}`),
    ]);
    expect(listed).toEqual([
      [2, '', false, ['2 1']],
      [3, '', false, []],
      [1, 'Ana Prats', true, ['1 1']],
    ]);
    expect(await refused(recallQueries.GetRecall, { id: uuid(9) })).toBe('recall_not_found');
  });

  it('offer no order to repeat where there is nothing to order instead', async () => {
    const takeDown = contents.map((each) =>
      each[0] === recalls ? ([recalls, [recall({ replacementId: null })]] as const) : each,
    );
    const { ask } = await as(Role.Administrator, [], takeDown);
    const { data } = await ask(recallQueries.GetRecall, { id: aRecallId });
    expect([data.replacement, data.restaurants.flatMap((each) => each.orders)]).toEqual([null, []]);
  });
});

describe('recalls for restaurants', () => {
  const idsOf = (data: readonly { readonly restaurants: readonly { readonly id: number }[] }[]) =>
    data.map((each) => each.restaurants.map(({ id }) => id));

  it('[R-ROL-08] show the restaurants of the person only', async () => {
    const { ask } = await as(Role.Franchisee);
    expect(idsOf((await ask(recallQueries.ListOwnRecalls, {})).data)).toEqual([[2, 1]]);
    expect(idsOf((await ask(recallQueries.ListOwnRecalls, { restaurant_id: 1 })).data)).toEqual([[1]]);
    const { ask: elsewhere } = await as(Role.Manager, [9]);
    expect((await elsewhere(recallQueries.ListOwnRecalls, {})).data).toEqual([]);
  });

  it('are open until the restaurant confirms', async () => {
    const { ask } = await as(Role.Manager, [1, 2]);
    const open = async (restaurant_id: number) =>
      (await ask(recallQueries.ListOwnRecalls, { restaurant_id, open: 1 })).total;
    expect([await open(1), await open(2)]).toEqual([0, 1]);
  });

  it('[W14] have their photos opened by administrators and their own people only', async () => {
    const open = async (role: Role, own: number[], restaurant_id = 1) => {
      const { context } = await as(role, own);
      const input = { id: aRecallId, restaurant_id };
      return opening(recallDownloadHandlers, recallDownloads.OpenRecallPhoto, input, context);
    };
    expect(await open(Role.Editor, [])).toMatchObject({ key: photo.key, disposition: 'inline' });
    expect(await open(Role.Manager, [1])).toMatchObject({ key: photo.key });
    expect(await open(Role.Manager, [2])).toBe('recall_not_found');
    expect(await open(Role.Editor, [], 2)).toBe('recall_not_found');
  });
});
