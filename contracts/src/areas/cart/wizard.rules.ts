import { type CartEntry, Method } from './cart-entry';
import { askedDelivery } from './delivery.rules';
import { formatOf, isDigital } from './formats';
import { priceText } from './price-text';
import { questionKeys } from './questions';
import { sizeOf } from './sizes';
import { validatePage, type WizardErrors } from './wizard-answers.rules';
import { isProduction, nextPage, pagesOf, type WizardPage, type WizardRules } from './wizard-pages.rules';

/** Problems of all pages of this entry; the server's check of an ordered item. */
export function validateEntry(entry: CartEntry, rules: WizardRules): WizardErrors {
  return Object.assign(
    {},
    ...pagesOf(entry, rules).map((page) => validatePage(page, entry, rules)),
  ) as WizardErrors;
}

/** What pressing Next or "confirm" leads to. */
export type WizardStep =
  | { readonly outcome: 'stay'; readonly page: WizardPage; readonly errors: WizardErrors }
  | { readonly outcome: 'move'; readonly page: WizardPage }
  | { readonly outcome: 'finish'; readonly entry: CartEntry };

/**
 * Presses Next: an incomplete page is not passed (R-WIZ-19…25). "Confirm" on the last page checks all pages and leads
 * to the first incomplete one, because an earlier change may have added a page.
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

/** The size as far as the entry has a size page, its text as far as the size is a custom one. */
function askedSize(entry: CartEntry, pages: readonly WizardPage[]): Target {
  const { file, filename, size: text } = entry.to;
  const size = pages.includes(2) ? sizeOf(formatOf(file)?.sizes ?? null, filename) : undefined;
  return { file, filename: size?.id ?? '', size: size?.custom ? text : '' };
}

/** The answers as far as the entry has a question page that asks for them. */
function askedAnswers(entry: CartEntry, pages: readonly WizardPage[]): Answers {
  const isAsked = pages.includes(3);
  const asked = isAsked ? (formatOf(entry.to.file)?.questions ?? []) : [];
  const unasked = questionKeys.filter((key) => !asked.includes(key));
  const more = isAsked ? entry.params.custom : '';
  return { ...entry.params, ...Object.fromEntries(unasked.map((key) => [key, ''])), custom: more };
}

/** The method as it is ordered: 1 where there is no budget page (R-WIZ-11), and for a digital format that is adapted. */
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

/**
 * The confirmed entry. Without a budget page the method is 1 (R-WIZ-11). Data of pages that the format lacks is
 * dropped.
 */
export function confirmed(entry: CartEntry, rules: WizardRules): CartEntry {
  const { custom, to } = entry;
  const pages = pagesOf(entry, rules);
  const method = askedMethod(entry, pages, rules);
  return {
    ...entry,
    ...askedDelivery({ method, to }),
    method,
    to: askedSize(entry, pages),
    params: askedAnswers(entry, pages),
    custom: {
      ...custom,
      price: priceText(custom.price),
      legal: custom.price.trim() === '' ? '' : custom.legal,
      direction: rules.wizardDirections ? custom.direction : null,
    },
  };
}
