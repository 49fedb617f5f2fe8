import { z } from 'zod';
import { defineEvents, event, instant, ownedFacts, sealedName } from '../../kernel';

const userId = z.int();
const resourceId = z.int();
const collectionId = z.string();
const resources = z.array(z.int());
const personal = z.object(sealedName);

/**
 * Streams `library-{userId}`, `openedResources-{userId}`, `collections-user-{id}` and `collections-restaurant-{id}`.
 */
export const libraryEvents = defineEvents('library', {
  FavouriteAdded: event({ data: z.object({ userId, resourceId }) }),
  FavouriteRemoved: event({ data: z.object({ userId, resourceId }) }),
  /** Notices about new versions, on or off. */
  FavouriteFollowed: event({ data: z.object({ userId, resourceId, on: z.boolean() }) }),
  CollectionFollowed: event({ data: z.object({ userId, collectionId, on: z.boolean() }) }),
  /** Recorded once a minute at most. */
  ResourceOpened: event({ data: z.object({ userId, resourceId, at: instant() }) }),
  CollectionAdded: event({
    data: z.object({
      collectionId,
      ...ownedFacts,
      resources,
    }),
    personal,
  }),
  CollectionUpdated: event({ data: z.object({ collectionId, name: z.string() }), personal }),
  CollectionDeleted: event({ data: z.object({ collectionId }) }),
  CollectionRestored: event({ data: z.object({ collectionId }) }),
  CollectionResourcesAdded: event({
    data: z.object({
      collectionId,
      resources,
      /** Index from 0. */
      place: z.int().nonnegative(),
    }),
  }),
  CollectionResourcesRemoved: event({ data: z.object({ collectionId, resources }) }),
  CollectionSorted: event({ data: z.object({ collectionId, resources }) }),
  /** Readable by link, or not any more. */
  CollectionShared: event({ data: z.object({ collectionId, shared: z.boolean() }) }),
});
