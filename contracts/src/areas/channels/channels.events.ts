import { z } from 'zod';
import { day, defineEvents, event, instant } from '../../kernel';
import { birthdaySchema, openingSchema, plannedChangesSchema } from './channel-content.rules';
import { channelDocumentKindSchema } from './channels.rules';
import { scheduleBlock, scheduleBlocks, specialDaySchema } from './opening.rules';

const restaurant = z.object({ restaurantId: z.int().positive() });
const plan = restaurant.extend({ date: day() });
const birthdaySecrets = birthdaySchema.omit({ book_online: true });

/** Stored as sent (AMB-79). */
const opaque = z.unknown();

/**
 * On the stream of the restaurant (payment and contact data sealed by a key of the restaurant), and on
 * `channelDocuments-{market}`.
 */
export const channelEvents = defineEvents('channels', {
  ChannelOpeningChanged: event({
    data: restaurant.extend({
      opening: openingSchema,
      /** Midnight of that day; `null` while open. */
      reopensAt: instant().nullable(),
    }),
  }),
  /** By the clock (R-CHN-14). */
  ChannelReopened: event({ data: restaurant }),
  ChannelServicesChanged: event({ data: restaurant.extend({ services: z.array(z.int()) }) }),
  ChannelHoursChanged: event({
    data: restaurant.extend({ block: z.enum(scheduleBlocks), hours: scheduleBlock }),
  }),
  ChannelDeliveryHoursChanged: event({ data: restaurant.extend({ text: z.string() }) }),
  /** Other days stay. */
  ChannelSpecialDaysChanged: event({
    data: restaurant.extend({ set: z.array(specialDaySchema), removed: z.array(day()) }),
  }),
  ChannelBirthdaysChanged: event({
    data: restaurant.extend({ bookOnline: z.boolean() }),
    personal: birthdaySecrets,
  }),
  /** Fields that the specification does not explain. */
  ChannelOtherDataChanged: event({
    data: restaurant,
    personal: z.object({ cvPublic: opaque, cvTeam: opaque }),
  }),
  /** Replaces a plan for the same day. */
  ChannelChangePlanned: event({
    data: plan.extend({
      dueAt: instant(),
      changes: plannedChangesSchema.omit({ birthday: true }),
      /** `null`: unchanged. */
      bookOnline: z.boolean().nullable(),
    }),
    personal: birthdaySecrets.partial(),
  }),
  ChannelPlanDiscarded: event({ data: plan }),
  /** By the clock; the changes precede it as events of their own. */
  ChannelPlanApplied: event({ data: plan }),
  /** By the clock; nothing changed. */
  ChannelPlanFailed: event({
    data: plan.extend({
      restaurantSite: z.string(),
      restaurantName: z.string(),
      reason: z.string(),
      fields: z.record(z.string(), z.string()),
    }),
  }),
  ChannelDocumentAdded: event({
    data: z.object({
      document: channelDocumentKindSchema,
      version: z.int().positive(),
      key: z.string(),
      bytes: z.int().nonnegative(),
      sha256: z.string(),
      filename: z.string(),
    }),
  }),
});
