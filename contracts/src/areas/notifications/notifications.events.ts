import { z } from 'zod';
import { defineEvents, event, instant, languageSchema } from '../../kernel';
import { pushKinds } from './notifications.rules';

/** A resource as mails and notices name it. */
export const announcedResourceSchema = z.object({
  resourceId: z.int(),
  name: z.string(),
  language: languageSchema,
  /** Path of its page below the portal's origin. */
  link: z.string(),
  /** Key of its preview in the file store. */
  thumbKey: z.string(),
});
export type AnnouncedResource = z.infer<typeof announcedResourceSchema>;

/**
 * Streams `notifications-{userId}`: a person's settings, language and time of the last seen notice. Stream
 * `newFiles-{market}`: recent publications, collected until they are announced.
 */
export const notificationsEvents = defineEvents('notifications', {
  NewFilesMailSet: event({
    data: z.object({
      userId: z.int(),
      on: z.boolean(),
      /** Set on the screen by the person, or by the link of a mail. */
      by: z.enum(['person', 'link']),
    }),
  }),
  MailLanguageChosen: event({ data: z.object({ userId: z.int(), language: languageSchema }) }),
  NoticesRead: event({ data: z.object({ userId: z.int(), upTo: instant() }) }),
  NewFileCollected: event({
    data: z.object({
      /** What is collected together: made by the first piece of it. */
      batchId: z.string(),
      piece: announcedResourceSchema,
      /** When the batch is announced; the same for all of it. */
      closesAt: instant(),
    }),
  }),
  NewFilesAnnounced: event({
    data: z.object({
      batchId: z.string(),
      /** Empty when nothing of it was published any more. */
      pieces: z.array(announcedResourceSchema),
    }),
  }),
});

/** A time of the day on the market's clock: `22:00`. */
const clockTime = z.iso.time({ precision: -1 });
export const quietHoursSchema = z.object({ from: clockTime, to: clockTime });

const device = z.object({ userId: z.int(), deviceId: z.string() });

/** On `notifications-{userId}`, beside what the person wants to be told of by mail. */
export const webPushEvents = defineEvents('notifications', {
  /** By the person, on that device. The same device again: in another session, or at another address. */
  PushDeviceRegistered: event({
    data: device.extend({
      /** The device goes when somebody ends it. */
      sessionId: z.string(),
      /** What the browser says it is, in words: `Chrome` on `Windows`. */
      browser: z.string().optional(),
      system: z.string().optional(),
    }),
    /** Who has these can notify the person: where to send, and what to encrypt with. */
    personal: z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() }),
  }),
  PushDeviceRemoved: event({
    data: device.extend({
      /** `gone`: its push service does not know it any more. `unused`: nobody has opened the portal on it for long. */
      reason: z.enum(['person', 'gone', 'unused', 'too-many']),
    }),
  }),
  PushSettingsSet: event({
    data: z.object({
      userId: z.int(),
      /** The kinds that are on. */
      kinds: z.array(z.enum(pushKinds)),
      /** Those that could be on; missing in older logs. */
      offered: z.array(z.enum(pushKinds)).optional(),
      /** `null`: at any time. */
      quiet: quietHoursSchema.nullable(),
    }),
  }),
});
