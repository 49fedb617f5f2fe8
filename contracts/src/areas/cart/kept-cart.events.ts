import { z } from 'zod';
import { defineEvents, event, instant } from '../../kernel';
import { cartEntrySchema } from './cart-entry';
import { outdoneReasons } from './kept-cart.rules';

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
