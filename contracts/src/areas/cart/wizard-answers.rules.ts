import { type CartEntry, Method } from './cart-entry';
import { deliveryErrorCodes, deliveryGaps } from './delivery.rules';
import { formatOf } from './formats';
import { type QuestionKey, questions } from './questions';
import { sizeOf } from './sizes';
import type { WizardPage, WizardRules } from './wizard-pages.rules';

/** At most so many pictures with an order (R-WIZ-27, R-CON-10). */
export const maxImages = 5;

/**
 * Error keys of the wizard: those of R-ERR-10, then a missing required answer, an end before its start, and the
 * pictures of R-ERR-14.
 */
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

/** What a page may complain of: the last one looks at what the cart would refuse as well (R-CRT-10…13). */
export const pageErrorKeys = [...wizardErrorKeys, ...deliveryErrorCodes] as const;
export type PageErrorKey = (typeof pageErrorKeys)[number];

/** Field path → error key. */
export type WizardErrors = Readonly<Record<string, PageErrorKey>>;

type Check = (entry: CartEntry, rules: WizardRules) => WizardErrors;

const fine: WizardErrors = {};

const checkFormat: Check = (entry) => (formatOf(entry.to.file) ? fine : { 'to.file': 'format' });

const checkSize: Check = (entry) => {
  const size = sizeOf(formatOf(entry.to.file)?.sizes ?? null, entry.to.filename);
  if (!size) return { 'to.filename': 'size' };
  return size.custom && entry.to.size.trim() === '' ? { 'to.size': 'size' } : fine;
};

/** Nothing is an answer only to an optional question; where there are choices, only one of them is. */
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

/** What is missing on a page (R-WIZ-19…25); an empty record lets Next go on. */
export function validatePage(page: WizardPage, entry: CartEntry, rules: WizardRules): WizardErrors {
  return checks[page](entry, rules);
}
