import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { libraryCommands } from './library.commands';
import type { libraryQueries } from './library.queries';

/** A valid input of each call, in a world where these things exist. */
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
