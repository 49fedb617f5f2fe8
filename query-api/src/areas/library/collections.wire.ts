import { type Owner, ownerOfId } from '@portal/contracts';
import type { DocumentOf } from '@portal/contracts';
import { type collections, type CollectionSummary, libraries } from '@portal/contracts/areas/library';
import { restaurants } from '@portal/contracts/areas/restaurants';
import type { QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';
import type { Views } from '@portal/platform/stores/view-store/views';

export type CollectionDocument = DocumentOf<typeof collections>;
export type Context = QueryContext & { readonly person: Person };

const nobody: Owner = { userId: 0 };
export const ownerOf = ({ id }: { readonly id: string }): Owner => ownerOfId(id) ?? nobody;

/** What a person keeps; nothing, for whoever never kept anything. */
export async function libraryOf({ views, person: { userId } }: Context) {
  return (await views.get(libraries, userId)) ?? { id: userId, favourites: [], followed: [] };
}

/** The restaurants whose these collections are, as they are called now. */
async function restaurantsOf(found: readonly CollectionDocument[], views: Views) {
  const ids = found.flatMap((collection) => {
    const owner = ownerOf(collection);
    return 'restaurantId' in owner ? [owner.restaurantId] : [];
  });
  const named = ids.length === 0 ? [] : await views.getMany(restaurants, [...new Set(ids)]);
  return new Map(
    named.flatMap((each) => (each ? [[each.id, { id: each.id, name: each.name }] as const] : [])),
  );
}

/** What all answers say of collections, in their order. */
export async function describeCollections(
  found: readonly CollectionDocument[],
  context: Context,
): Promise<Omit<CollectionSummary, 'thumbs' | 'resources'>[]> {
  const [known, { followed }] = await Promise.all([restaurantsOf(found, context.views), libraryOf(context)]);
  return found.map((collection) => {
    const { id, name, shared, version, changedAt } = collection;
    const owner = ownerOf(collection);
    return {
      ...{ id, name, shared, version },
      changed_at: changedAt,
      restaurant: 'restaurantId' in owner ? (known.get(owner.restaurantId) ?? null) : null,
      followed: followed.some(({ collectionId }) => collectionId === id),
    };
  });
}
