import { z } from 'zod';
import { day, defineEvents, event, instant } from '../../kernel';
import { cartEntrySchema } from './cart-entry.rules';
import { supersededReasons } from './synced-cart.rules';

/** A command accepts only uploads of its own purpose (W13). */
export const uploadPurposeSchema = z.enum([
  'custom-file',
  'image',
  'resource-file',
  'resource-thumb',
  'slider-picture',
  'proof',
  /** Without a purpose: decided by the call that uses it (AMB-81). */
  'temporary',
]);
export type UploadPurpose = z.infer<typeof uploadPurposeSchema>;

/** Stream `upload-{key}`; belongs to its person until an order claims it (W13). */
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
      /** Pixels of a re-encoded picture; missing in older events. */
      picture: z.object({ width: z.int().positive(), height: z.int().positive() }).optional(),
    }),
  }),
  /** Stream `uploads-{userId}-{day}` (S8). */
  UploadCounted: event({ data: z.object({ userId: z.int(), day: day(), bytes: z.int().nonnegative() }) }),
  /** Unused too long: the content is deleted (R13). */
  UploadDiscarded: event({ data: z.object({ key: z.string() }) }),
});

const userId = z.int();
const entryId = z.string();
/** Counts changes of the cart, from 1. */
const version = z.int().positive();
const device = z.string();
/** Id on the device that added it; differs from `entryId` after a collision. */
const madeAs = z.string();

/** Stream `cart-{userId}`. Entries are sealed: they hold free text and addresses (S18). */
export const syncedCartEvents = defineEvents('cart', {
  CartEntrySaved: event({
    data: z.object({
      userId,
      entryId,
      version,
      device,
      madeAs,
      /** Device clock, at most the server's. */
      changedAt: instant(),
      restaurantId: z.int(),
      /** Change it overwrites unseen; `null` for none. */
      superseded: z.object({ device, reason: z.enum(supersededReasons) }).nullable(),
      /** Uploads kept for some days (R13). */
      heldKeys: z.array(z.string()),
      releasedKeys: z.array(z.string()),
    }),
    personal: z.object({ entry: cartEntrySchema }),
  }),
  /** A change that came too late; the cart is unchanged. */
  CartEntrySuperseded: event({
    data: z.object({ userId, entryId, version, device, reason: z.enum(supersededReasons) }),
  }),
  CartEntryRemoved: event({
    data: z.object({ userId, entryId, version, device, releasedKeys: z.array(z.string()) }),
  }),
  /** The order owns their files from now on. */
  CartEntriesOrdered: event({
    data: z.object({
      userId,
      version,
      orderId: z.string(),
      device,
      /** Includes entries unknown to this cart: ordered as soon as they arrive. */
      entries: z.array(z.object({ entryId, orderedAs: z.string() })).min(1),
    }),
  }),
});
