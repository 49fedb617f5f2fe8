import { z } from 'zod';
import { day, defineEvents, event, instant } from '../../kernel';

const recallId = z.string();

/** The picture of a confirmation. */
export const recallPhotoSchema = z.object({ key: z.string(), contentType: z.string() });

/** Stream `recall-{id}`. */
export const recallEvents = defineEvents('recalls', {
  RecallStarted: event({
    data: z.object({
      recallId,
      resourceId: z.int(),
      /** For the search. */
      resourceName: z.string(),
      /** Of its file. */
      versions: z.array(z.int()),
      /** The piece itself for its newest file; `null`: take down. */
      replacementId: z.int().nullable(),
      restaurants: z.array(z.int()).min(1),
      text: z.string(),
      /** Last day, market's calendar. */
      until: day(),
      /** Next reminder; `null` for none. */
      next: instant().nullable(),
    }),
  }),
  /** Again with a photo. */
  RecallConfirmed: event({
    data: z.object({
      recallId,
      resourceId: z.int(),
      restaurantId: z.int(),
      photo: recallPhotoSchema.nullable(),
      /** Restaurants still to confirm. */
      left: z.int().nonnegative(),
    }),
  }),
  RecallUnconfirmed: event({
    data: z.object({
      recallId,
      resourceId: z.int(),
      restaurantId: z.int(),
      until: day(),
      /** Restaurants still to confirm. */
      left: z.int().positive(),
      /** Next reminder; `null` for none. */
      next: instant().nullable(),
    }),
  }),
  RecallReminded: event({
    data: z.object({ recallId, restaurants: z.array(z.int()), next: instant().nullable() }),
  }),
  RecallClosed: event({
    data: z.object({
      recallId,
      /** Not confirmed. */
      restaurants: z.array(z.int()),
    }),
  }),
});
