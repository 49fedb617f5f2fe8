import { type DocumentOf, ownerOfId } from '@portal/contracts';
import { syncedCarts } from '@portal/contracts/areas/cart';
import { collections } from '@portal/contracts/areas/library';
import { orders } from '@portal/contracts/areas/orders';
import { type Holder, type Holders, isPrinted, phaseOfOrder } from '@portal/contracts/areas/recalls';
import { fileVersions, versionDownloads } from '@portal/contracts/areas/resources';
import { templates } from '@portal/contracts/areas/templates';
import { users } from '@portal/contracts/areas/users';
import type { Where } from '@portal/platform/stores/view-store/view-store.port';
import type { Views } from '@portal/platform/stores/view-store/views';
import { restaurantsOf } from '../../restaurants-by-id';

type Held = Pick<Holder, 'versions' | 'carts' | 'templates' | 'collections' | 'orders'>;
type Counted = 'carts' | 'templates' | 'collections';

/** By restaurant. */
class Holdings {
  readonly #held = new Map<number, Held>();
  readonly unplaced = { people: 0, carts: 0, templates: 0, collections: 0 };

  of(restaurantId: number): Held {
    const held = this.#held.get(restaurantId) ?? {
      versions: [],
      carts: 0,
      templates: 0,
      collections: 0,
      orders: [],
    };
    this.#held.set(restaurantId, held);
    return held;
  }

  /** @param restaurantId negative or missing for none */
  count(what: Counted, restaurantId: number | undefined): void {
    if (restaurantId === undefined || restaurantId < 0) this.unplaced[what] += 1;
    else this.of(restaurantId)[what] += 1;
  }

  get all(): ReadonlyMap<number, Held> {
    return this.#held;
  }
}

async function countDownloads(
  version: Pick<DocumentOf<typeof fileVersions>, 'id' | 'version'>,
  holdings: Holdings,
  views: Views,
): Promise<void> {
  const where = { fileVersion: { eq: version.id } };
  const [people, byRestaurant] = await Promise.all([
    views.count(versionDownloads, { where }),
    views.countBy(versionDownloads, 'restaurantId', { where }),
  ]);
  let placed = 0;
  for (const [id, count] of byRestaurant) {
    placed += count;
    holdings.of(Number(id)).versions.push({ version: version.version, people: count });
  }
  holdings.unplaced.people += people - placed;
}

/** The restaurant's; or the only one of the person. */
async function countCollections(
  found: readonly DocumentOf<typeof collections>[],
  holdings: Holdings,
  views: Views,
): Promise<void> {
  const owners = found.map(({ id }) => ownerOfId(id));
  const ids = owners.flatMap((owner) => (owner && 'userId' in owner ? [owner.userId] : []));
  const people = ids.length === 0 ? [] : await views.getMany(users, [...new Set(ids)]);
  const locations = new Map(people.flatMap((user) => (user ? [[user.id, user.locations] as const] : [])));
  for (const owner of owners) {
    if (!owner) continue;
    const own = 'restaurantId' in owner ? [owner.restaurantId] : (locations.get(owner.userId) ?? []);
    holdings.count('collections', own.length === 1 ? own[0] : undefined);
  }
}

const ordersWith = async (resourceId: number, views: Views, more: Where = {}) => {
  const where = { resourceIds: { contains: resourceId }, deleted: { eq: false }, ...more };
  const { documents } = await views.find(orders, { where, size: -1 });
  return documents.flatMap((order) => {
    const phase = phaseOfOrder(order);
    return phase === null ? [] : [{ order, phase }];
  });
};

/** Who has which version, and what holds the resource. */
export async function holdersOf(
  resource: { readonly id: number; readonly name: string },
  views: Views,
): Promise<Holders> {
  const { id } = resource;
  const holdings = new Holdings();
  const [{ documents: versions }, carts, saved, collected, ordered] = await Promise.all([
    views.find(fileVersions, { where: { resourceId: { eq: id } }, sort: '-version', size: -1 }),
    views.find(syncedCarts, { where: { resourceIds: { contains: id } }, size: -1 }),
    views.find(templates, { where: { resourceId: { eq: id }, deleted: { eq: false } }, size: -1 }),
    views.find(collections, { where: { resourceIds: { contains: id }, deleted: { eq: false } }, size: -1 }),
    ordersWith(id, views),
  ]);
  await Promise.all(versions.map((version) => countDownloads(version, holdings, views)));
  for (const { entry } of carts.documents.flatMap(({ entries }) => entries))
    if (entry.from.file === id) holdings.count('carts', entry.restaurant_id);
  for (const { entry } of saved.documents) holdings.count('templates', entry.restaurant_id);
  await countCollections(collected.documents, holdings, views);
  for (const { order, phase } of ordered) {
    const { id: orderId, number, status, restaurantId } = order;
    holdings.of(restaurantId).orders.push({ id: orderId, number, status, phase });
  }
  const places = await restaurantsOf([...holdings.all.keys()], views);
  const restaurants = [...holdings.all].flatMap(([restaurantId, held]) => {
    const place = places.get(restaurantId);
    // Deleted ones hold nothing.
    if (!place || place.deleted) return [];
    held.versions.sort((one, other) => other.version - one.version);
    return [{ id: restaurantId, name: place.name, site: place.site, ...held }];
  });
  return {
    id,
    name: resource.name,
    versions: versions.map(({ version, file, addedAt, current, downloads }) => ({
      version,
      filename: file.filename,
      added_at: addedAt,
      current,
      downloads,
    })),
    restaurants: restaurants.toSorted((one, other) => one.name.localeCompare(other.name)),
    unplaced: holdings.unplaced,
  };
}

export interface PrintedOrder {
  readonly restaurantId: number;
  readonly id: string;
  readonly number: number;
  /** Index of the resource. */
  readonly place: number;
}

/** In print or delivered, placed before the recall. */
export async function printedOrders(
  { resourceId, startedAt }: { readonly resourceId: number; readonly startedAt: string },
  views: Views,
  restaurantIds?: readonly number[],
): Promise<readonly PrintedOrder[]> {
  const found = await ordersWith(resourceId, views, {
    date: { lte: startedAt },
    ...(restaurantIds && { restaurantId: { in: restaurantIds } }),
  });
  return found.flatMap(({ order: { id, number, restaurantId, items }, phase }) => {
    const place = items.findIndex((item) => item.resource_id === resourceId);
    return isPrinted(phase) && place >= 0 ? [{ restaurantId, id, number, place }] : [];
  });
}
