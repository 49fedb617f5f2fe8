import {
  type CartEntry,
  nextPage,
  pagesOf,
  pressNext,
  previousPage,
  validatePage,
  type WizardErrors,
  type WizardPage,
  type WizardRules,
} from '@portal/contracts/areas/cart';

export interface WizardState {
  readonly entry: CartEntry;
  readonly page: WizardPage;
  /** The furthest page that was opened: what lies before it may be jumped to. */
  readonly reached: WizardPage;
  /** Fields that Next found lacking; each is complained of until it is mended. */
  readonly flagged: readonly string[];
  /** How often Next was refused: every refusal shows its notice anew (R-WIZ-26). */
  readonly refusals: number;
  /** The entry as it was confirmed on the last page. */
  readonly confirmed: CartEntry | null;
}

export type WizardMove =
  | { readonly move: 'edit'; readonly change: (entry: CartEntry) => CartEntry }
  | { readonly move: 'next' }
  | { readonly move: 'back' }
  | { readonly move: 'jump'; readonly page: WizardPage };

const furthest = (a: WizardPage, b: WizardPage) => (a > b ? a : b);

function open(state: WizardState, page: WizardPage): WizardState {
  return { ...state, page, reached: furthest(page, state.reached) };
}

function next(state: WizardState, rules: WizardRules): WizardState {
  const step = pressNext(state.page, state.entry, rules);
  if (step.outcome === 'move') return open(state, step.page);
  if (step.outcome === 'finish') return { ...state, confirmed: step.entry };
  return {
    ...state,
    page: step.page,
    flagged: [...new Set([...state.flagged, ...Object.keys(step.errors)])],
    refusals: state.refusals + 1,
  };
}

/** May this page be jumped to: opened before, and nothing lacks on the way there (R-WIZ-19…25)? */
export function mayJump(state: WizardState, page: WizardPage, rules: WizardRules): boolean {
  const before = pagesOf(state.entry, rules).filter((candidate) => candidate < page);
  const lacking = before.some(
    (candidate) => Object.keys(validatePage(candidate, state.entry, rules)).length > 0,
  );
  return page <= state.reached && pagesOf(state.entry, rules).includes(page) && !lacking;
}

/**
 * Opens the page that the browser's history asks for: back to any, forward as far as nothing lacks. A page that this order
 * does not have any more leads to the one before it.
 */
export function travelTo(state: WizardState, wanted: WizardPage, rules: WizardRules): WizardState {
  const page = pagesOf(state.entry, rules).findLast(
    (candidate) => candidate <= wanted && (candidate <= state.page || mayJump(state, candidate, rules)),
  );
  return page === undefined ? state : open(state, page);
}

/** The wizard as a pure step from state to state. */
export function step(state: WizardState, move: WizardMove, rules: WizardRules): WizardState {
  if (move.move === 'edit') return { ...state, entry: move.change(state.entry) };
  if (move.move === 'next') return next(state, rules);
  if (move.move === 'back') return open(state, previousPage(state.page, state.entry, rules) ?? state.page);
  return mayJump(state, move.page, rules) ? open(state, move.page) : state;
}

/** What to complain of on the open page: what Next found lacking and is not mended yet. */
export function shownErrors(state: WizardState, rules: WizardRules): WizardErrors {
  const errors = validatePage(state.page, state.entry, rules);
  return Object.fromEntries(Object.entries(errors).filter(([field]) => state.flagged.includes(field)));
}

/** Whether the open page is the last: its button reads "confirm" (R-WIZ-01). */
export const isLastPage = (state: WizardState, rules: WizardRules) =>
  nextPage(state.page, state.entry, rules) === null;
