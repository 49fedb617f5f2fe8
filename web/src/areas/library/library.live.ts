import { libraryPushes, libraryQueries } from '@portal/contracts/areas/library';
import { defineLive } from '#core/live/live-map';

const {
  GetLibraryMarks,
  ListFavourites,
  ListOpenedResources,
  ListCollections,
  ListFollowedCollections,
  GetCollection,
} = libraryQueries;

export const libraryLive = defineLive(libraryPushes, {
  LibraryChanged: {
    refresh: [
      GetLibraryMarks,
      ListFavourites,
      ListOpenedResources,
      ListCollections,
      ListFollowedCollections,
      GetCollection,
    ],
  },
  CollectionChanged: { refresh: [ListCollections, ListFollowedCollections, GetCollection] },
});
