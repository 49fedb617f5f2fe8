import { z } from 'zod';
import { defineEvents, event, instant, ownedFacts, sealedName } from '../../kernel';

const userId = z.int();
const resourceId = z.int();
const collectionId = z.string();
const resources = z.array(z.int());
const personal = z.object(sealedName);

/**
 * Stream `library-{userId}`: favourites, and what a person follows. Stream `openedResources-{userId}`: what that person
 * looked at. Streams `collections-user-{id}` and `collections-restaurant-{id}`: all collections of one owner.
 */
export const libraryEvents = defineEvents('library', {
  FavouriteAdded: event({ data: z.object({ userId, resourceId }) }),
  FavouriteRemoved: event({ data: z.object({ userId, resourceId }) }),
  /** To be told when it is replaced, or no longer. */
  FavouriteFollowed: event({ data: z.object({ userId, resourceId, on: z.boolean() }) }),
  CollectionFollowed: event({ data: z.object({ userId, collectionId, on: z.boolean() }) }),
  /** Its page was looked at; once a minute at most. */
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
      /** Before which of those that were there, counted from 0. */
      place: z.int().nonnegative(),
    }),
  }),
  CollectionResourcesRemoved: event({ data: z.object({ collectionId, resources }) }),
  /** The whole new order. */
  CollectionSorted: event({ data: z.object({ collectionId, resources }) }),
  /** Everybody who has its link may read it, or no longer. */
  CollectionShared: event({ data: z.object({ collectionId, shared: z.boolean() }) }),
});
