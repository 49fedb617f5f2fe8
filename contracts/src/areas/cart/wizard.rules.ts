import type { MarketFeatures } from '../../kernel';
import {
  deliveryErrorCodes,
  deliveryGaps,
  questions,
  askedDelivery,
  isPrinted,
  priceText,
} from './cart.rules';
import { type CartEntry } from './cart-entry.rules';
import { formatOf, sizeOf, isDigital, type QuestionKey, questionKeys, Method } from './formats.rules';

/** R-WIZ-01, R-WIZ-03…07 */
export const wizardPages = ['format', 'size', 'questions', 'personalisation', 'budget'] as const;
export type WizardPage = 1 | 2 | 3 | 4 | 5;
const lastPage: WizardPage = 5;

export type WizardRules = Pick<
  MarketFeatures,
  'wizardQuestions' | 'wizardBudgetPage' | 'wizardDirections' | 'billingRestaurant'
> & {
  /** Left out: derived from the entry. */
  readonly isProduction?: boolean;
};

const isEmpty = (values: object) => Object.values(values).every((value) => value === '' || value === null);

/** As the resource is, or as the finished art of an earlier order: printed, in that one's format and size. */
const isUnchanged = (entry: CartEntry): boolean => {
  const { from, to, art } = entry;
  if (art !== null) return isPrinted(entry);
  return to.file === from.type && to.filename === '' && to.size === '';
};

/** Production without changes (AMB-60). */
export const isProduction = (entry: CartEntry): boolean =>
  entry.method === Method.AdaptationAndProduction &&
  isUnchanged(entry) &&
  [entry.custom_file, ...entry.images].every((value) => value === '') &&
  isEmpty(entry.custom) &&
  isEmpty(entry.params);

/**
 * Format decides on size and questions (R-WIZ-08), same format skips both (R-WIZ-09); PT has no budget page (R-WIZ-11);
 * production without changes has only the last page (AMB-60). Without a format: page 1.
 */
export function pagesOf(entry: CartEntry, rules: WizardRules): readonly WizardPage[] {
  if (rules.isProduction ?? isProduction(entry)) return [lastPage];
  const sameFormat = rules.wizardQuestions && entry.to.file === entry.from.type;
  const format = sameFormat ? undefined : formatOf(entry.to.file);
  const isThere: Readonly<Record<WizardPage, boolean>> = {
    1: true,
    2: format !== undefined && format.sizes !== null,
    3: format !== undefined && format.questions.length > 0 && rules.wizardQuestions,
    4: true,
    5: rules.wizardBudgetPage,
  };
  return ([1, 2, 3, 4, 5] as const).filter((page) => isThere[page]);
}

/** `null` on the last page (R-WIZ-01, R-WIZ-11). */
export function nextPage(page: WizardPage, entry: CartEntry, rules: WizardRules): WizardPage | null {
  return pagesOf(entry, rules).find((candidate) => candidate > page) ?? null;
}

/** `null` on the first page (R-WIZ-10). */
export function previousPage(page: WizardPage, entry: CartEntry, rules: WizardRules): WizardPage | null {
  return pagesOf(entry, rules).findLast((candidate) => candidate < page) ?? null;
}

/** R-WIZ-27, R-CON-10 */
export const maxImages = 5;

/** R-ERR-10 and R-ERR-14, and this portal's own. */
export const wizardErrorKeys = [
  'format',
  'size',
  'customize',
  'budget',
  'others_error',
  'restaurant_error',
  'price_error',
  'legal_error',
  'obligatory_field',
  'end_before_start',
  'too_many_images',
] as const;
export type WizardErrorKey = (typeof wizardErrorKeys)[number];

/** The last page also checks the rules of the cart (R-CRT-10…13). */
export const pageErrorKeys = [...wizardErrorKeys, ...deliveryErrorCodes] as const;
export type PageErrorKey = (typeof pageErrorKeys)[number];

export type WizardErrors = Readonly<Record<string, PageErrorKey>>;

type Check = (entry: CartEntry, rules: WizardRules) => WizardErrors;

const fine: WizardErrors = {};

const checkFormat: Check = (entry) => (formatOf(entry.to.file) ? fine : { 'to.file': 'format' });

const checkSize: Check = (entry) => {
  const size = sizeOf(formatOf(entry.to.file)?.sizes ?? null, entry.to.filename);
  if (!size) return { 'to.filename': 'size' };
  return size.custom && entry.to.size.trim() === '' ? { 'to.size': 'size' } : fine;
};

/** Only optional questions accept a blank. */
function answers(key: QuestionKey, answer: string): boolean {
  const { required, choices } = questions[key];
  if (answer.trim() === '') return !required;
  return choices === undefined || choices.some(({ value }) => value === answer);
}

const checkQuestions: Check = (entry) => {
  const asked = formatOf(entry.to.file)?.questions;
  if (!asked) return { 'to.file': 'format' };
  const missing = asked.filter((key) => !answers(key, entry.params[key]));
  return Object.fromEntries(missing.map((key) => [`params.${key}`, 'obligatory_field' as const]));
};

const requiredInPortugal = ['others', 'restaurant', 'price'] as const;

const checkRequiredTexts: Check = ({ custom }, rules) => {
  const missing = rules.wizardDirections
    ? requiredInPortugal.filter((field) => custom[field].trim() === '')
    : [];
  return Object.fromEntries(missing.map((field) => [`custom.${field}`, `${field}_error` as const]));
};

const checkLegal: Check = ({ custom }) =>
  custom.price.trim() !== '' && custom.legal.trim() === '' ? { 'custom.legal': 'legal_error' } : fine;

const checkCustomFile: Check = (entry) =>
  formatOf(entry.to.file)?.needsCustomFile && entry.custom_file === '' ? { custom_file: 'customize' } : fine;

const checkDates: Check = ({ custom: { start_date: start, end_date: end } }) =>
  start !== '' && end !== '' && end < start ? { 'custom.end_date': 'end_before_start' } : fine;

const checkImages: Check = ({ images }) => (images.length > maxImages ? { images: 'too_many_images' } : fine);

const checkPersonalisation: Check = (entry, rules) => ({
  ...checkRequiredTexts(entry, rules),
  ...checkLegal(entry, rules),
  ...checkCustomFile(entry, rules),
  ...checkDates(entry, rules),
  ...checkImages(entry, rules),
});

const checkMethod: Check = ({ method }) =>
  method === Method.Adaptation || method === Method.AdaptationAndProduction ? fine : { method: 'budget' };

const checkBudget: Check = (entry, rules) => ({
  ...checkMethod(entry, rules),
  ...Object.fromEntries(deliveryGaps(entry, rules).map((code) => [code, code])),
});

const checks: Readonly<Record<WizardPage, Check>> = {
  1: checkFormat,
  2: checkSize,
  3: checkQuestions,
  4: checkPersonalisation,
  5: checkBudget,
};

/** Empty if Next may go on (R-WIZ-19…25). */
export function validatePage(page: WizardPage, entry: CartEntry, rules: WizardRules): WizardErrors {
  return checks[page](entry, rules);
}

/** Errors of all pages, also checked by the server. */
export function validateEntry(entry: CartEntry, rules: WizardRules): WizardErrors {
  return Object.assign(
    {},
    ...pagesOf(entry, rules).map((page) => validatePage(page, entry, rules)),
  ) as WizardErrors;
}

export type WizardStep =
  | { readonly outcome: 'stay'; readonly page: WizardPage; readonly errors: WizardErrors }
  | { readonly outcome: 'move'; readonly page: WizardPage }
  | { readonly outcome: 'finish'; readonly entry: CartEntry };

/**
 * Stays on an incomplete page (R-WIZ-19…25). "Confirm" goes to the first incomplete page: an earlier change may have
 * added one.
 */
export function pressNext(page: WizardPage, entry: CartEntry, rules: WizardRules): WizardStep {
  const next = nextPage(page, entry, rules);
  for (const candidate of next === null ? pagesOf(entry, rules) : [page]) {
    const errors = validatePage(candidate, entry, rules);
    if (Object.keys(errors).length > 0) return { outcome: 'stay', page: candidate, errors };
  }
  return next === null
    ? { outcome: 'finish', entry: confirmed(entry, rules) }
    : { outcome: 'move', page: next };
}

type Target = CartEntry['to'];
type Answers = CartEntry['params'];

function askedSize(entry: CartEntry, pages: readonly WizardPage[]): Target {
  const { file, filename, size: text } = entry.to;
  const size = pages.includes(2) ? sizeOf(formatOf(file)?.sizes ?? null, filename) : undefined;
  return { file, filename: size?.id ?? '', size: size?.custom ? text : '' };
}

function askedAnswers(entry: CartEntry, pages: readonly WizardPage[]): Answers {
  const isAsked = pages.includes(3);
  const asked = isAsked ? (formatOf(entry.to.file)?.questions ?? []) : [];
  const unasked = questionKeys.filter((key) => !asked.includes(key));
  const more = isAsked ? entry.params.custom : '';
  return { ...entry.params, ...Object.fromEntries(unasked.map((key) => [key, ''])), custom: more };
}

/** 1 without a budget page (R-WIZ-11) and for adapted digital formats. */
function askedMethod(
  entry: CartEntry,
  pages: readonly WizardPage[],
  rules: WizardRules,
): CartEntry['method'] {
  if (!pages.includes(5)) return Method.Adaptation;
  const isProduced = rules.isProduction ?? isProduction(entry);
  const isQuoted = entry.method === Method.AdaptationAndProduction;
  return isQuoted && !isProduced && isDigital(entry.to.file) ? Method.Adaptation : entry.method;
}

/** Drops data of pages that the format lacks; method 1 without a budget page (R-WIZ-11). */
export function confirmed(entry: CartEntry, rules: WizardRules): CartEntry {
  const { custom, to } = entry;
  const pages = pagesOf(entry, rules);
  const method = askedMethod(entry, pages, rules);
  return {
    ...entry,
    ...askedDelivery({ method, to }),
    method,
    to: entry.art === null ? askedSize(entry, pages) : to,
    params: askedAnswers(entry, pages),
    custom: {
      ...custom,
      price: priceText(custom.price),
      legal: custom.price.trim() === '' ? '' : custom.legal,
      direction: rules.wizardDirections ? custom.direction : null,
    },
  };
}
