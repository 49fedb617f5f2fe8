import { z } from 'zod';
import { defineEvents, event, instant } from '../../kernel';
import { mopStatusSchema } from './mop.rules';

const pause = { pauseId: z.string(), restaurantId: z.int() };

/**
 * Stream `mop-{restaurantId}`: all pauses of a restaurant, because no two may overlap.
 * Stream `mopPolicy-{market}`: the switch. ES only (R-MOP-01).
 */
export const mopEvents = defineEvents('mop', {
  MopPauseRequested: event({
    data: z.object({
      ...pause,
      restaurantSite: z.string(),
      restaurantName: z.string(),
      userId: z.int(),
      start: instant(),
      end: instant(),
      status: mopStatusSchema,
      /** Asked for less than 48 working hours ahead (AMB-47). */
      late: z.boolean(),
      /** The switch at that time and who had set it; 0 for never set (AMB-46). */
      decidedBy: z.object({ autoConfirm: z.boolean(), setBy: z.int(), setAt: instant().nullable() }),
    }),
    personal: z.object({ reason: z.string() }),
  }),
  MopPauseStatusChanged: event({
    data: z.object({
      ...pause,
      from: mopStatusSchema,
      to: mopStatusSchema,
      userId: z.int(),
    }),
    /** The reason is of a cancellation alone. */
    personal: z.object({ cancelReason: z.string().optional() }),
  }),
  /** By the restaurant itself. */
  MopPauseWithdrawn: event({
    data: z.object({ ...pause, from: mopStatusSchema, userId: z.int() }),
  }),
  /** Sent by the deadline, for cancelled pauses too. `status` is the final one; a pending pause has lapsed. */
  MopPauseEnded: event({ data: z.object({ ...pause, status: mopStatusSchema }) }),
  MopAutoConfirmSet: event({
    data: z.object({
      on: z.boolean(),
      userId: z.int(),
      /** Said again beside the metadata, because requests record since when the switch stood (AMB-46). */
      at: instant(),
    }),
  }),
});
