import { z } from 'zod';
import { defineEvents, event, instant, languageSchema } from '../../kernel';
import { noticeChannels, noticeKinds, orderNewsKinds } from './notifications.rules';
import { orderStatusSchema, turns } from '../orders';

export const announcedResourceSchema = z.object({
  resourceId: z.int(),
  name: z.string(),
  language: languageSchema,
  /** Path below the origin. */
  link: z.string(),
  thumbKey: z.string(),
  /** Of its publication in the log. */
  position: z.int().optional(),
});
export type AnnouncedResource = z.infer<typeof announcedResourceSchema>;

/** Market time, `22:00`. */
const clockTime = z.iso.time({ precision: -1 });
export const quietHoursSchema = z.object({ from: clockTime, to: clockTime });

export const noticeKindSchema = z.enum(noticeKinds);
/** Cells by kind and channel. */
export const noticeCellsSchema = z.partialRecord(
  noticeKindSchema,
  z.partialRecord(z.enum(noticeChannels), z.boolean()),
);

export const orderNewsSchema = z.object({
  kind: z.enum(orderNewsKinds),
  orderId: z.string(),
  restaurantId: z.int(),
  /** Who ordered; or the assignee, without one all full administrators. */
  to: z.enum(turns),
  /** Instead: user ids. */
  people: z.array(z.int()).optional(),
  /** Whose act it is, `user-12`; they get none. */
  by: z.string(),
  status: orderStatusSchema.optional(),
  /** `total` in cents. */
  quote: z.object({ version: z.int(), total: z.int(), validUntil: z.string() }).optional(),
  noteId: z.string().optional(),
  /** Of the event in the log. */
  position: z.int().optional(),
});
export type OrderNews = z.output<typeof orderNewsSchema>;

/** Streams `notifications-{userId}` and `newFiles-{market}`, which collects publications for an announcement. */
export const notificationsEvents = defineEvents('notifications', {
  /** Changed cells only. */
  NoticesChosen: event({
    data: z.object({
      userId: z.int(),
      cells: noticeCellsSchema,
      /** On the screen, or by a mail's link. */
      by: z.enum(['person', 'link']),
    }),
  }),
  /** `null`: none. */
  QuietHoursSet: event({ data: z.object({ userId: z.int(), quiet: quietHoursSchema.nullable() }) }),
  MailLanguageChosen: event({ data: z.object({ userId: z.int(), language: languageSchema }) }),
  NoticesRead: event({ data: z.object({ userId: z.int(), upTo: instant() }) }),
  NewFileCollected: event({
    data: z.object({
      batchId: z.string(),
      piece: announcedResourceSchema,
      /** Same for the whole batch. */
      closesAt: instant(),
    }),
  }),
  NewFilesAnnounced: event({
    data: z.object({
      batchId: z.string(),
      /** Empty if none is still published. */
      pieces: z.array(announcedResourceSchema),
    }),
  }),
});

/** Stream `orderNews-{market}`: what is mailed about orders. */
export const orderNewsEvents = defineEvents('notifications', {
  /** From the log up to a position, without what is settled by then. */
  OrderNewsAnnounced: event({ data: z.object({ upTo: z.int(), news: z.array(orderNewsSchema) }) }),
});

const remindedOrder = { orderId: z.string(), restaurantId: z.int() };

/** Stream `orderReminders-{orderId}`. */
export const reminderEvents = defineEvents('notifications', {
  OrderReminded: event({
    data: z.object({
      ...remindedOrder,
      turn: z.enum(turns),
      /** Counts the turns of the order. */
      turnNumber: z.int(),
      assigneeId: z.int().nullable(),
    }),
  }),
  QuoteEndReminded: event({ data: z.object({ ...remindedOrder, version: z.int() }) }),
});

const device = z.object({ userId: z.int(), deviceId: z.string() });

/** Stream `notifications-{userId}`. */
export const webPushEvents = defineEvents('notifications', {
  /** Again for a new session or address. */
  PushDeviceRegistered: event({
    data: device.extend({
      /** Its end removes the device. */
      sessionId: z.string(),
      /** As reported: `Chrome` on `Windows`. */
      browser: z.string().optional(),
      system: z.string().optional(),
    }),
    /** Address and encryption keys: enough to notify the person. */
    personal: z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() }),
  }),
  PushDeviceRemoved: event({
    data: device.extend({
      /** `gone`: unknown to its push service. `unused`: portal not opened for long. */
      reason: z.enum(['person', 'gone', 'unused', 'too-many']),
    }),
  }),
});
