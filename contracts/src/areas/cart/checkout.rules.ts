import { z } from 'zod';
import { isCorporateEmail, isPhoneNumber, type MarketRecord } from '../../kernel';
import { deliveryErrorCodes, deliveryGaps, isPrinted, madeFor, moveTo, questions } from './cart.rules';
import { type CartEntry } from './cart-entry.rules';
import {
  adaptationPrices,
  directions,
  formatOf,
  sizeOf,
  unitsScale,
  type QuestionKey,
  questionKeys,
  Method,
  notChosen,
  otherAddress,
} from './formats.rules';
import {
  maxImages,
  isProduction,
  type WizardRules,
  validatePage,
  pagesOf,
  type WizardPage,
} from './wizard.rules';

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

export interface RefillGround {
  readonly from: CartEntry['from'];
  /** Format ids, and whether it can be produced unchanged. */
  readonly ways: { readonly adaptation: readonly number[]; readonly production: boolean };
  readonly restaurant: { readonly id: number; readonly name: string };
  /** Restaurants of the person, for billing and shipping. */
  readonly mine: readonly number[];
  readonly rules: WizardRules;
}

/** Answers no longer offered; the wizard asks again. */
export type MissingAnswer =
  'to.file' | 'to.filename' | `params.${QuestionKey}` | 'custom.direction' | 'method' | 'units' | 'places';

export interface Refilled {
  /** Without files: an upload belongs to one order. */
  readonly entry: CartEntry;
  readonly lost: readonly MissingAnswer[];
}

type Step = (refilled: Refilled, ground: RefillGround) => Refilled;

const lose = ({ lost }: Refilled, answer: MissingAnswer, entry: CartEntry): Refilled => ({
  entry,
  lost: [...lost, answer],
});

const keepFormat: Step = (before, { ways }) => {
  const { entry } = before;
  const { file } = entry.to;
  if (file === 0 || isProduction(entry) || (formatOf(file) && ways.adaptation.includes(file))) return before;
  return lose(before, 'to.file', { ...entry, to: { file: 0, filename: '', size: '' } });
};

const keepSize: Step = (before) => {
  const { entry } = before;
  const { file, filename } = entry.to;
  if (filename === '' || sizeOf(formatOf(file)?.sizes ?? null, filename)) return before;
  return lose(before, 'to.filename', { ...entry, to: { file, filename: '', size: '' } });
};

const isChoice = (key: QuestionKey, answer: string) =>
  questions[key].choices?.some(({ value }) => value === answer) ?? true;

const keepAnswers: Step = (before) =>
  questionKeys.reduce((refilled, key) => {
    const { params } = refilled.entry;
    if (params[key].trim() === '' || isChoice(key, params[key])) return refilled;
    return lose(refilled, `params.${key}`, { ...refilled.entry, params: { ...params, [key]: '' } });
  }, before);

const keepDirection: Step = (before, { rules }) => {
  const { custom } = before.entry;
  const { direction } = custom;
  const isOffered = rules.wizardDirections && directions.some(({ value }) => value === direction?.value);
  if (direction === null || isOffered) return before;
  const entry = { ...before.entry, custom: { ...custom, direction: null } };
  // PT alone has arrows.
  return rules.wizardDirections ? lose(before, 'custom.direction', entry) : { ...before, entry };
};

/** Without quotations the method becomes adaptation (R-CAT-07). */
const keepMethod: Step = (before, { ways }) => {
  const { entry } = before;
  if (entry.method === Method.Adaptation) return before;
  if (entry.method === Method.AdaptationAndProduction && ways.production) return before;
  return lose(before, 'method', { ...entry, method: Method.Adaptation });
};

const keepUnits: Step = (before) => {
  const { entry } = before;
  if (entry.units_scale === '' || unitsScale.includes(entry.units_scale)) return before;
  return lose(before, 'units', { ...entry, units: 0, units_scale: '', units_scale_custom: '' });
};

const keepPlaces: Step = (before, { mine, restaurant, rules }) => {
  const { entry } = before;
  const proposed = madeFor(entry, restaurant, rules);
  const isStored = { billed: mine.includes(entry.billed), shipped: mine.includes(entry.shipped) };
  const billed = isStored.billed && proposed.billed !== notChosen ? entry.billed : proposed.billed;
  const shipped = isStored.shipped || entry.shipped === otherAddress ? entry.shipped : proposed.shipped;
  const isOther = [entry.billed, entry.shipped].some((place) => place > 0 && !mine.includes(place));
  const moved = { ...proposed, billed, shipped };
  return isOther ? lose(before, 'places', moved) : { ...before, entry: moved };
};

const steps: readonly Step[] = [
  keepFormat,
  keepSize,
  keepAnswers,
  keepDirection,
  keepMethod,
  keepUnits,
  keepPlaces,
];

/**
 * Copies the answers of an earlier entry that this piece still offers.
 * @returns `null` if the piece cannot be ordered
 */
export function refilled(before: CartEntry, ground: RefillGround): Refilled | null {
  const { from, ways, restaurant } = ground;
  const isAsItIs = isProduction(before);
  if (isAsItIs ? !ways.production : ways.adaptation.length === 0) return null;
  const moved = before.restaurant_id === notChosen ? before : moveTo(before, restaurant);
  const entry: CartEntry = {
    ...moved,
    from,
    to: isAsItIs ? { ...moved.to, file: from.type } : moved.to,
    custom_file: '',
    custom_file_name: '',
    images: [],
    params: { ...moved.params, custom_file: '' },
  };
  return steps.reduce<Refilled>((done, step) => step(done, ground), { entry, lost: [] });
}

const pageOfLost = (answer: MissingAnswer): WizardPage => {
  if (answer === 'to.file') return 1;
  if (answer === 'to.filename') return 2;
  if (answer.startsWith('params.')) return 3;
  return answer === 'custom.direction' ? 4 : 5;
};

/** First page with a gap or lost answer, else the last. */
export function firstOpenPage(
  { entry, lost }: Refilled,
  rules: WizardRules,
): { readonly page: WizardPage; readonly isComplete: boolean } {
  const pages = pagesOf(entry, rules);
  const isOpen = (page: WizardPage) =>
    lost.some((answer) => pageOfLost(answer) === page) ||
    Object.keys(validatePage(page, entry, rules)).length > 0;
  const open = pages.find(isOpen);
  return { page: open ?? pages.at(-1) ?? 1, isComplete: open === undefined };
}
