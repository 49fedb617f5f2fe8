import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, ownedIdOf, Role } from '@portal/contracts';
import {
  aCollectionId,
  aRestaurantCollectionId,
  collections,
  libraries,
  libraryQueries,
  openedResources,
} from '@portal/contracts/areas/library';
import { aCountedOrder, countedOrders } from '@portal/contracts/areas/orders';
import { aResourceDetail, resourceSummarySchema } from '@portal/contracts/areas/resources';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import fc from 'fast-check';
import { libraryHandlers } from './library.handlers';
import { orderedByMany } from './region-orders';

type Collection = DocumentOf<typeof collections>;
const at = '2026-11-20T09:00:00.000Z';

const handlers = libraryHandlers(
  async (ids, { person }) =>
    new Map(
      ids
        .filter((id) => id % 2 === 1 || person.role === Role.Administrator)
        .map((id) => {
          const detail = aResourceDetail({ id, name: `Pieza ${id}`, thumb: `/thumb/${id}` });
          return [id, resourceSummarySchema.parse(detail)] as const;
        }),
    ),
);

const collection = (changes: Partial<Collection> = {}): Collection => ({
  id: aCollectionId,
  owner: 'user-12',
  name: 'Terraza',
  shared: false,
  deleted: false,
  version: 0,
  changedAt: at,
  resources: [1, 2, 3].map((id) => ({ id, at })),
  resourceIds: [1, 2, 3],
  ...changes,
});
const ofRestaurant = collection({ id: aRestaurantCollectionId, owner: 'restaurant-1', name: 'Barra' });
const foreign = (changes: Partial<Collection> = {}) =>
  collection({
    id: ownedIdOf({ userId: 99 }, aCollectionId.slice(4)),
    owner: 'user-99',
    name: 'Ajena',
    ...changes,
  });

const restaurant = (id: number, region: number) =>
  ({ id, region, name: `Restaurante ${id}` }) as unknown as DocumentOf<typeof restaurants>;
const order = (id: string, restaurantId: number, resourceIds: number[], changes = {}) =>
  aCountedOrder({ id, placedAt: at, day: '2026-11-20', restaurantId, resourceIds, ...changes });

interface Held {
  readonly kept?: readonly Collection[];
  readonly followed?: readonly string[];
  readonly orders?: readonly DocumentOf<typeof countedOrders>[];
}

async function open({ kept = [], followed = [], orders = [] }: Held, role: Role = Role.Franchisee) {
  const library = {
    id: 12,
    favourites: [
      { resourceId: 2, at, followedSince: null },
      { resourceId: 1, at, followedSince: at },
    ],
    followed: followed.map((collectionId) => ({ collectionId, since: at })),
  };
  const views = await viewsHolding(
    [libraries, [library]],
    [openedResources, [{ id: 12, opened: [3, 2, 1].map((resourceId) => ({ resourceId, at })) }]],
    [collections, [...kept]],
    [countedOrders, [...orders]],
    [
      restaurants,
      [...[1, 2, 3, 4, 5].map((id) => restaurant(id, 7)), ...[6, 7, 8].map((id) => restaurant(id, 8))],
    ],
  );
  return asking(handlers, askedBy(views, { person: testPerson(role) }));
}

describe('what a person keeps', () => {
  it('[AMB-05] is there with what that person sees of it: of the rest there is no name', async () => {
    const { ask } = await open({});
    const { data, total } = await ask(libraryQueries.ListFavourites, {});
    expect([data.map(({ id, resource }) => [id, resource?.name]), total]).toEqual([
      [
        [2, undefined],
        [1, 'Pieza 1'],
      ],
      2,
    ]);
    expect((await ask(libraryQueries.GetLibraryMarks, {})).data).toEqual({
      favourites: [2, 1],
      followed: [1],
    });
    const opened = await ask(libraryQueries.ListOpenedResources, {});
    expect(opened.data.map(({ name }) => name)).toEqual(['Pieza 3', 'Pieza 1']);
  });
});

describe('collections', () => {
  it('[R-ROL-08] are the own ones and those of the own restaurants, without deleted ones', async () => {
    const gone = collection({
      id: `u12-${aRestaurantCollectionId.slice(3).replace('3', '4')}`,
      deleted: true,
    });
    const { ask } = await open({ kept: [collection(), ofRestaurant, foreign({ shared: true }), gone] });
    const { data } = await ask(libraryQueries.ListCollections, { sort: 'name' });
    expect(data.map(({ name, restaurant: whose, thumbs }) => [name, whose?.name, thumbs])).toEqual([
      ['Barra', 'Restaurante 1', ['/thumb/1', '/thumb/3']],
      ['Terraza', undefined, ['/thumb/1', '/thumb/3']],
    ]);
  });

  it('of others are listed once they are followed, as long as they are shared', async () => {
    const { id } = foreign();
    const names = async (shared: boolean) => {
      const { ask } = await open({ kept: [foreign({ shared })], followed: [id] });
      return (await ask(libraryQueries.ListFollowedCollections, {})).data.map(({ name }) => name);
    };
    expect(await names(true)).toEqual(['Ajena']);
    expect(await names(false)).toEqual([]);
  });

  it('[AMB-05] show their owner what is gone without its name, and others only what they see', async () => {
    const own = (await (
      await open({ kept: [collection()] })
    ).ask(libraryQueries.GetCollection, {
      id: aCollectionId,
    })) as { data: { entries: { id: number; resource: unknown }[]; hidden: number; mine: boolean } };
    expect(own.data).toMatchObject({ mine: true, hidden: 1 });
    expect(own.data.entries.map(({ id, resource }) => [id, resource === null])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
    const shared = foreign({ shared: true });
    const read = await (await open({ kept: [shared] })).ask(libraryQueries.GetCollection, { id: shared.id });
    expect(read.data).toMatchObject({ mine: false, hidden: 1 });
    expect(read.data.entries.map(({ id }) => id)).toEqual([1, 3]);
    expect(JSON.stringify(read.data)).not.toContain('Pieza 2');
  });

  it.each([
    ['is not shared', foreign()],
    ['was deleted', foreign({ shared: true, deleted: true })],
    ['was deleted by oneself', collection({ deleted: true })],
  ])('[R-ROL-08] of a person who %s is not found', async (_what, kept) => {
    const { refused } = await open({ kept: [kept] });
    expect(await refused(libraryQueries.GetCollection, { id: kept.id })).toBe('collection_not_found');
  });

  it('[R-ROL-08] of a person are not there for administrators either, as long as they are not shared', async () => {
    const { refused } = await open({ kept: [foreign()] }, Role.Administrator);
    expect(await refused(libraryQueries.GetCollection, { id: foreign().id })).toBe('collection_not_found');
  });
});

describe('what the region ordered', () => {
  const three = [order('a', 3, [1, 2]), order('b', 4, [1, 3]), order('c', 5, [1, 2, 2])];
  const regionOrdersOf = async (orders: Held['orders']) => {
    const { ask } = await open({ orders: orders ?? [] });
    const { data } = await ask(libraryQueries.ListRegionOrders, { restaurant_id: 1 });
    return data.map(({ resource, restaurants: count }) => [resource.id, count]);
  };

  it('shows what three other restaurants ordered in the last 30 days', async () => {
    expect(await regionOrdersOf(three)).toEqual([[1, 3]]);
  });

  it('does not forget at the beginning of a month what was ordered at the end of the last one', async () => {
    expect(await regionOrdersOf(three.map((each) => ({ ...each, day: '2026-10-21' })))).toEqual([[1, 3]]);
  });

  it.each([
    ['only two of them did', [order('a', 3, [1]), order('b', 4, [1]), order('c', 4, [1])]],
    ['the third one is one’s own', [order('a', 3, [1]), order('b', 4, [1]), order('c', 2, [1])]],
    ['the third one is of another region', [order('a', 3, [1]), order('b', 4, [1]), order('c', 6, [1])]],
    ['one of them is 31 days ago', [...three.slice(0, 2), order('c', 5, [1], { day: '2026-10-20' })]],
    ['one of them was cancelled', [...three.slice(0, 2), order('c', 5, [1], { cancelled: true })]],
    ['one of them was deleted', [...three.slice(0, 2), order('c', 5, [1], { deleted: true })]],
    ['the person may not see it', [3, 4, 5].map((id) => order(String(id), id, [2]))],
  ])('is empty where %s', async (_why, orders) => {
    expect(await regionOrdersOf(orders)).toEqual([]);
  });

  it('never counts a restaurant twice, nor shows fewer than three', () => {
    const orders = fc.array(
      fc.record({
        restaurantId: fc.integer({ min: 1, max: 6 }),
        resourceIds: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
      }),
      { maxLength: 30 },
    );
    const property = fc.property(orders, (all) => {
      const found = new Map(orderedByMany(all));
      for (const id of [1, 2, 3, 4]) {
        const who = new Set(
          all.filter((each) => each.resourceIds.includes(id)).map((each) => each.restaurantId),
        );
        expect(found.get(id)).toBe(who.size >= 3 ? who.size : undefined);
      }
    });
    fc.assert(property);
  });
});
