import { z } from 'zod';
import { defineEvents, event, instant } from '../../kernel';
import { mopStatusSchema } from './mop.rules';

const pause = { pauseId: z.string(), restaurantId: z.int() };

/** Streams `mop-{restaurantId}` (no two pauses may overlap) and `mopPolicy-{market}`. ES only (R-MOP-01). */
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
      /** Under 48 working hours ahead (AMB-47). */
      late: z.boolean(),
      /** Switch at that time; `setBy` 0 if never set (AMB-46). */
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
    /** Only for a cancellation. */
    personal: z.object({ cancelReason: z.string().optional() }),
  }),
  /** By the restaurant. */
  MopPauseWithdrawn: event({
    data: z.object({ ...pause, from: mopStatusSchema, userId: z.int() }),
  }),
  /** By the clock, for cancelled pauses too; a pending one has lapsed. */
  MopPauseEnded: event({ data: z.object({ ...pause, status: mopStatusSchema }) }),
  MopAutoConfirmSet: event({
    data: z.object({
      on: z.boolean(),
      userId: z.int(),
      /** Requests record since when the switch was set (AMB-46). */
      at: instant(),
    }),
  }),
});
