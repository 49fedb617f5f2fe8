import {
  type Cart,
  type CartEntry,
  checkOut,
  type CheckoutErrorCode,
  checkoutErrorCodes,
  confirmed,
  type Contact,
  costOf,
  deliveryErrorCodes,
  isProduction,
  notChosen,
  sumOfCosts,
  validateEntry,
  type WizardErrorKey,
  wizardErrorKeys,
  type WizardPage,
  type WizardRules,
} from '@portal/contracts/areas/cart';
import {
  answerKindOf,
  neededByProblem,
  type NeededByProblem,
  orderCommands,
} from '@portal/contracts/areas/orders';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import type { MarketRecord } from '@portal/contracts/kernel';
import { z } from 'zod';
import { inputLimitsOf } from '#core/client/input-schema';
import { restaurantLabel } from '#core/restaurant-label';

/** Maximum characters by wire path: `contact_name`, `items.custom.price`. */
export function orderLimit(path: string): number {
  const limit = inputLimitsOf(orderCommands.PlaceOrder)[`order.${path}`];
  if (limit === undefined) throw new Error(`the order has no limit for ${path}`);
  return limit;
}

export const estimateSchema = z.object({
  /** `null`: no price in the list. */
  cost: z.object({ from: z.number(), onRequest: z.boolean(), isQuoted: z.boolean() }).nullable(),
  kinds: z.array(z.string()),
});

export type Estimate = z.infer<typeof estimateSchema>;

export function estimateOf(entries: readonly CartEntry[], rules: WizardRules): Estimate {
  const asked = entries.map((entry) => confirmed(entry, rules));
  const kinds = asked.map((entry) =>
    answerKindOf({
      format: entry.to.file,
      method: entry.method,
      asItIs: rules.isProduction ?? isProduction(entry),
    }),
  );
  return { cost: sumOfCosts(asked.map((entry) => costOf(entry, rules))), kinds: [...new Set(kinds)] };
}

/** Entries of one restaurant become one order. */
export interface CartGroup {
  /** -1: unknown. */
  readonly restaurantId: number;
  readonly name: string;
  /**
   * `unknown`: from an old cart. `foreign`: not one of the person's restaurants.
   * `closed`: inactive, so that the server refuses orders.
   */
  readonly state: 'ours' | 'unknown' | 'foreign' | 'closed';
  readonly cart: Cart;
}

/** Old entries belong to the person's only restaurant. */
function restaurantOf(entry: CartEntry, restaurants: readonly SessionRestaurant[]): number {
  const [only, ...others] = restaurants;
  const isKnown = entry.restaurant_id !== notChosen || only === undefined || others.length > 0;
  return isKnown ? entry.restaurant_id : only.id;
}

function groupOf(restaurantId: number, cart: Cart, restaurants: readonly SessionRestaurant[]): CartGroup {
  const found = restaurants.find(({ id }) => id === restaurantId);
  if (found !== undefined) {
    const state = found.active ? 'ours' : 'closed';
    return { restaurantId, cart, name: restaurantLabel(found), state };
  }
  const name = Object.values(cart)[0]?.restaurant_name ?? '';
  return { restaurantId, cart, name, state: restaurantId === notChosen ? 'unknown' : 'foreign' };
}

/** Not sendable, and not to be solved in the cart. */
export const isBlocked = ({ state }: Pick<CartGroup, 'state'>) => state === 'foreign' || state === 'closed';

/** By oldest entry; blocked groups come last. */
export function groupsOf(cart: Cart, restaurants: readonly SessionRestaurant[]): readonly CartGroup[] {
  const carts = new Map<number, Record<string, CartEntry>>();
  for (const [id, entry] of Object.entries(cart)) {
    const restaurantId = restaurantOf(entry, restaurants);
    carts.set(restaurantId, { ...carts.get(restaurantId), [id]: entry });
  }
  const groups = [...carts].map(([restaurantId, entries]) => groupOf(restaurantId, entries, restaurants));
  return groups.toSorted((a, b) => Number(isBlocked(a)) - Number(isBlocked(b)));
}

/** From the resource's current state (AMB-60). */
export const entryErrorCodes = [
  'resource_not_orderable',
  'not_adaptable',
  'not_producible',
  'art_not_available',
] as const;
export type EntryErrorCode = (typeof entryErrorCodes)[number];

/** `unknown`: a rule of the server alone. */
type ProblemCode =
  WizardErrorKey | CheckoutErrorCode | EntryErrorCode | NeededByProblem | 'restaurant' | 'unknown';

export interface CartProblem {
  readonly code: ProblemCode;
  /** Wire name of the field, without the index of its item. */
  readonly field: string;
  /** Absent for the contact and the order as a whole. */
  readonly entry?: string;
  /** -1 where the restaurant itself is missing. */
  readonly restaurant: number;
}
type EntryProblem = Omit<CartProblem, 'restaurant'>;

/** Checkout rules report these too. */
const reportedByCheckout: readonly string[] = deliveryErrorCodes;

function wizardProblems(cart: Cart, market: MarketRecord): readonly EntryProblem[] {
  const found = Object.entries(cart).flatMap(([id, entry]) =>
    Object.entries(validateEntry(entry, market.features)).map(([field, code]) => ({
      code,
      field,
      entry: id,
    })),
  );
  return found.filter(({ code }) => !reportedByCheckout.includes(code));
}

/** Chosen earlier, days may have passed. @param now ISO 8601 */
function dayProblems(
  cart: Cart,
  neededBy: string,
  now: string,
  market: MarketRecord,
): readonly EntryProblem[] {
  const problemOf = (day: string, place: Pick<EntryProblem, 'entry'> = {}): readonly EntryProblem[] => {
    const code = neededByProblem(day, now, market);
    return code === null ? [] : [{ code, field: 'needed_by', ...place }];
  };
  return [
    ...Object.entries(cart).flatMap(([entry, { needed_by: day }]) => problemOf(day, { entry })),
    ...problemOf(neededBy),
  ];
}

interface ToSend extends Pick<CartGroup, 'cart' | 'restaurantId'> {
  readonly contact: Contact;
  /** Of the order; empty for none. */
  readonly neededBy: string;
}

/** R-CRT-17. @param now ISO 8601 */
export function problemsOf(
  { cart, restaurantId: restaurant, contact, neededBy }: ToSend,
  now: string,
  market: MarketRecord,
): readonly CartProblem[] {
  if (restaurant === notChosen) return [{ code: 'restaurant', field: 'restaurant_id', restaurant }];
  const found = [
    ...wizardProblems(cart, market),
    ...checkOut(cart, contact, market),
    ...dayProblems(cart, neededBy, now, market),
  ];
  return found.map((problem) => ({ ...problem, restaurant }));
}

const knownCodes: readonly string[] = [...wizardErrorKeys, ...checkoutErrorCodes, ...entryErrorCodes];
const isKnown = (code: string): code is ProblemCode => knownCodes.includes(code);
const inItem = /^(?:order\.)?items\.(\d+)\.(.+)$/;

/**
 * The server's refusals.
 * @param fields by wire path: `items.0.custom.price`
 * @param ids in the order sent
 */
export function problemsFrom(
  fields: Readonly<Record<string, string>>,
  ids: readonly string[],
): readonly EntryProblem[] {
  return Object.entries(fields).map(([path, answer]) => {
    const code = isKnown(answer) ? answer : 'unknown';
    const [, index, field] = inItem.exec(path) ?? [];
    return field === undefined
      ? { code, field: path.replace(/^order\./, '') }
      : { code, field, entry: ids[Number(index)] };
  });
}

const pagesByField: readonly (readonly [fields: RegExp, page: WizardPage])[] = [
  [/^to\.file$/, 1],
  [/^to\./, 2],
  [/^params\./, 3],
  [/^(custom\.|custom_file$|images$)/, 4],
  [/^art$/, 5],
];

/** `null` for fields of the cart itself. */
export function pageOf(field: string): WizardPage | null {
  return pagesByField.find(([fields]) => fields.test(field))?.[1] ?? null;
}
