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

/** What was kept on another device, or by a colleague, shows here without a reload. */
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
