import { owns } from '../../kernel';

/** Per person. */
export const maxFavourites = 500;
/** Per person or restaurant. */
export const maxCollections = 100;
/** Per collection. */
export const maxCollected = 500;
/** Characters. */
export const maxCollectionName = 80;
/** Per person; the oldest are dropped. */
export const maxOpened = 30;
/** Other restaurants, before a region's orders are shown. */
export const minRestaurants = 3;
/** Days; a calendar month would start empty. */
export const regionDays = 30;

/** Shared ones by link; entries are filtered per reader. */
export const mayReadCollection = (
  collection: { readonly id: string; readonly shared: boolean; readonly deleted: boolean },
  person: Parameters<typeof owns>[0],
): boolean => !collection.deleted && (collection.shared || owns(person, collection));

/** Ids not in `order` follow in their old order. */
export function sortedBy(there: readonly number[], order: readonly number[]): number[] {
  const known = new Set(there);
  const first = [...new Set(order)].filter((id) => known.has(id));
  const named = new Set(first);
  return [...first, ...there.filter((id) => !named.has(id))];
}

/** Appends without a place. */
export function withInserted(there: readonly number[], added: readonly number[], place?: number): number[] {
  const at = Math.min(place ?? there.length, there.length);
  const known = new Set(there);
  const missing = [...new Set(added)].filter((id) => !known.has(id));
  return [...there.slice(0, at), ...missing, ...there.slice(at)];
}

interface Followed {
  readonly favourites: readonly { readonly resourceId: number; readonly followedSince: string | null }[];
  readonly followed: readonly { readonly collectionId: string; readonly since: string }[];
}
interface Collected {
  readonly id: string;
  readonly resources: readonly { readonly id: number; readonly at: string }[];
}

/**
 * ISO 8601 UTC, the earliest of favourite and followed collections.
 * @param collections readable ones
 */
export function followedSince(
  { favourites, followed }: Followed,
  collections: readonly Collected[],
): Map<number, string> {
  const found = new Map<number, string>();
  const note = (id: number, since: string) => {
    const before = found.get(id);
    if (before === undefined || since < before) found.set(id, since);
  };
  for (const { resourceId, followedSince: since } of favourites) if (since !== null) note(resourceId, since);
  const starts = new Map(followed.map(({ collectionId, since }) => [collectionId, since]));
  for (const { id, resources } of collections) {
    const start = starts.get(id);
    if (start !== undefined) for (const each of resources) note(each.id, each.at > start ? each.at : start);
  }
  return found;
}
