import { z } from 'zod';
import { day, defineView, instant, ownedDocument, ownedView } from '../../kernel';

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

/** What each order holds, by order id: what a region is told of is counted from it. */
export const orderedResources = defineView('orderedResources', {
  schema: z.object({
    id: z.string(),
    /** The market's calendar day of the order. */
    day: day(),
    restaurantId: z.int(),
    resourceIds: z.array(z.int()),
    /** Deleted ones and cancelled ones count for nothing. */
    deleted: z.boolean(),
    cancelled: z.boolean(),
  }),
  filters: { day: 'text', restaurantId: 'number', deleted: 'flag', cancelled: 'flag' },
  sorts: [],
  indexes: [['restaurantId', 'day']],
});
