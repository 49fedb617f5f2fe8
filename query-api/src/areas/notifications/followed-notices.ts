import { isAdministrator } from '@portal/contracts';
import { collections, followedSince, libraries, mayReadCollection } from '@portal/contracts/areas/library';
import { notices } from '@portal/contracts/areas/notifications';
import { resources, ResourceStatus } from '@portal/contracts/areas/resources';
import type { Person } from '@portal/platform/session/person';
import type { Views } from '@portal/platform/stores/view-store/views';
import { monthBefore } from './notices.where';

interface Asking {
  readonly person: Person;
  readonly views: Views;
  readonly now: Date;
}

async function followedBy({ person, views }: Asking) {
  const library = await views.get(libraries, person.userId);
  if (!library) return new Map<number, string>();
  const found = await views.getMany(
    collections,
    library.followed.map(({ collectionId }) => collectionId),
  );
  const readable = found.flatMap((collection) =>
    collection && mayReadCollection(collection, person) ? [collection] : [],
  );
  return followedSince(library, readable);
}

/**
 * Notices of replaced files that concern this person.
 * Starts from the replaced files: fewer than followed ones. Hidden resources are excluded (AMB-05).
 */
export async function followedNotices(asking: Asking): Promise<readonly string[]> {
  const { person, views, now } = asking;
  const since = await followedBy(asking);
  if (since.size === 0) return [];
  const where = { kind: { eq: 'replaced' }, at: { gte: monthBefore(now) } };
  const { documents } = await views.find(notices, { where, size: -1 });
  const concerned = documents.flatMap(({ id, at, pieces: [piece] }) => {
    const from = piece && since.get(piece.id);
    return piece && from !== undefined && from < at ? [{ id, resourceId: piece.id }] : [];
  });
  const seen = await views.getMany(
    resources,
    concerned.map(({ resourceId }) => resourceId),
  );
  return concerned.flatMap(({ id }, at) => {
    const resource = seen[at];
    const isSeen = resource && !resource.deleted && resource.status !== ResourceStatus.Inactive;
    return isSeen || (resource && !resource.deleted && isAdministrator(person.role)) ? [id] : [];
  });
}
