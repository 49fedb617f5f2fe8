import { z } from 'zod';
import { isCorporateEmail, isPhoneNumber, type MarketRecord } from '../../kernel';
import type { CartEntry } from './cart-entry';
import { deliveryErrorCodes, deliveryGaps } from './delivery.rules';
import { maxImages } from './wizard-answers.rules';

export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** What may be wrong with a cart (R-ERR-11, and R-ERR-14 for the pictures). */
export const checkoutErrorCodes = [
  ...deliveryErrorCodes,
  'images',
  'name',
  'email',
  'email_domain',
  'phone',
] as const;
export type CheckoutErrorCode = (typeof checkoutErrorCodes)[number];

/** A problem that blocks the order. `entry` names its cart entry. */
export interface CheckoutError {
  readonly code: CheckoutErrorCode;
  readonly entry?: string;
  readonly field: string;
}

/** R-CRT-10…13: what one entry lacks to be ordered. */
export function checkEntry(
  entry: Parameters<typeof deliveryGaps>[0],
  { features }: Pick<MarketRecord, 'features'>,
  id?: string,
): readonly CheckoutError[] {
  return deliveryGaps(entry, features).map((code) => ({ code, entry: id, field: code }));
}

const emailAddress = z.email();

/** R-CRT-14…16: what the contact lacks. */
export function checkContact(contact: Contact, market: MarketRecord): readonly CheckoutError[] {
  const found: CheckoutError[] = [];
  if (contact.name.trim() === '') found.push({ code: 'name', field: 'contact_name' });
  if (!emailAddress.safeParse(contact.email.trim()).success)
    found.push({ code: 'email', field: 'contact_email' });
  else if (!isCorporateEmail(contact.email, market))
    found.push({ code: 'email_domain', field: 'contact_email' });
  const phone = contact.phone.trim();
  const phoneMissing = phone === '' && market.features.contactPhoneRequired;
  if (phoneMissing || (phone !== '' && !isPhoneNumber(phone)))
    found.push({ code: 'phone', field: 'contact_phone' });
  return found;
}

/** R-WIZ-27: the pictures of all entries together are the pictures of the order. */
function checkImages(entries: readonly Pick<CartEntry, 'images'>[]): readonly CheckoutError[] {
  const images = entries.flatMap((entry) => entry.images);
  return images.length > maxImages ? [{ code: 'images', field: 'images' }] : [];
}

/** Everything that keeps a cart from being sent, listed together (R-CRT-17). */
export function checkOut(
  entries: Readonly<Record<string, Parameters<typeof deliveryGaps>[0] & Pick<CartEntry, 'images'>>>,
  contact: Contact,
  market: MarketRecord,
): readonly CheckoutError[] {
  return [
    ...Object.entries(entries).flatMap(([id, entry]) => checkEntry(entry, market, id)),
    ...checkImages(Object.values(entries)),
    ...checkContact(contact, market),
  ];
}

/** Does billing this restaurant need the fiscal popup first (R-CRT-18, AMB-37)? */
export function lacksFiscalData(restaurant: { cif: string; razon: string; fiscal_address: string }): boolean {
  return [restaurant.cif, restaurant.razon, restaurant.fiscal_address].some((value) => value.trim() === '');
}
