import type { World } from '../../example-world';
import { type EventNamed, type ExamplesOf, factsFor, ownedIdOf, ownerOfId } from '../../kernel';
import type { libraryCommands, libraryQueries } from './library.contract';
import type { libraryEvents } from './library.events';

type Events = typeof libraryEvents;

const commandId = '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11';
const user12 = { userId: 12 };
export const aCollectionId = ownedIdOf(user12, commandId);
export const aRestaurantCollectionId = ownedIdOf({ restaurantId: 1 }, commandId);

export function aCollectionAdded({
  collectionId = aCollectionId,
  name = 'Terraza',
  resources = [],
}: { collectionId?: string; name?: string; resources?: number[] } = {}): EventNamed<
  Events,
  'CollectionAdded'
> {
  const { facts, sealed } = factsFor(ownerOfId(collectionId) ?? user12, name);
  return {
    type: 'CollectionAdded',
    data: { collectionId, ...facts, resources },
    personal: { subject: 'user-12', value: sealed },
  };
}

export const aFavouriteAdded = (resourceId: number, userId = 12): EventNamed<Events, 'FavouriteAdded'> => ({
  type: 'FavouriteAdded',
  data: { userId, resourceId },
});

export const libraryExamples: ExamplesOf<typeof libraryCommands & typeof libraryQueries, World> = {
  AddFavourite: ({ resourceId }) => ({ id: resourceId }),
  RemoveFavourite: ({ resourceId }) => ({ id: resourceId }),
  FollowFavourite: ({ resourceId }) => ({ id: resourceId, on: false }),
  OpenResource: ({ resourceId }) => ({ id: resourceId }),
  AddCollection: ({ restaurantId, resourceId }) => ({
    name: 'Apertura de la terraza',
    restaurant_id: restaurantId,
    resources: [resourceId],
  }),
  UpdateCollection: ({ collectionId }) => ({ id: collectionId, name: 'Terraza y verano' }),
  DeleteCollection: ({ collectionId }) => ({ id: collectionId }),
  RestoreCollection: ({ collectionId }) => ({ id: collectionId }),
  AddToCollection: ({ collectionId, resourceId }) => ({ id: collectionId, resources: [resourceId] }),
  RemoveFromCollection: ({ collectionId, resourceId }) => ({ id: collectionId, resources: [resourceId] }),
  SortCollection: ({ collectionId, resourceId }) => ({ id: collectionId, resources: [resourceId] }),
  ShareCollection: ({ collectionId }) => ({ id: collectionId, shared: true }),
  FollowCollection: ({ collectionId }) => ({ id: collectionId, on: true }),
  GetLibraryMarks: () => ({}),
  ListFavourites: () => ({ size: 10 }),
  ListOpenedResources: () => ({}),
  ListCollections: () => ({ size: 10 }),
  ListFollowedCollections: () => ({}),
  GetCollection: ({ collectionId }) => ({ id: collectionId }),
  ListRegionOrders: ({ restaurantId }) => ({ restaurant_id: restaurantId }),
};
