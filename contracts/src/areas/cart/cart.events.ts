import { z } from 'zod';
import { day, defineEvents, event, instant } from '../../kernel';
import { cartEntrySchema } from './cart.rules';
import { outdoneReasons } from './kept-cart.rules';

/** What a file is brought for; commands take it for nothing else (W13). */
export const uploadPurposeSchema = z.enum([
  'custom-file',
  'image',
  'resource-file',
  'resource-thumb',
  'slider-picture',
  /** Not said: counts for what a later call takes of such files (AMB-81). */
  'temporary',
]);
export type UploadPurpose = z.infer<typeof uploadPurposeSchema>;

/** Stream `upload-{key}`: an uploaded file, bound to its person until an order claims it (W13). */
export const cartEvents = defineEvents('cart', {
  FileUploaded: event({
    data: z.object({
      key: z.string(),
      userId: z.int(),
      purpose: uploadPurposeSchema,
      filename: z.string(),
      contentType: z.string(),
      bytes: z.int(),
      sha256: z.string(),
      /** Pixels of a picture that is kept as it was encoded anew; older events have none. */
      picture: z.object({ width: z.int().positive(), height: z.int().positive() }).optional(),
    }),
  }),
  /** Stream `uploads-{userId}-{day}`: the uploads of a person on a day (S8). */
  UploadCounted: event({ data: z.object({ userId: z.int(), day: day(), bytes: z.int().nonnegative() }) }),
  /** Not used in time: no command may refer to it any more, and its content is deleted (R13). */
  UploadDiscarded: event({ data: z.object({ key: z.string() }) }),
});

const userId = z.int();
const entryId = z.string();
/** Counts the changes of a person's cart, from 1. */
const version = z.int().positive();
const device = z.string();
/** By which the device knew it that put it in; another than `entryId` where a different entry had that id already. */
const madeAs = z.string();

/**
 * Stream `cart-{userId}`: the cart of a person, for all their devices. Entries are sealed: people type into them what
 * is to be printed and where it is to be sent (S18).
 */
export const keptCartEvents = defineEvents('cart', {
  CartEntryKept: event({
    data: z.object({
      userId,
      entryId,
      version,
      device,
      madeAs,
      /** When the person changed it, by the clock of the device, never later than the server's. */
      changedAt: instant(),
      restaurantId: z.int(),
      /** Whose change it replaces without having seen it; `null` for nobody's. */
      outdone: z.object({ device, reason: z.enum(outdoneReasons) }).nullable(),
      /** Uploaded files that stay because of it, for some days (R13). */
      heldKeys: z.array(z.string()),
      releasedKeys: z.array(z.string()),
    }),
    personal: z.object({ entry: cartEntrySchema }),
  }),
  /** A change that came too late: what is in the cart stays as it is, and its device is told. */
  CartEntryOutdone: event({
    data: z.object({ userId, entryId, version, device, reason: z.enum(outdoneReasons) }),
  }),
  CartEntryRemoved: event({
    data: z.object({ userId, entryId, version, device, releasedKeys: z.array(z.string()) }),
  }),
  /** They were sent as an order; the order has their files from then on. */
  CartEntriesOrdered: event({
    data: z.object({
      userId,
      version,
      orderId: z.string(),
      device,
      /** Also what this cart has never held: it is ordered when it comes. */
      entries: z.array(z.object({ entryId, madeAs })).min(1),
    }),
  }),
});
