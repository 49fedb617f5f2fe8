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
import {
  noticeCellsSchema,
  noticeKindSchema,
  notificationsEvents,
  orderNewsEvents,
  quietHoursSchema,
  reminderEvents,
  webPushEvents,
} from './notifications.events';
import { noticeChannels, noticeKinds } from './notifications.rules';
import { mopEvents, mopStatusSchema } from '../mop';
import { noteReaderSchema } from '../chat';
import { orderEvents, orderStatusSchema, proofEvents, quoteEvents } from '../orders';
import { recallEvents } from '../recalls';

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
    summary: 'Sets whether the caller gets mails about new pieces (R-ACC-13, R-ACC-14, R-API-53)',
  }),
  UpdateNoticeSettings: command({
    method: 'POST',
    path: 'user/notices/settings',
    input: z.object({
      settings: wireJson(
        z.object({
          cells: z
            .partialRecord(noticeKindSchema, z.partialRecord(z.enum(noticeChannels), wireFlag()))
            .default({}),
          /** `null` ends them. */
          quiet: quietHoursSchema
            .refine(({ from, to }) => from !== to, { message: 'same_time', path: ['to'] })
            .nullable()
            .optional(),
        }),
      ),
    }),
    output: z.object({}),
    access: readers,
    summary: 'Sets cells of the caller’s notices (event × channel) and quiet hours; what is left out stays',
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
    output: z.object({ kind: noticeKindSchema }),
    access: anyone(),
    beforeSession: true,
    beforeTerms: true,
    rejections: ['unsubscribe_link_invalid'],
    summary:
      'Unsubscribes the recipient of a signed link from mails of its kind; no session needed (R-ACC-15)',
  }),
});

const listReaders = only(catalogueReaders);

/** Its day came, but it could not be applied. */
const failedPlanSchema = z.object({
  restaurantId: z.int(),
  restaurant: z.string(),
  date: day(),
});

/** The last three are always on. */
const bellKindSchema = z.enum([...noticeKinds, 'acting', 'failedPlan', 'replaced']);

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
  kind: bellKindSchema,
  at: instant(),
  /** Of the event, for `ExplainCause`. */
  position: z.int(),
  unread: z.boolean(),
  /** Total; `pieces` has some of them. */
  count: z.int(),
  pieces: z.array(z.object({ id: z.int(), name: z.string(), link: z.string(), thumb: z.string() })),
  order: z
    .object({
      id: z.string(),
      number: z.int(),
      name: z.string(),
      /** After the event. */
      status: orderStatusSchema,
      restaurant_site: z.string(),
      restaurant_name: z.string(),
    })
    .nullable(),
  /** Administrator who acted as the reader (W5); empty after erasure, `null` for other notices. */
  acted_by: z.string().nullable(),
  failedPlan: failedPlanSchema.optional(),
  mention: mentionNoticeSchema.optional(),
  pause: z.object({ status: mopStatusSchema, restaurant: z.string() }).optional(),
  /** Of the piece; or by which it is recalled. */
  until: day().optional(),
  /** Restaurant: empty once all have confirmed. */
  recall: z.object({ id: z.string(), restaurant: z.string(), reminded: z.boolean() }).optional(),
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
      /** Mails about new pieces. */
      newFiles: z.boolean(),
      /** Of mails; `null` if never chosen. */
      language: languageSchema.nullable(),
      /** All cells of the caller's role and market. */
      cells: noticeCellsSchema,
      /** `null`: none. */
      quiet: quietHoursSchema.nullable(),
    }),
    access: listReaders,
    views: ['notificationSettings'],
    summary: 'Notices that the caller gets, by event and channel (R-ACC-13, R-API-52)',
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
      'restaurants',
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

/** By user id. Without a document, all is as by default (R-ACC-13). */
export const notificationSettings = defineView('notificationSettings', {
  schema: z.object({
    id: z.int(),
    /** Cells set by the person. */
    chosen: noticeCellsSchema,
    quiet: quietHoursSchema.nullable(),
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
     * `readers-{language}`, `restaurant-{id}`, `administrators` (full), `allAdministrators` or `user-{id}`. The notice's own id if readers depend
     * on the current state: followers of `pieces`, the person in `mention`.
     */
    audience: z.string(),
    kind: bellKindSchema,
    at: instant(),
    /** Of the event in the log. */
    position: z.int(),
    count: z.int(),
    pieces: z.array(z.object({ id: z.int(), name: z.string(), link: z.string(), thumbKey: z.string() })),
    /** Newest first, up to `maxKnownResources`. */
    resourceIds: z.array(z.int()).optional(),
    order: z
      .object({
        id: z.string(),
        /** Without: the current one. */
        status: orderStatusSchema.optional(),
        /** Pieces whose proofs wait. */
        waiting: z.array(z.int()).optional(),
      })
      .nullable(),
    /** Administrator who acted as the reader. */
    actedBy: z.int().nullable(),
    failedPlan: failedPlanSchema.optional(),
    mention: z.object({ orderId: z.string(), noteId: z.string(), by: z.int(), userId: z.int() }).optional(),
    pause: z.object({ restaurantId: z.int(), status: mopStatusSchema }).optional(),
    until: day().optional(),
    /** `null` once all have confirmed. */
    recall: z.object({ id: z.string(), restaurantId: z.int().nullable(), reminded: z.boolean() }).optional(),
  }),
  filters: { audience: 'text', at: 'text', kind: 'text', position: 'number' },
  sorts: ['at'],
  indexes: [
    ['audience', 'at'],
    ['kind', 'at'],
  ],
});

export const newFilesDue = defineDueTimes('newFilesDue');
export const orderNewsDue = defineDueTimes('orderNewsDue');
/** By order id. */
export const orderRemindersDue = defineDueTimes('orderRemindersDue');
/** By order id. */
export const quoteEndsDue = defineDueTimes('quoteEndsDue');

export const notificationsPushes = definePushes(
  'notifications',
  [
    notificationsEvents,
    orderNewsEvents,
    reminderEvents,
    webPushEvents,
    orderEvents,
    quoteEvents,
    proofEvents,
    mopEvents,
    resourceEvents,
    sessionEvents,
    channelEvents,
    recallEvents,
  ],
  {
    /** New pieces: all readers of the catalogue. Orders: the restaurant. Notes: people mentioned. */
    NoticesChanged: {
      to: {
        readers: [
          'NewFileCollected',
          'ResourceDeleted',
          'ResourceRestored',
          'RecallStarted',
          'RecallReminded',
          'RecallClosed',
        ],
        restaurant: [
          'QuoteSent',
          'QuoteAnswered',
          'ProofSent',
          'FinalArtAdded',
          'QuoteEndReminded',
          'MopPauseStatusChanged',
        ],
        fullAdministrators: ['OrderPlaced'],
        administrators: ['ResourceTimeReached', 'ResourceTimeChanged'],
        bothSides: ['RecallConfirmed', 'RecallUnconfirmed'],
        person: ['ActingAsUserNoticed'],
        restaurantAndFullAdministrators: [
          'ChannelPlanFailed',
          'OrderAssigned',
          'OrderStatusChanged',
          'OrderCancelledByRestaurant',
          'QuoteAccepted',
          'QuoteRefused',
          'QuoteQuestioned',
          'QuoteExpired',
          'ProofChangesRequested',
          'ProofsApproved',
          'OrderReminded',
        ],
      },
      refresh: ['ListNotices', 'CountUnreadNotices'],
    },
    NotificationsChanged: {
      to: {
        person: [
          'NoticesChosen',
          'QuietHoursSet',
          'MailLanguageChosen',
          'NoticesRead',
          'PushDeviceRegistered',
          'PushDeviceRemoved',
        ],
      },
      refresh: ['GetNotifications', 'CountUnreadNotices', 'GetPushDevices'],
    },
  },
);
