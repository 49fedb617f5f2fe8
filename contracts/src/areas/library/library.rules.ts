import { owns } from '../../kernel';

/** Of one person. */
export const maxFavourites = 500;
/** Of one person, or of one restaurant. */
export const maxCollections = 100;
/** In one collection. */
export const maxCollected = 500;
/** Characters. */
export const maxCollectionName = 80;
/** Of one person; the oldest are forgotten. */
export const maxOpened = 30;
/** So many other restaurants must have ordered a resource before the region is told of it. */
export const minRestaurants = 3;
/** Days back for which a region is told what was ordered: a calendar month would begin empty. */
export const regionDays = 30;

/** Whoever has its link reads a shared one; each reader finds in it what they may see anyway. */
export const mayReadCollection = (
  collection: { readonly id: string; readonly shared: boolean; readonly deleted: boolean },
  person: Parameters<typeof owns>[0],
): boolean => !collection.deleted && (collection.shared || owns(person, collection));

/** The wanted order of what is there; what it does not name keeps its order behind it. */
export function sortedBy(there: readonly number[], wanted: readonly number[]): number[] {
  const known = new Set(there);
  const first = [...new Set(wanted)].filter((id) => known.has(id));
  const named = new Set(first);
  return [...first, ...there.filter((id) => !named.has(id))];
}

/** With these at that place, each once; without a place, behind all others. */
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
 * Since when each resource is followed, ISO 8601 UTC: as a favourite, or since it is in a followed collection; the
 * earliest of them.
 * @param collections those of the followed ones that the person may read
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
