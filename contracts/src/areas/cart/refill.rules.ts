import { madeFor, moveTo, questions } from './cart.rules';
import { type CartEntry } from './cart-entry.rules';
import {
  directions,
  formatOf,
  Method,
  notChosen,
  otherAddress,
  type QuestionKey,
  questionKeys,
  sizeOf,
  unitsScale,
} from './formats.rules';
import { isProduction, pagesOf, validatePage, type WizardPage, type WizardRules } from './wizard.rules';

export interface RefillGround {
  readonly from: CartEntry['from'];
  /** Format ids, and whether it can be produced unchanged. */
  readonly ways: { readonly adaptation: readonly number[]; readonly production: boolean };
  readonly restaurant: { readonly id: number; readonly name: string };
  /** Restaurants of the person, for billing and shipping. */
  readonly mine: readonly number[];
  /** First day that can be asked for. */
  readonly earliest: string;
  readonly rules: WizardRules;
}

/** Answers no longer offered; the wizard asks again. */
export type MissingAnswer =
  | 'to.file'
  | 'to.filename'
  | `params.${QuestionKey}`
  | 'custom.direction'
  | 'method'
  | 'units'
  | 'places'
  | 'needed_by';

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
  if (filename === '' || entry.art !== null || sizeOf(formatOf(file)?.sizes ?? null, filename)) return before;
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

const keepDay: Step = (before, { earliest }) => {
  const { entry } = before;
  if (entry.needed_by === '' || entry.needed_by >= earliest) return before;
  return lose(before, 'needed_by', { ...entry, needed_by: '' });
};

const steps: readonly Step[] = [
  keepFormat,
  keepSize,
  keepAnswers,
  keepDirection,
  keepMethod,
  keepUnits,
  keepPlaces,
  keepDay,
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
    to: isAsItIs && moved.art === null ? { ...moved.to, file: from.type } : moved.to,
    custom_file: '',
    custom_file_name: '',
    images: [],
    params: { ...moved.params, custom_file: '' },
  };
  return steps.reduce<Refilled>((done, step) => step(done, ground), { entry, lost: [] });
}

/** `null`: the cart asks for it. */
const pageOfLost = (answer: MissingAnswer): WizardPage | null => {
  if (answer === 'needed_by') return null;
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
