import type { MarketFeatures } from '../../kernel';
import { type CartEntry, Method, notChosen, otherAddress } from './cart-entry';
import { isDigital } from './formats';
import { personalisedScale } from './units';

/** What an entry may lack of its invoice, its units and its delivery (R-ERR-11). */
export const deliveryErrorCodes = ['billed', 'units', 'shipped'] as const;
export type DeliveryErrorCode = (typeof deliveryErrorCodes)[number];

type Delivery = Pick<
  CartEntry,
  'to' | 'method' | 'units' | 'units_scale' | 'units_scale_custom' | 'billed' | 'shipped' | 'custom_ship'
>;

/** Units and delivery are asked of what is printed (method 2), and never of a digital format. */
export const isPrinted = ({ method, to }: Pick<CartEntry, 'method' | 'to'>): boolean =>
  method === Method.AdaptationAndProduction && !isDigital(to.file);

/** A quantity is free text (R-WIZ-17), but neither blank nor a number of 0 or less, however it is punctuated. */
const isNoQuantity = (text: string): boolean =>
  Number(text.replaceAll(/[\s.,]/g, '').replace(/^[−–]/, '-')) <= 0;

function unitsMissing(entry: Delivery): boolean {
  if (entry.units_scale === personalisedScale) return isNoQuantity(entry.units_scale_custom);
  return entry.units <= 0 && entry.units_scale === '';
}

function shippingMissing(entry: Delivery): boolean {
  if (entry.shipped === otherAddress) return entry.custom_ship.trim() === '';
  return entry.shipped === notChosen || entry.shipped < 0;
}

/** R-CRT-10…13: what one entry lacks to be ordered. Each code is also the name of its field. */
export function deliveryGaps(
  entry: Delivery,
  { billingRestaurant }: Pick<MarketFeatures, 'billingRestaurant'>,
): readonly DeliveryErrorCode[] {
  const isMissing: Readonly<Record<DeliveryErrorCode, boolean>> = {
    billed: billingRestaurant && entry.billed <= 0,
    units: isPrinted(entry) && unitsMissing(entry),
    shipped: isPrinted(entry) && shippingMissing(entry),
  };
  return deliveryErrorCodes.filter((code) => isMissing[code]);
}

/** The delivery as it is ordered: an adaptation, and whatever is digital, has neither units nor a place to go to. */
export function askedDelivery(entry: Pick<CartEntry, 'method' | 'to'>): Partial<CartEntry> {
  if (isPrinted(entry) || entry.method === Method.Other) return {};
  return { units: 0, units_scale: '', units_scale_custom: '', shipped: notChosen, custom_ship: '' };
}
