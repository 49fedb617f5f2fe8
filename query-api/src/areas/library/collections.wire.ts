import { type Owner, ownerOfId } from '@portal/contracts';
import type { DocumentOf } from '@portal/contracts';
import { type collections, type CollectionSummary, libraries } from '@portal/contracts/areas/library';
import type { QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';
import { owningRestaurants } from '../../restaurants-by-id';

export type CollectionDocument = DocumentOf<typeof collections>;
export type Context = QueryContext & { readonly person: Person };

const nobody: Owner = { userId: 0 };
export const ownerOf = ({ id }: { readonly id: string }): Owner => ownerOfId(id) ?? nobody;

/** What a person keeps; nothing, for whoever never kept anything. */
export async function libraryOf({ views, person: { userId } }: Context) {
  return (await views.get(libraries, userId)) ?? { id: userId, favourites: [], followed: [] };
}

/** What all answers say of collections, in their order. */
export async function describeCollections(
  found: readonly CollectionDocument[],
  context: Context,
): Promise<Omit<CollectionSummary, 'thumbs' | 'resources'>[]> {
  const [restaurantOf, { followed }] = await Promise.all([
    owningRestaurants(found, context.views),
    libraryOf(context),
  ]);
  return found.map((collection) => {
    const { id, name, shared, version, changedAt } = collection;
    return {
      ...{ id, name, shared, version },
      changed_at: changedAt,
      restaurant: restaurantOf(collection),
      followed: followed.some(({ collectionId }) => collectionId === id),
    };
  });
}
