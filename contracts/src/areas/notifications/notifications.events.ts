import { z } from 'zod';
import { defineEvents, event, instant, languageSchema } from '../../kernel';
import { pushKinds } from './notifications.rules';

export const announcedResourceSchema = z.object({
  resourceId: z.int(),
  name: z.string(),
  language: languageSchema,
  /** Path below the origin. */
  link: z.string(),
  thumbKey: z.string(),
});
export type AnnouncedResource = z.infer<typeof announcedResourceSchema>;

/** Streams `notifications-{userId}` and `newFiles-{market}`, which collects publications for an announcement. */
export const notificationsEvents = defineEvents('notifications', {
  NewFilesMailSet: event({
    data: z.object({
      userId: z.int(),
      on: z.boolean(),
      /** On the screen, or by a mail's link. */
      by: z.enum(['person', 'link']),
    }),
  }),
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

/** Market time, `22:00`. */
const clockTime = z.iso.time({ precision: -1 });
export const quietHoursSchema = z.object({ from: clockTime, to: clockTime });

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
  PushSettingsSet: event({
    data: z.object({
      userId: z.int(),
      kinds: z.array(z.enum(pushKinds)),
      /** Kinds to choose from; missing in older logs. */
      offered: z.array(z.enum(pushKinds)).optional(),
      /** `null`: none. */
      quiet: quietHoursSchema.nullable(),
    }),
  }),
});
