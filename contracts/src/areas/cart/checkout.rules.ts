import { z } from 'zod';
import { isCorporateEmail, isPhoneNumber, type MarketRecord } from '../../kernel';
import { deliveryErrorCodes, deliveryGaps, isPrinted } from './cart.rules';
import { type CartEntry } from './cart-entry.rules';
import { adaptationPrices } from './formats.rules';
import { isProduction, maxImages, type WizardRules } from './wizard.rules';

export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** R-ERR-11, R-ERR-14 */
export const checkoutErrorCodes = [
  ...deliveryErrorCodes,
  'images',
  'name',
  'email',
  'email_domain',
  'phone',
] as const;
export type CheckoutErrorCode = (typeof checkoutErrorCodes)[number];

export interface CheckoutError {
  readonly code: CheckoutErrorCode;
  readonly entry?: string;
  readonly field: string;
}

/** R-CRT-10…13 */
export function checkEntry(
  entry: Parameters<typeof deliveryGaps>[0],
  { features }: Pick<MarketRecord, 'features'>,
  id?: string,
): readonly CheckoutError[] {
  return deliveryGaps(entry, features).map((code) => ({ code, entry: id, field: code }));
}

const emailAddress = z.email();

/** R-CRT-14…16 */
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

/** The order has the pictures of all entries (R-WIZ-27). */
function checkImages(entries: readonly Pick<CartEntry, 'images'>[]): readonly CheckoutError[] {
  const images = entries.flatMap((entry) => entry.images);
  return images.length > maxImages ? [{ code: 'images', field: 'images' }] : [];
}

/** R-CRT-17 */
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

/** Billing needs the fiscal popup first (R-CRT-18, AMB-37). */
export function lacksFiscalData(restaurant: { cif: string; razon: string; fiscal_address: string }): boolean {
  return [restaurant.cif, restaurant.razon, restaurant.fiscal_address].some((value) => value.trim() === '');
}

/** In the market's currency, without tax. */
export interface Cost {
  /** Minimum; 0 without adaptation. */
  readonly from: number;
  readonly onRequest: boolean;
  readonly isQuoted: boolean;
}

const signage = 9;

const isFilled = (...values: readonly string[]) => values.some((value) => value.trim() !== '');

function changedElements({ params, custom, custom_file: file, images }: CartEntry): number {
  return [
    isFilled(params.q1, custom.others),
    isFilled(custom.restaurant),
    isFilled(custom.price),
    isFilled(custom.schedule, custom.date, custom.start_date, custom.end_date),
    isFilled(file, ...images),
  ].filter(Boolean).length;
}

/** By number of changed elements; more than three are on request (R-WIZ-13). */
const byElements = [
  adaptationPrices.text,
  adaptationPrices.text,
  adaptationPrices.double,
  adaptationPrices.triple,
];

function adaptationCost(entry: CartEntry): Pick<Cost, 'from' | 'onRequest'> {
  const elements = changedElements(entry);
  const minPrice = entry.to.file === signage ? adaptationPrices.signal : 0;
  const price = byElements[elements];
  return { from: Math.max(minPrice, price ?? adaptationPrices.triple), onRequest: price === undefined };
}

/** Minimum price by changed elements. `null` without a price list (R-WIZ-12) or format. */
export function costOf(
  entry: CartEntry,
  rules: Pick<WizardRules, 'wizardQuestions' | 'isProduction'>,
): Cost | null {
  if (!rules.wizardQuestions || entry.to.file === 0) return null;
  const isOnlyProduced = rules.isProduction ?? isProduction(entry);
  if (isOnlyProduced) return { from: 0, onRequest: false, isQuoted: true };
  return { ...adaptationCost(entry), isQuoted: isPrinted(entry) };
}

/** `null` if no piece has a price. */
export function sumOfCosts(costs: readonly (Cost | null)[]): Cost | null {
  const known = costs.filter((cost) => cost !== null);
  if (known.length === 0) return null;
  return {
    from: known.reduce((sum, { from }) => sum + from, 0),
    onRequest: known.some(({ onRequest }) => onRequest),
    isQuoted: known.some(({ isQuoted }) => isQuoted),
  };
}
