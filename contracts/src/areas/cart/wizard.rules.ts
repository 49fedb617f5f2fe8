import type { MarketFeatures } from '../../kernel';
import type { CartEntry } from './cart.entry';
import { Method } from './cart.entry';
import { formatOf } from './formats';
import { questions } from './questions';
import { sizeOf } from './sizes';

/** The five pages of the wizard (R-WIZ-01, R-WIZ-03…07), by number and by name. */
export const wizardPages = ['format', 'size', 'questions', 'personalisation', 'budget'] as const;
export type WizardPage = 1 | 2 | 3 | 4 | 5;

/** At most so many pictures with an order (R-WIZ-27, R-CON-10). */
export const maxImages = 5;

/** Field path → error key of the specification (R-ERR-10). */
export type WizardErrors = Readonly<Record<string, string>>;

type Rules = Pick<MarketFeatures, 'wizardQuestions' | 'wizardBudgetPage' | 'wizardDirections'>;

/**
 * The pages that this entry really has, in order: size and questions only where the chosen format has some
 * (R-WIZ-08), neither when source and target are the same in a market with questions (R-WIZ-09), no budget page in
 * PT (R-WIZ-11). Before a format is chosen the way is unknown and only page 1 is certain to come next.
 */
export function pagesOf(entry: CartEntry, rules: Rules): readonly WizardPage[] {
  const format = formatOf(entry.to.file);
  const sameFormat = rules.wizardQuestions && entry.to.file === entry.from.type;
  const asksSize = !sameFormat && format !== undefined && format.sizes !== null;
  const asksQuestions =
    !sameFormat && rules.wizardQuestions && format !== undefined && format.questions.length > 0;
  return [
    1,
    ...(asksSize ? [2 as const] : []),
    ...(asksQuestions ? [3 as const] : []),
    4,
    ...(rules.wizardBudgetPage ? [5 as const] : []),
  ];
}

/** The page after `page`, or `null` when that one ends with "confirm" (R-WIZ-01, R-WIZ-11). */
export function nextPage(page: WizardPage, entry: CartEntry, rules: Rules): WizardPage | null {
  return pagesOf(entry, rules).find((candidate) => candidate > page) ?? null;
}

/** The page before `page`, or `null` on the first (R-WIZ-10). */
export function previousPage(page: WizardPage, entry: CartEntry, rules: Rules): WizardPage | null {
  return pagesOf(entry, rules).findLast((candidate) => candidate < page) ?? null;
}

type Check = (entry: CartEntry, rules: Rules) => WizardErrors;

const fine: WizardErrors = {};

const checkFormat: Check = (entry) => (formatOf(entry.to.file) ? fine : { 'to.file': 'format' });

const checkSize: Check = (entry) => {
  const size = sizeOf(formatOf(entry.to.file)?.sizes ?? null, entry.to.filename);
  if (!size) return { 'to.filename': 'size' };
  return size.custom && entry.to.size.trim() === '' ? { 'to.size': 'size' } : fine;
};

const checkQuestions: Check = (entry) => {
  const asked = formatOf(entry.to.file)?.questions;
  if (!asked) return { 'to.file': 'format' };
  const missing = asked.filter((key) => questions[key].required && entry.params[key].trim() === '');
  return Object.fromEntries(missing.map((key) => [`params.${key}`, 'obligatory_field']));
};

const requiredInPortugal = ['others', 'restaurant', 'price'] as const;

const checkPersonalisation: Check = (entry, rules) => {
  const errors: Record<string, string> = {};
  if (rules.wizardDirections) {
    for (const field of requiredInPortugal) {
      if (entry.custom[field].trim() === '') errors[`custom.${field}`] = `${field}_error`;
    }
  }
  if (entry.custom.price.trim() !== '' && entry.custom.legal.trim() === '')
    errors['custom.legal'] = 'legal_error';
  if (formatOf(entry.to.file)?.needsCustomFile && entry.custom_file === '') errors.custom_file = 'customize';
  const { start_date: start, end_date: end } = entry.custom;
  if (start !== '' && end !== '' && end < start) errors['custom.end_date'] = 'end_before_start';
  if (entry.images.length > maxImages) errors.images = 'too_many_images';
  return errors;
};

const checkBudget: Check = (entry) =>
  entry.method === Method.Adaptation || entry.method === Method.AdaptationAndProduction
    ? fine
    : { method: 'budget' };

const checks: Readonly<Record<WizardPage, Check>> = {
  1: checkFormat,
  2: checkSize,
  3: checkQuestions,
  4: checkPersonalisation,
  5: checkBudget,
};

/** What is missing on a page (R-WIZ-19…25); an empty record lets Next go on. */
export function validatePage(page: WizardPage, entry: CartEntry, rules: Rules): WizardErrors {
  return checks[page](entry, rules);
}

/** What is missing on any page that this entry has: the server's check of an ordered item. */
export function validateEntry(entry: CartEntry, rules: Rules): WizardErrors {
  return Object.assign(
    {},
    ...pagesOf(entry, rules).map((page) => validatePage(page, entry, rules)),
  ) as WizardErrors;
}

/** The entry as it is confirmed: where there is no budget page the method is 1 (R-WIZ-11). */
export function confirmed(entry: CartEntry, rules: Rules): CartEntry {
  return rules.wizardBudgetPage ? entry : { ...entry, method: Method.Adaptation };
}
