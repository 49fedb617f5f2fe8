import { z } from 'zod';
import { day, defineEvents, event, instant } from '../../kernel';
import { birthdaySchema, openingSchema, plannedChangesSchema } from './channel-content.rules';
import { channelDocumentKindSchema } from './channels.rules';
import { scheduleBlock, scheduleBlocks } from './opening.rules';

const restaurant = z.object({ restaurantId: z.int().positive() });
const plan = restaurant.extend({ date: day() });
const birthdaySecrets = birthdaySchema.omit({ book_online: true });

/** Kept as it came (AMB-79). */
const asItCame = z.unknown();

/**
 * Stream `channel-{restaurantId}`: what guests see of a restaurant. What is paid to and whom to ask is sealed by a key
 * of the restaurant, whose data it is. Stream `channelDocuments-{market}`: PDF files that all restaurants read.
 */
export const channelEvents = defineEvents('channels', {
  ChannelOpeningChanged: event({
    data: restaurant.extend({
      opening: openingSchema,
      /** When its day begins; `null` while it is open. */
      reopensAt: instant().nullable(),
    }),
  }),
  /** By the clock: the day has come (R-CHN-14). */
  ChannelReopened: event({ data: restaurant }),
  /** All active services from now on. */
  ChannelServicesChanged: event({ data: restaurant.extend({ services: z.array(z.int()) }) }),
  ChannelHoursChanged: event({
    data: restaurant.extend({ block: z.enum(scheduleBlocks), hours: scheduleBlock }),
  }),
  ChannelDeliveryHoursChanged: event({ data: restaurant.extend({ text: z.string() }) }),
  ChannelBirthdaysChanged: event({
    data: restaurant.extend({ bookOnline: z.boolean() }),
    personal: birthdaySecrets,
  }),
  /** Fields that the specification names and does not explain. */
  ChannelOtherDataChanged: event({
    data: restaurant,
    personal: z.object({ cvPublic: asItCame, cvTeam: asItCame }),
  }),
  /** Planned, or planned anew for the same day. */
  ChannelChangePlanned: event({
    data: plan.extend({
      dueAt: instant(),
      changes: plannedChangesSchema.omit({ birthday: true }),
      /** Whether birthdays can be booked online from then on; `null` for no change. */
      bookOnline: z.boolean().nullable(),
    }),
    personal: birthdaySecrets.partial(),
  }),
  ChannelPlanDiscarded: event({ data: plan }),
  /** Its day has come; what it changed stands in events of its own before this one. */
  ChannelPlanApplied: event({ data: plan }),
  /** Its day has come, and it cannot be applied: nothing was changed. */
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
