import { z } from 'zod';
import { defineEvents, event, instant, languageSchema } from '../../kernel';

/** A piece as it is told of: enough for a line in a mail or behind the bell. */
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
 * Streams `notifications-{userId}`: what one person wants to be told of, in which language, and up to when notices were
 * seen. Stream `newFiles-{market}`: what was published lately, collected until it is announced.
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
