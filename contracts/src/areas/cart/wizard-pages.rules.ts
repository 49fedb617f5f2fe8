import type { MarketFeatures } from '../../kernel';
import { type CartEntry, Method } from './cart-entry';
import { formatOf } from './formats';

/** The five pages of the wizard (R-WIZ-01, R-WIZ-03…07), by number and by name. */
export const wizardPages = ['format', 'size', 'questions', 'personalisation', 'budget'] as const;
export type WizardPage = 1 | 2 | 3 | 4 | 5;
const lastPage: WizardPage = 5;

/** What the wizard needs to know of a market. */
export type WizardRules = Pick<
  MarketFeatures,
  'wizardQuestions' | 'wizardBudgetPage' | 'wizardDirections' | 'billingRestaurant'
> & {
  /** What the entry is meant for while it is being filled in; left out: what it comes to. */
  readonly isProduction?: boolean;
};

const isEmpty = (values: object) => Object.values(values).every((value) => value === '' || value === null);

/**
 * The piece is wanted as it is: its production is to be quoted, its format stays, nothing about it is changed (AMB-60).
 */
export const isProduction = ({ method, from, to, custom, custom_file, images, params }: CartEntry): boolean =>
  method === Method.AdaptationAndProduction &&
  to.file === from.type &&
  [to.filename, to.size, custom_file, ...images].every((value) => value === '') &&
  isEmpty(custom) &&
  isEmpty(params);

/**
 * The pages that this entry really has, in order: size and questions only where the chosen format has some
 * (R-WIZ-08), neither when source and target are the same in a market with questions (R-WIZ-09), no budget page in
 * PT (R-WIZ-11). A piece that is wanted as it is has the last page alone (AMB-60). Before a format is chosen the way is unknown and only page 1 is certain to come next.
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

/** The page after `page`, or `null` when that one ends with "confirm" (R-WIZ-01, R-WIZ-11). */
export function nextPage(page: WizardPage, entry: CartEntry, rules: WizardRules): WizardPage | null {
  return pagesOf(entry, rules).find((candidate) => candidate > page) ?? null;
}

/** The page before `page`, or `null` on the first (R-WIZ-10). */
export function previousPage(page: WizardPage, entry: CartEntry, rules: WizardRules): WizardPage | null {
  return pagesOf(entry, rules).findLast((candidate) => candidate < page) ?? null;
}
