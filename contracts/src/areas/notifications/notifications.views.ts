import { z } from 'zod';
import { defineDueTimes, defineView, instant, languageSchema } from '../../kernel';
import { orderStatusSchema } from '../orders';
import { failedPlanSchema, noticeKindSchema } from './notifications.queries';

/** By user id; who never touched anything has none and is told of everything (R-ACC-13). */
export const notificationSettings = defineView('notificationSettings', {
  schema: z.object({
    id: z.int(),
    newFiles: z.boolean(),
    /** `null` until the portal was opened: the market's own. */
    language: languageSchema.nullable(),
    /** The newest notice that was seen. */
    readUpTo: instant().nullable(),
  }),
  filters: {},
  sorts: [],
});

/** Of `pieces`, so many are named; `count` counts all. */
export const maxNamedResources = 4;
/** Of so many it is known whether they are still there. */
export const maxKnownResources = 100;

/**
 * Notices behind the bell. A notice belongs to an audience, so that it is one document for any number of people. A
 * person's settings hold the time up to which notices are seen.
 */
export const notices = defineView('notices', {
  schema: z.object({
    id: z.string(),
    /** `readers-{language}`, `restaurant-{id}`, `administrators` or `user-{id}`. The id of the notice itself, where who reads it is found out then: those who follow the resource in `pieces`, the one in `mention`. */
    audience: z.string(),
    kind: noticeKindSchema,
    at: instant(),
    count: z.int(),
    pieces: z.array(z.object({ id: z.int(), name: z.string(), link: z.string(), thumbKey: z.string() })),
    /** Of new pieces, the last first: `maxKnownResources` at most. Missing in documents of before. */
    resourceIds: z.array(z.int()).optional(),
    order: z.object({ id: z.string(), status: orderStatusSchema }).nullable(),
    /** User id of the administrator who acted as the reader; null for other notices. */
    actedBy: z.int().nullable(),
    failedPlan: failedPlanSchema.optional(),
    /** A note, who wrote it and whom it mentions: user ids. */
    mention: z.object({ orderId: z.string(), noteId: z.string(), by: z.int(), userId: z.int() }).optional(),
  }),
  filters: { audience: 'text', at: 'text', kind: 'text' },
  sorts: ['at'],
  indexes: [
    ['audience', 'at'],
    ['kind', 'at'],
  ],
});

/** Which batch of new pieces is announced when. */
export const newFilesDue = defineDueTimes('newFilesDue');
