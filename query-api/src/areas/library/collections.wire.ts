import type { DocumentOf } from '@portal/contracts';
import { type collections, type CollectionSummary, libraries } from '@portal/contracts/areas/library';
import type { QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';
import { ownedSummaries } from '../../owned-records';

export type CollectionDocument = DocumentOf<typeof collections>;
export type Context = QueryContext & { readonly person: Person };

export async function libraryOf({ views, person: { userId } }: Context) {
  return (await views.get(libraries, userId)) ?? { id: userId, favourites: [], followed: [] };
}

export async function describeCollections(
  found: readonly CollectionDocument[],
  context: Context,
): Promise<Omit<CollectionSummary, 'thumbs' | 'resources'>[]> {
  const [summaryOf, { followed }] = await Promise.all([
    ownedSummaries(found, context.views),
    libraryOf(context),
  ]);
  return found.map((collection) => ({
    ...summaryOf(collection),
    shared: collection.shared,
    followed: followed.some(({ collectionId }) => collectionId === collection.id),
  }));
}
