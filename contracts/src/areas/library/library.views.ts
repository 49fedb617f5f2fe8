import { z } from 'zod';
import { defineView, instant, ownedDocument, ownedView } from '../../kernel';

/** Favourites and followed collections of each person, by user id. */
export const libraries = defineView('libraries', {
  schema: z.object({
    id: z.int(),
    /** The newest first. */
    favourites: z.array(
      z.object({
        resourceId: z.int(),
        at: instant(),
        /** `null` where nothing is told of it. */
        followedSince: instant().nullable(),
      }),
    ),
    followed: z.array(z.object({ collectionId: z.string(), since: instant() })),
  }),
  filters: {},
  sorts: [],
});

/** What each person looked at, by user id. */
export const openedResources = defineView('openedResources', {
  schema: z.object({
    id: z.int(),
    /** The last one first. */
    opened: z.array(z.object({ resourceId: z.int(), at: instant() })),
  }),
  filters: {},
  sorts: [],
});

/** Collections of people and restaurants. */
export const collections = defineView('collections', {
  ...ownedView,
  schema: ownedDocument.extend({
    /** In the order of the owner. */
    resources: z.array(z.object({ id: z.int(), at: instant() })),
    shared: z.boolean(),
  }),
  text: ['name'],
});
