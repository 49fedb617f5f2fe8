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

/** Order without changes: production is quoted, the format stays (AMB-60). */
export const isProduction = ({ method, from, to, custom, custom_file, images, params }: CartEntry): boolean =>
  method === Method.AdaptationAndProduction &&
  to.file === from.type &&
  [to.filename, to.size, custom_file, ...images].every((value) => value === '') &&
  isEmpty(custom) &&
  isEmpty(params);

/**
 * The pages of this entry, in order. Size and questions depend on the format (R-WIZ-08); neither appears when source
 * and target are the same in a market with questions (R-WIZ-09); PT has no budget page (R-WIZ-11). An order without
 * changes has the last page alone (AMB-60). Without a format only page 1 is known.
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
