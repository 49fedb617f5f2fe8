import { z } from 'zod';
import {
  anyone,
  catalogueReaders,
  command,
  defineCommands,
  instant,
  languageSchema,
  only,
  wireFlag,
  wireJson,
  wireText,
  definePushes,
  day,
  defineQueries,
  listInput,
  query,
  defineRejections,
  defineDueTimes,
  defineView,
} from '../../kernel';
import { noteReaderSchema } from '../chat';
import { orderStatusSchema } from '../orders';

/** One's own settings and marks: nobody changes them as somebody else (AMB-77). */
const readers = only(catalogueReaders, { asUser: false });

export const notificationsCommands = defineCommands('notifications', {
  UpdateNotifications: command({
    method: 'POST',
    path: 'user/notifications/update',
    input: z.object({ notifications: wireJson(z.object({ newFiles: wireFlag() })) }),
    output: z.object({ newFiles: z.boolean() }),
    access: readers,
    summary: 'Sets what the signed-in person is told of by mail (R-ACC-13, R-ACC-14, R-API-53)',
  }),
  ChooseMailLanguage: command({
    method: 'POST',
    path: 'user/notifications/language',
    input: z.object({ language: languageSchema }),
    output: z.object({ language: languageSchema }),
    access: readers,
    rejections: ['language_not_spoken'],
    summary: 'Sets the language of mails to the signed-in person: the one the portal is read in (R-PLT-07)',
  }),
  ReadNotices: command({
    method: 'POST',
    path: 'user/notices/read',
    /** The moment of the newest notice that was shown. */
    input: z.object({ up_to: instant() }),
    output: z.object({ up_to: instant() }),
    access: readers,
    summary: 'Everything behind the bell up to that moment was seen',
  }),
  UnsubscribeFromMails: command({
    method: 'POST',
    path: 'notifications/unsubscribe/{token}',
    /** Mail programs send `List-Unsubscribe=One-Click` beside it (RFC 8058). */
    input: z.object({ token: wireText(400) }),
    secretInputs: ['token'],
    output: z.object({ newFiles: z.literal(false) }),
    access: anyone(),
    beforeSession: true,
    beforeTerms: true,
    rejections: ['unsubscribe_link_invalid'],
    summary:
      'Ends the mails about new pieces for whom the signed link was sent to; needs no session (R-ACC-15)',
  }),
});

export const notificationsPushes = definePushes('notifications', {
  /** To everybody who may hear of it: there is something new behind the bell. */
  NoticesChanged: z.object({ position: z.int() }),
  /** To the person, on all devices: notices were seen, or a setting was changed. */
  NotificationsChanged: z.object({ position: z.int() }),
});

const listReaders = only(catalogueReaders);

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
    access: listReaders,
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
    access: listReaders,
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
    access: listReaders,
    views: ['notices', 'notificationSettings', 'libraries', 'collections', 'resources', 'orders'],
    summary: 'How many notices came since the bell was last opened',
  }),
});

export const notificationsRejections = defineRejections({
  /** The market has no interface in that language. */
  language_not_spoken: 422,
  unsubscribe_link_invalid: 404,
  /** The deployment has no keys for it. */
  push_is_off: 422,
  /** No push service that the deployment knows. */
  push_address_refused: 422,
  push_device_not_found: 404,
});

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
