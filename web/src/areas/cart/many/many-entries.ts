import {
  type CartEntry,
  confirmed,
  isDigital,
  isPrinted,
  madeFor,
  Method,
  newEntry,
  validateEntry,
  type WizardPage,
  wizardPages,
} from '@portal/contracts/areas/cart';
import { type ResourceDetail, waysOf, type WaysToOrder } from '@portal/contracts/areas/resources';
import type { MarketFeatures } from '@portal/contracts/kernel';
import { sourceOf } from '../again/again-ground';
import { pageOf } from '../checkout/cart-problems';

interface Ground {
  readonly restaurant: { readonly id: number; readonly name: string };
  readonly features: MarketFeatures;
}

/** As it is, to be produced; or adapted for the restaurant. */
export type Way = 'asItIs' | 'adapted';

/** What is asked once for all pieces. */
export interface CommonAnswers {
  readonly way: Way;
  /** Format id; 0 for each piece's own. */
  readonly format: number;
  /** An entry that holds the method, units, delivery, days and instructions; nothing else of it counts. */
  readonly entry: CartEntry;
}

const waysOfPiece = (piece: ResourceDetail): WaysToOrder => waysOf(piece, piece.places);

/** How a piece is ordered where it is wanted so; in the other way where it is not offered. `null`: not at all. */
function wayOf(piece: ResourceDetail, wanted: Way): Way | null {
  const { adaptation, production } = waysOfPiece(piece);
  const isOffered: Readonly<Record<Way, boolean>> = { asItIs: production, adapted: adaptation.length > 0 };
  if (isOffered[wanted]) return wanted;
  const other = wanted === 'asItIs' ? 'adapted' : 'asItIs';
  return isOffered[other] ? other : null;
}

function deliveryOf({ units, units_scale, units_scale_custom, billed, shipped, custom_ship }: CartEntry) {
  return { units, units_scale, units_scale_custom, billed, shipped, custom_ship };
}

function asItIs(piece: ResourceDetail, { entry: common }: CommonAnswers, blank: CartEntry): CartEntry {
  return { ...blank, ...deliveryOf(common), to: { ...blank.to, file: Number(piece.type.id) } };
}

/** The format that is asked for, else the piece's own; none where it is adapted into neither. */
function formatFor(piece: ResourceDetail, format: number): number {
  const { adaptation } = waysOfPiece(piece);
  return [format, Number(piece.type.id)].find((id) => adaptation.includes(id)) ?? 0;
}

function adapted(
  piece: ResourceDetail,
  { entry: common, format }: CommonAnswers,
  blank: CartEntry,
): CartEntry {
  const file = formatFor(piece, format);
  const isQuoted = common.method === Method.AdaptationAndProduction && waysOfPiece(piece).production;
  const { others, start_date, end_date } = common.custom;
  return {
    ...blank,
    ...deliveryOf(common),
    to: { ...blank.to, file },
    method: isQuoted && !isDigital(file) ? Method.AdaptationAndProduction : Method.Adaptation,
    custom: { ...blank.custom, restaurant: blank.restaurant_name, others, start_date, end_date },
  };
}

/**
 * A piece as an entry with the common answers, as far as they fit it: what does not is left open, and the cart asks for
 * it. `null`: it cannot be ordered.
 */
export function manyEntry(
  piece: ResourceDetail,
  common: CommonAnswers,
  { restaurant, features }: Ground,
): CartEntry | null {
  const way = wayOf(piece, common.way);
  if (way === null) return null;
  const blank = madeFor(newEntry(sourceOf(piece)), restaurant, features);
  const entry = way === 'asItIs' ? asItIs(piece, common, blank) : adapted(piece, common, blank);
  return { ...confirmed(entry, features), restaurant_id: restaurant.id };
}

/** What is the same question for all of these pieces. */
export interface SharedQuestions {
  readonly way: boolean;
  /** Formats that all adapted pieces offer. */
  readonly formats: readonly number[];
  readonly method: boolean;
  readonly delivery: boolean;
  /** Days and instructions: only of what is adapted. */
  readonly details: boolean;
}

/** The questions that chosen pieces share, with the answers so far. */
export function sharedQuestions(
  pieces: readonly ResourceDetail[],
  common: CommonAnswers,
  ground: Ground,
): SharedQuestions {
  const ways = pieces.map(waysOfPiece);
  const entries = pieces.flatMap((piece) => manyEntry(piece, common, ground) ?? []);
  const changed = pieces.filter((piece) => wayOf(piece, common.way) === 'adapted');
  const [first, ...others] = changed.map((piece) => waysOfPiece(piece).adaptation);
  return {
    way: ways.some(({ production, adaptation }) => production && adaptation.length > 0),
    formats: (first ?? []).filter((id) => others.every((offered) => offered.includes(id))),
    method: ground.features.wizardBudgetPage && changed.some((piece) => waysOfPiece(piece).production),
    delivery: ground.features.billingRestaurant || entries.some(isPrinted),
    details: changed.length > 0,
  };
}

/** The wizard's pages on which an entry lacks something. */
export function openPages(
  entry: CartEntry,
  features: MarketFeatures,
): readonly (typeof wizardPages)[number][] {
  const pages = Object.keys(validateEntry(entry, features)).map((field): WizardPage => pageOf(field) ?? 5);
  return wizardPages.filter((_name, at) => pages.some((page) => page === at + 1));
}

/** What most people want: as it is where everything can be produced, else adapted. */
export const firstWay = (pieces: readonly ResourceDetail[]): Way =>
  pieces.every((piece) => wayOf(piece, 'asItIs') !== 'adapted') ? 'asItIs' : 'adapted';

/** The common answers as an entry whose delivery is asked for as that of these ones is: printed as soon as one of them is. */
export function deliveryEntry(common: CartEntry, entries: readonly CartEntry[]): CartEntry {
  const printed = entries.find(isPrinted);
  if (printed === undefined) return { ...common, method: Method.Adaptation };
  return { ...common, to: printed.to, method: printed.method };
}
