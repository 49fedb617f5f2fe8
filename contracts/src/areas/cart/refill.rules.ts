import { type CartEntry, Method, notChosen, otherAddress } from './cart-entry';
import { directions } from './directions';
import { madeFor, moveTo } from './entry-restaurant.rules';
import { formatOf } from './formats';
import { type QuestionKey, questionKeys, questions } from './questions';
import { sizeOf } from './sizes';
import { unitsScale } from './units';
import { validatePage } from './wizard-answers.rules';
import { isProduction, pagesOf, type WizardPage, type WizardRules } from './wizard-pages.rules';

/** What an earlier entry is filled in over: a piece as it is now, and for whom. */
export interface RefillGround {
  readonly from: CartEntry['from'];
  /** How the piece may be ordered now: format ids, and whether as it is. */
  readonly ways: { readonly adaptation: readonly number[]; readonly production: boolean };
  /** The restaurant that it is ordered for now. */
  readonly restaurant: { readonly id: number; readonly name: string };
  /** Restaurants that may be billed and delivered to. */
  readonly mine: readonly number[];
  readonly rules: WizardRules;
}

/** Answers that the piece does not offer any more: they are asked for, and never replaced in silence. */
export type LostAnswer =
  'to.file' | 'to.filename' | `params.${QuestionKey}` | 'custom.direction' | 'method' | 'units' | 'places';

export interface Refilled {
  /** Without the lost answers and without files: an uploaded file counts for one order alone. */
  readonly entry: CartEntry;
  readonly lost: readonly LostAnswer[];
}

type Step = (refilled: Refilled, ground: RefillGround) => Refilled;

const lose = ({ lost }: Refilled, answer: LostAnswer, entry: CartEntry): Refilled => ({
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
  // A market without arrows never asked for one.
  return rules.wizardDirections ? lose(before, 'custom.direction', entry) : { ...before, entry };
};

/** A quotation that is not given any more leaves the adaptation alone (R-CAT-07). */
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

/** Places that can still be chosen; the restaurant that is worked for instead of others. */
const keepPlaces: Step = (before, { mine, restaurant, rules }) => {
  const { entry } = before;
  const proposed = madeFor(entry, restaurant, rules);
  const isKept = { billed: mine.includes(entry.billed), shipped: mine.includes(entry.shipped) };
  const billed = isKept.billed && proposed.billed !== notChosen ? entry.billed : proposed.billed;
  const shipped = isKept.shipped || entry.shipped === otherAddress ? entry.shipped : proposed.shipped;
  const isOther = [entry.billed, entry.shipped].some((place) => place > 0 && !mine.includes(place));
  const kept = { ...proposed, billed, shipped };
  return isOther ? lose(before, 'places', kept) : { ...before, entry: kept };
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
 * An earlier entry over a piece as it is now, which may be another one: every answer as it was, as far as it is offered.
 * What named the restaurant that it was made for names this one.
 * @returns `null` where the piece cannot be ordered in the way that was asked for, nor in another one
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

const pageOfLost = (answer: LostAnswer): WizardPage => {
  if (answer === 'to.file') return 1;
  if (answer === 'to.filename') return 2;
  if (answer.startsWith('params.')) return 3;
  return answer === 'custom.direction' ? 4 : 5;
};

/** The first page that lacks something or has lost an answer; else the last, where one press confirms. */
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
