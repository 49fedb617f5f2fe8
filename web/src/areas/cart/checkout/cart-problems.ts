import {
  type Cart,
  checkOut,
  type CheckoutErrorCode,
  checkoutErrorCodes,
  type Contact,
  deliveryErrorCodes,
  notChosen,
  validateEntry,
  type WizardErrorKey,
  wizardErrorKeys,
  type WizardPage,
} from '@portal/contracts/areas/cart';
import type { MarketRecord } from '@portal/contracts/kernel';
import type { CartGroup } from './cart-groups';

/** Why a piece cannot be ordered, or not so: the server knows it as it is now (AMB-60). */
export const entryErrorCodes = ['resource_not_orderable', 'not_adaptable', 'not_producible'] as const;
export type EntryErrorCode = (typeof entryErrorCodes)[number];

/** Why a field is wrong: by the wizard's rules, by the cart's, or by one that only the server knows. */
export type ProblemCode = WizardErrorKey | CheckoutErrorCode | EntryErrorCode | 'restaurant' | 'unknown';

/** One thing that keeps the cart from being sent. */
export interface CartProblem {
  readonly code: ProblemCode;
  /** Wire name of the field, without the place of its item. */
  readonly field: string;
  /** The cart entry it belongs to; absent for the contact and for the order as a whole. */
  readonly entry?: string;
  /** The restaurant whose order it keeps from being sent; -1 where that is what is missing. */
  readonly restaurant: number;
}
type Found = Omit<CartProblem, 'restaurant'>;

/** The wizard's last page asks for these as well; the cart lists them once. */
const ofCart: readonly string[] = deliveryErrorCodes;

function wizardProblems(cart: Cart, market: MarketRecord): readonly Found[] {
  const found = Object.entries(cart).flatMap(([entry, piece]) =>
    Object.entries(validateEntry(piece, market.features)).map(([field, code]) => ({ code, field, entry })),
  );
  return found.filter(({ code }) => !ofCart.includes(code));
}

/**
 * What the browser can tell by itself of one restaurant's order: the rules of the cart and, over every entry, those of
 * the wizard (R-CRT-17). Where the restaurant is not known, that is all that is asked.
 */
export function problemsOf(
  { cart, restaurantId: restaurant }: Pick<CartGroup, 'cart' | 'restaurantId'>,
  contact: Contact,
  market: MarketRecord,
): readonly CartProblem[] {
  if (restaurant === notChosen) return [{ code: 'restaurant', field: 'restaurant_id', restaurant }];
  const found: readonly Found[] = [...wizardProblems(cart, market), ...checkOut(cart, contact, market)];
  return found.map((problem) => ({ ...problem, restaurant }));
}

const knownCodes: readonly string[] = [...wizardErrorKeys, ...checkoutErrorCodes, ...entryErrorCodes];
const isKnown = (code: string): code is ProblemCode => knownCodes.includes(code);
const inItem = /^(?:order\.)?items\.(\d+)\.(.+)$/;

/**
 * What the server complained of, at the entries it is about.
 * @param fields paths as the server writes them: `items.0.custom.price`, `contact_email`.
 * @param ids the entries in the order in which they were sent.
 */
export function problemsFrom(
  fields: Readonly<Record<string, string>>,
  ids: readonly string[],
): readonly Found[] {
  return Object.entries(fields).map(([path, said]) => {
    const code = isKnown(said) ? said : 'unknown';
    const [, place, field] = inItem.exec(path) ?? [];
    return field === undefined
      ? { code, field: path.replace(/^order\./, '') }
      : { code, field, entry: ids[Number(place)] };
  });
}

const pagesByField: readonly (readonly [fields: RegExp, page: WizardPage])[] = [
  [/^to\.file$/, 1],
  [/^to\./, 2],
  [/^params\./, 3],
  [/^(custom\.|custom_file$|images$)/, 4],
];

/** The page of the wizard where a field of an entry is filled in; what the cart itself asks for has none. */
export function pageOf(field: string): WizardPage | null {
  return pagesByField.find(([fields]) => fields.test(field))?.[1] ?? null;
}
