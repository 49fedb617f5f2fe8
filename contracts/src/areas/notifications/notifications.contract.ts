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
import { channelEvents } from '../channels';
import { resourceEvents } from '../resources';
import { sessionEvents } from '../session';
import { notificationsEvents, webPushEvents } from './notifications.events';
import { noteReaderSchema } from '../chat';
import { orderEvents, orderStatusSchema } from '../orders';

export const notificationsRejections = defineRejections({
  /** Not a language of the market. */
  language_not_spoken: 422,
  unsubscribe_link_invalid: 404,
  /** No keys configured. */
  push_is_off: 422,
  /** Unknown push service. */
  push_address_refused: 422,
  push_device_not_found: 404,
});

/** Personal: read-only while acting as a user (AMB-77). */
const readers = only(catalogueReaders, { asUser: false });

export const notificationsCommands = defineCommands('notifications', {
  UpdateNotifications: command({
    method: 'POST',
    path: 'user/notifications/update',
    input: z.object({ notifications: wireJson(z.object({ newFiles: wireFlag() })) }),
    output: z.object({ newFiles: z.boolean() }),
    access: readers,
    summary: 'Sets which mails the caller gets (R-ACC-13, R-ACC-14, R-API-53)',
  }),
  ChooseMailLanguage: command({
    method: 'POST',
    path: 'user/notifications/language',
    input: z.object({ language: languageSchema }),
    output: z.object({ language: languageSchema }),
    access: readers,
    rejections: ['language_not_spoken'],
    summary: 'Sets the caller’s mail language, as chosen in the portal (R-PLT-07)',
  }),
  ReadNotices: command({
    method: 'POST',
    path: 'user/notices/read',
    /** Time of the newest notice shown. */
    input: z.object({ up_to: instant() }),
    output: z.object({ up_to: instant() }),
    access: readers,
    summary: 'Marks notices up to that time as seen',
  }),
  UnsubscribeFromMails: command({
    method: 'POST',
    path: 'notifications/unsubscribe/{token}',
    /** Mail clients add `List-Unsubscribe=One-Click` (RFC 8058). */
    input: z.object({ token: wireText(400) }),
    secretInputs: ['token'],
    output: z.object({ newFiles: z.literal(false) }),
    access: anyone(),
    beforeSession: true,
    beforeTerms: true,
    rejections: ['unsubscribe_link_invalid'],
    summary:
      'Unsubscribes the recipient of a signed link from mails about new pieces; no session needed (R-ACC-15)',
  }),
});

const listReaders = only(catalogueReaders);

/** Its day came, but it could not be applied. */
const failedPlanSchema = z.object({
  restaurantId: z.int(),
  restaurant: z.string(),
  date: day(),
});

const noticeKindSchema = z.enum(['newFiles', 'order', 'acting', 'failedPlan', 'replaced', 'mention']);

const mentionNoticeSchema = z.object({
  order_id: z.string(),
  number: z.int(),
  restaurant_name: z.string(),
  note_id: z.string(),
  /** Current name; empty after erasure. */
  by: z.string(),
  /** Start of the note, mentions as marks; empty after erasure. */
  excerpt: z.string(),
  mentions: z.array(noteReaderSchema),
});

export const noticeSchema = z.object({
  id: z.string(),
  kind: noticeKindSchema,
  at: instant(),
  unread: z.boolean(),
  /** Total; `pieces` has some of them. */
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
  /** Administrator who acted as the reader (W5); empty after erasure, `null` for other notices. */
  acted_by: z.string().nullable(),
  failedPlan: failedPlanSchema.optional(),
  mention: mentionNoticeSchema.optional(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** Resources of that language (R-CAT-10). */
const lang = languageSchema.optional();

export const notificationsQueries = defineQueries('notifications', {
  GetNotifications: query({
    method: 'GET',
    path: 'user/notifications',
    input: z.object({}),
    output: z.object({
      newFiles: z.boolean(),
      /** Of mails; `null` if never chosen. */
      language: languageSchema.nullable(),
    }),
    access: listReaders,
    views: ['notificationSettings'],
    summary: 'Mails that the caller gets; all by default (R-ACC-13, R-API-52)',
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
    summary: 'Notices of the last month, newest first (W5)',
  }),
  CountUnreadNotices: query({
    method: 'GET',
    path: 'user/notices/unread',
    input: z.object({ lang }),
    output: z.object({ unread: z.int() }),
    access: listReaders,
    views: ['notices', 'notificationSettings', 'libraries', 'collections', 'resources', 'orders'],
    summary: 'Number of notices since the bell was last opened',
  }),
});

/** By user id. Without a document, everything is on (R-ACC-13). */
export const notificationSettings = defineView('notificationSettings', {
  schema: z.object({
    id: z.int(),
    newFiles: z.boolean(),
    /** `null` until the first visit: the market's default. */
    language: languageSchema.nullable(),
    /** Newest notice seen. */
    readUpTo: instant().nullable(),
  }),
  filters: {},
  sorts: [],
});

/** Names in a notice; `count` is the total. */
export const maxNamedResources = 4;
/** Ids kept, to check which still exist. */
export const maxKnownResources = 100;

/** One document per audience, not per person; settings hold the time up to which notices are seen. */
export const notices = defineView('notices', {
  schema: z.object({
    id: z.string(),
    /**
     * `readers-{language}`, `restaurant-{id}`, `administrators` or `user-{id}`. The notice's own id if readers depend
     * on the current state: followers of `pieces`, the person in `mention`.
     */
    audience: z.string(),
    kind: noticeKindSchema,
    at: instant(),
    count: z.int(),
    pieces: z.array(z.object({ id: z.int(), name: z.string(), link: z.string(), thumbKey: z.string() })),
    /** Newest first, up to `maxKnownResources`; missing in older documents. */
    resourceIds: z.array(z.int()).optional(),
    order: z.object({ id: z.string(), status: orderStatusSchema }).nullable(),
    /** Administrator who acted as the reader. */
    actedBy: z.int().nullable(),
    failedPlan: failedPlanSchema.optional(),
    mention: z.object({ orderId: z.string(), noteId: z.string(), by: z.int(), userId: z.int() }).optional(),
  }),
  filters: { audience: 'text', at: 'text', kind: 'text' },
  sorts: ['at'],
  indexes: [
    ['audience', 'at'],
    ['kind', 'at'],
  ],
});

export const newFilesDue = defineDueTimes('newFilesDue');

export const notificationsPushes = definePushes(
  'notifications',
  [notificationsEvents, webPushEvents, orderEvents, resourceEvents, sessionEvents, channelEvents],
  {
    /** New pieces: all readers of the catalogue. Orders: the restaurant. Notes: people mentioned. */
    NoticesChanged: {
      to: {
        readers: ['NewFileCollected', 'ResourceDeleted', 'ResourceRestored'],
        restaurant: ['OrderStatusChanged', 'OrderCancelledByRestaurant'],
        person: ['ActingAsUserNoticed'],
        restaurantAndFullAdministrators: ['ChannelPlanFailed'],
      },
      refresh: ['ListNotices', 'CountUnreadNotices'],
    },
    NotificationsChanged: {
      to: {
        person: [
          'NewFilesMailSet',
          'MailLanguageChosen',
          'NoticesRead',
          'PushDeviceRegistered',
          'PushDeviceRemoved',
          'PushSettingsSet',
        ],
      },
      refresh: ['GetNotifications', 'CountUnreadNotices', 'GetPushSettings'],
    },
  },
);
