import {
  type CartEntry,
  type LostAnswer,
  pagesOf,
  previousPage,
  type WizardErrors,
  type WizardPage,
  type WizardRules,
} from '@portal/contracts/areas/cart';
import type { WaysToOrder } from '@portal/contracts/areas/resources';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMarket } from '#core/market';
import { newIntent } from '#core/client/call-client';
import { finishedWizards } from '../store/finished-wizards';
import { type DraftKey, dropDraft, keepDraft, readDraft } from '../store/wizard-draft';
import type { EntryChange } from './entry-changes';
import {
  isLastPage,
  mayJump,
  shownErrors,
  step,
  travelTo,
  type WizardMove,
  type WizardState,
} from './wizard-state';
import { placeIn, type WizardPlace } from './wizard-place';

interface WizardHistory {
  /** A page was opened. `replace`: it takes the place of the one before. */
  readonly record: (page: WizardPage, options?: { readonly replace?: boolean }) => void;
  /** Goes back by the browser's history where that leads to this page. @returns whether it does */
  readonly returnTo: (page: WizardPage) => boolean;
  /** By which its entries are known. */
  readonly run: string;
}

/** The first place of a run: an address that was typed or opened anew has nothing before it. */
const firstPlace = (locationKey: string): WizardPlace => ({
  page: 1,
  before: null,
  run: newIntent(),
  depth: 0,
  hasOrigin: locationKey !== 'default',
});

/**
 * Gives each page of the wizard an entry in the browser's history, so that Back, Forward and the gestures of a phone
 * lead from question to question. The entry holds its page: a reload stays there.
 */
function useWizardHistory(current: WizardPage, onTravel: (page: WizardPage) => void): WizardHistory {
  const location = useLocation();
  const navigate = useNavigate();
  const place = placeIn(location.state);
  const [first] = useState(() => place ?? firstPlace(location.key));
  const seen = useRef<string | null>(null);
  const isTravelling = useRef(false);

  const record: WizardHistory['record'] = (opened, { replace = false } = {}) => {
    const at = place ?? first;
    const wizard: WizardPlace = replace
      ? { ...at, page: opened }
      : { ...at, page: opened, before: current, depth: at.depth + 1 };
    const { pathname, search, hash } = location;
    void navigate({ pathname, search, hash }, { replace, preventScrollReset: true, state: { wizard } });
  };

  useEffect(() => {
    if (seen.current === location.key) return;
    seen.current = location.key;
    isTravelling.current = false;
    if (place === null) record(current, { replace: true });
    else if (place.page !== current) onTravel(place.page);
  });
  return {
    record,
    run: first.run,
    returnTo: (wanted) => {
      if (place?.before !== wanted) return false;
      if (!isTravelling.current) void navigate(-1);
      isTravelling.current = true;
      return true;
    },
  };
}

export interface WizardOptions extends DraftKey {
  /** The page to begin with, for links to a certain field. */
  readonly page: WizardPage;
  /** The furthest page that may be jumped to from the beginning; all of them while an entry is changed. */
  readonly reached: WizardPage;
  /** What is filled in from the beginning where that is more than `start`: files that were brought anew. */
  readonly proposed?: CartEntry;
  /** Answers of an earlier entry that the piece does not offer any more. */
  readonly lost?: readonly LostAnswer[];
  /** The piece is wanted as it is: the last page alone is asked (AMB-60). */
  readonly isProduction: boolean;
  /** How the piece may be ordered. */
  readonly ways: WaysToOrder;
  /** Everything is chosen and confirmed. Called once. */
  readonly onConfirmed: (entry: CartEntry) => void;
}

export interface Wizard {
  readonly state: WizardState;
  readonly rules: WizardRules;
  readonly pages: readonly WizardPage[];
  readonly errors: WizardErrors;
  readonly isLast: boolean;
  /** It goes on where it was left, with something in it, and nothing has been done since. */
  readonly isResumed: boolean;
  readonly edit: (change: EntryChange) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly jump: (page: WizardPage) => void;
  readonly mayJump: (page: WizardPage) => boolean;
  /** Begins anew. @returns takes that back */
  readonly startOver: () => () => void;
}

const beginning = ({ start, proposed, page, reached }: WizardOptions): WizardState => ({
  entry: proposed ?? start,
  page,
  reached,
  flagged: [],
  refusals: 0,
  confirmed: null,
});

const differs = (state: WizardState, begun: WizardState) =>
  state.page !== begun.page || JSON.stringify(state.entry) !== JSON.stringify(begun.entry);

/** The wizard's state, with a draft that survives a reload until it is confirmed. */
function useDraftedState(options: WizardOptions) {
  const [draft] = useState(() => readDraft(options));
  const [state, setState] = useState<WizardState>(() => ({ ...beginning(options), ...draft }));
  const [isResumed, setResumed] = useState(() => draft !== null && differs(state, beginning(options)));
  const doneRef = useRef(false);
  const isTouched = state.entry !== options.start || state.reached > options.reached;
  useEffect(() => {
    if (isTouched && !doneRef.current) keepDraft(options, state);
  }, [options, state, isTouched]);
  return {
    state,
    setState,
    isResumed,
    setResumed,
    /** However often "confirm" is clicked, one entry comes of it. */
    isDone: () => doneRef.current,
    finish: (entry: CartEntry) => {
      doneRef.current = true;
      dropDraft(options);
      options.onConfirmed(entry);
    },
  };
}

/** From page to page, each with its place in the browser's history. */
function useMoves(options: WizardOptions, drafted: ReturnType<typeof useDraftedState>, rules: WizardRules) {
  const { state, setState, isResumed, setResumed } = drafted;
  const history = useWizardHistory(state.page, (page) => setState((before) => travelTo(before, page, rules)));
  const show = (moved: WizardState) => {
    setState(moved);
    if (moved.page !== state.page) history.record(moved.page);
  };
  return {
    move: (wanted: WizardMove) => {
      if (drafted.isDone()) return;
      const moved = step(state, wanted, rules);
      // What is confirmed leaves the wizard, which is not drawn once more.
      if (moved.confirmed !== null) {
        finishedWizards.add(history.run);
        return drafted.finish(moved.confirmed);
      }
      setResumed(false);
      show(moved);
    },
    back: () => {
      const page = previousPage(state.page, state.entry, rules);
      setResumed(false);
      if (page === null || history.returnTo(page)) return;
      setState(step(state, { move: 'back' }, rules));
      history.record(page, { replace: true });
    },
    startOver: () => {
      const begun = beginning(options);
      dropDraft(options);
      setResumed(false);
      show(begun);
      return () => {
        setResumed(isResumed);
        setState(state);
        history.record(state.page, { replace: begun.page === state.page });
      };
    },
  };
}

/** The wizard over one entry: the pure steps, their history, and one confirmation. */
export function useWizard(options: WizardOptions): Wizard {
  const { features } = useMarket();
  const { isProduction } = options;
  const rules = useMemo(() => ({ ...features, isProduction }), [features, isProduction]);
  const drafted = useDraftedState(options);
  const { state, setState, isResumed } = drafted;
  const { move, back, startOver } = useMoves(options, drafted, rules);
  const edit = useCallback(
    (change: EntryChange) => setState((before) => step(before, { move: 'edit', change }, rules)),
    [setState, rules],
  );
  return {
    state,
    rules,
    pages: useMemo(() => pagesOf(state.entry, rules), [state.entry, rules]),
    errors: useMemo(() => shownErrors(state, rules), [state, rules]),
    isLast: isLastPage(state, rules),
    isResumed,
    edit,
    next: () => move({ move: 'next' }),
    back,
    jump: (page) => move({ move: 'jump', page }),
    mayJump: (page) => mayJump(state, page, rules),
    startOver,
  };
}
