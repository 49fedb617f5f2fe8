import {
  type CartEntry,
  cartEntrySchema,
  formatOf,
  isDigital,
  nextPage,
  pagesOf,
  personalisedScale,
  pressNext,
  previousPage,
  type QuestionKey,
  sizeOf,
  validatePage,
  type WizardErrors,
  type WizardPage,
  type WizardRules,
} from '@portal/contracts/areas/cart';
import { z } from 'zod';
import { draftStorage, wizardKey } from './cart-storage';

/** Dependent fields change together: no legal text without a price. */
export type EntryChange = (entry: CartEntry) => CartEntry;

export const chooseFormat =
  (file: number): EntryChange =>
  (entry) => {
    const keepsSize = sizeOf(formatOf(file)?.sizes ?? null, entry.to.filename) !== undefined;
    return { ...entry, to: keepsSize ? { ...entry.to, file } : { file, filename: '', size: '' } };
  };

export const chooseSize =
  (filename: string): EntryChange =>
  (entry) => ({ ...entry, to: { ...entry.to, filename } });

export const writeSize =
  (size: string): EntryChange =>
  (entry) => ({ ...entry, to: { ...entry.to, size } });

export const answerQuestion =
  (key: QuestionKey | 'custom', answer: string): EntryChange =>
  (entry) => ({ ...entry, params: { ...entry.params, [key]: answer } });

export const personalise =
  (fields: Partial<CartEntry['custom']>): EntryChange =>
  (entry) => {
    const custom = { ...entry.custom, ...fields };
    return { ...entry, custom: custom.price.trim() === '' ? { ...custom, legal: '' } : custom };
  };

/** The scales "1" to "5" are exact numbers; the others are ranges, without a number of units. */
export const chooseScale =
  (scale: string): EntryChange =>
  (entry) => ({
    ...entry,
    units_scale: scale,
    units: scale === personalisedScale || Number.isNaN(Number(scale)) ? 0 : Number(scale),
    units_scale_custom: scale === personalisedScale ? entry.units_scale_custom : '',
  });

export const change =
  (fields: Partial<CartEntry>): EntryChange =>
  (entry) => ({ ...entry, ...fields });

/** The last page of a digital format asks for the invoice alone. */
export const asksBillingAlone = (page: WizardPage, { to }: Pick<CartEntry, 'to'>) =>
  page === 5 && isDigital(to.file);

export interface WizardState {
  readonly entry: CartEntry;
  readonly page: WizardPage;
  readonly reached: WizardPage;
  readonly flagged: readonly string[];
  /** R-WIZ-26. */
  readonly refusals: number;
  readonly confirmed: CartEntry | null;
}

export type WizardMove =
  | { readonly move: 'edit'; readonly change: EntryChange }
  | { readonly move: 'next' }
  | { readonly move: 'back' }
  | { readonly move: 'jump'; readonly page: WizardPage };

function open(state: WizardState, page: WizardPage): WizardState {
  return { ...state, page, reached: page > state.reached ? page : state.reached };
}

function next(state: WizardState, rules: WizardRules): WizardState {
  const pressed = pressNext(state.page, state.entry, rules);
  if (pressed.outcome === 'move') return open(state, pressed.page);
  if (pressed.outcome === 'finish') return { ...state, confirmed: pressed.entry };
  return {
    ...state,
    page: pressed.page,
    flagged: [...new Set([...state.flagged, ...Object.keys(pressed.errors)])],
    refusals: state.refusals + 1,
  };
}

/** Open before, and all earlier pages are valid (R-WIZ-19…25). */
export function mayJump(state: WizardState, page: WizardPage, rules: WizardRules): boolean {
  const pages = pagesOf(state.entry, rules);
  const isValid = (before: WizardPage) => Object.keys(validatePage(before, state.entry, rules)).length === 0;
  return page <= state.reached && pages.includes(page) && pages.filter((each) => each < page).every(isValid);
}

export function travelTo(state: WizardState, requested: WizardPage, rules: WizardRules): WizardState {
  const page = pagesOf(state.entry, rules).findLast(
    (candidate) => candidate <= requested && (candidate <= state.page || mayJump(state, candidate, rules)),
  );
  return page === undefined ? state : open(state, page);
}

export function step(state: WizardState, move: WizardMove, rules: WizardRules): WizardState {
  if (move.move === 'edit') return { ...state, entry: move.change(state.entry) };
  if (move.move === 'next') return next(state, rules);
  if (move.move === 'back') return open(state, previousPage(state.page, state.entry, rules) ?? state.page);
  return mayJump(state, move.page, rules) ? open(state, move.page) : state;
}

export function shownErrors(state: WizardState, rules: WizardRules): WizardErrors {
  const errors = validatePage(state.page, state.entry, rules);
  return Object.fromEntries(Object.entries(errors).filter(([field]) => state.flagged.includes(field)));
}

/** R-WIZ-01. */
export const isLastPage = (state: WizardState, rules: WizardRules) =>
  nextPage(state.page, state.entry, rules) === null;

const pageSchema = z.literal([1, 2, 3, 4, 5]);

const draftSchema = z.object({
  userId: z.int(),
  /** The first entry as text; another one outdates the draft. */
  base: z.string(),
  entry: cartEntrySchema,
  page: pageSchema,
  reached: pageSchema,
});

type WizardDraft = Pick<WizardState, 'entry' | 'page' | 'reached'>;

export interface DraftKey {
  readonly mode: 'new' | 'edit';
  /** Resource id for `new`, entry id for `edit` (R-WIZ-02). */
  readonly id: string;
  readonly userId: number;
  readonly start: CartEntry;
}

function parse(raw: string | null): unknown {
  try {
    return JSON.parse(raw ?? 'null');
  } catch {
    return null;
  }
}

/** `null` for a missing, broken or outdated draft. */
export function readDraft({ mode, id, userId, start }: DraftKey): WizardDraft | null {
  const { data } = draftSchema.safeParse(parse(draftStorage.read(wizardKey(mode, id))));
  return data?.userId === userId && data.base === JSON.stringify(start) ? data : null;
}

export function saveDraft(
  { mode, id, userId, start }: DraftKey,
  { entry, page, reached }: WizardDraft,
): void {
  const draft = { userId, base: JSON.stringify(start), entry, page, reached };
  draftStorage.write(wizardKey(mode, id), JSON.stringify(draft));
}

export const dropDraft = ({ mode, id }: DraftKey) => draftStorage.write(wizardKey(mode, id), null);

const placeSchema = z.object({
  wizard: z.object({
    page: pageSchema,
    /** `null` for a history entry that is no step. */
    before: pageSchema.nullable(),
    /** Id, from opening until confirming or leaving. */
    run: z.string(),
    /** Number of earlier history entries of the run. */
    depth: z.int(),
    /** Whether a page of the portal precedes the run. */
    hasOrigin: z.boolean(),
  }),
});

export type WizardPlace = z.infer<typeof placeSchema>['wizard'];

export const placeIn = (historyState: unknown): WizardPlace | null =>
  placeSchema.safeParse(historyState).data?.wizard ?? null;
