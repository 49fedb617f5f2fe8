import { z } from 'zod';
import {
  catalogueReaders,
  day,
  defineQueries,
  instant,
  languageSchema,
  listInput,
  only,
  query,
} from '../../kernel';
import { noteReaderSchema } from '../chat';
import { orderStatusSchema } from '../orders';

const readers = only(catalogueReaders);

/** A planned change of a restaurant's channel whose day came, and that could not be applied. */
export const failedPlanSchema = z.object({
  restaurantId: z.int(),
  /** Its number and name. */
  restaurant: z.string(),
  date: day(),
});

export const noticeKindSchema = z.enum(['newFiles', 'order', 'acting', 'failedPlan', 'replaced', 'mention']);

/** A note that mentions the reader. */
const mentionNoticeSchema = z.object({
  order_id: z.string(),
  number: z.int(),
  restaurant_name: z.string(),
  note_id: z.string(),
  /** Who wrote it, as they are called now; empty once erased. */
  by: z.string(),
  /** How the note begins, as text with a mark for each mention; empty once its author was erased. */
  excerpt: z.string(),
  /** Those whose marks in it are mentions. */
  mentions: z.array(noteReaderSchema),
});

export const noticeSchema = z.object({
  id: z.string(),
  kind: noticeKindSchema,
  at: instant(),
  unread: z.boolean(),
  /** New pieces altogether; some of them are in `pieces`. */
  count: z.int(),
  pieces: z.array(z.object({ id: z.int(), name: z.string(), link: z.string(), thumb: z.string() })),
  order: z
    .object({
      id: z.string(),
      number: z.int(),
      name: z.string(),
      status: orderStatusSchema,
      restaurant_site: z.string(),
      restaurant_name: z.string(),
    })
    .nullable(),
  /** Name of the administrator who acted as the reader; empty once erased, null for other notices (W5). */
  acted_by: z.string().nullable(),
  failedPlan: failedPlanSchema.optional(),
  mention: mentionNoticeSchema.optional(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** Of the catalogue only what is in the language that the portal is read in (R-CAT-10). */
const lang = languageSchema.optional();

export const notificationsQueries = defineQueries('notifications', {
  GetNotifications: query({
    method: 'GET',
    path: 'user/notifications',
    input: z.object({}),
    output: z.object({
      newFiles: z.boolean(),
      /** Of the mails; `null` while none was chosen. */
      language: languageSchema.nullable(),
    }),
    access: readers,
    views: ['notificationSettings'],
    summary:
      'What the signed-in person is told of by mail; everything unless told otherwise (R-ACC-13, R-API-52)',
  }),
  ListNotices: query({
    method: 'GET',
    path: 'user/notices',
    input: listInput(['-at'], { lang }),
    output: z.array(noticeSchema),
    list: true,
    access: readers,
    views: [
      'notices',
      'notificationSettings',
      'users',
      'libraries',
      'collections',
      'resources',
      'orders',
      'orderNotes',
    ],
    summary: 'What is behind the bell: the last month, newest first (W5)',
  }),
  CountUnreadNotices: query({
    method: 'GET',
    path: 'user/notices/unread',
    input: z.object({ lang }),
    output: z.object({ unread: z.int() }),
    access: readers,
    views: ['notices', 'notificationSettings', 'libraries', 'collections', 'resources', 'orders'],
    summary: 'How many notices came since the bell was last opened',
  }),
});
