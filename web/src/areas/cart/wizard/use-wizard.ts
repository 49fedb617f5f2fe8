import type { CartEntry, WizardErrors, WizardPage } from '@portal/contracts/areas/cart';
import { pagesOf } from '@portal/contracts/areas/cart';
import type { WaysToOrder } from '@portal/contracts/areas/resources';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMarket } from '#app/market';
import type { DraftKey } from '../store/wizard-draft';
import { dropDraft, keepDraft, readDraft } from '../store/wizard-draft';
import type { EntryChange } from './entry-changes';
import type { WizardMove, WizardState } from './wizard-state';
import { isLastPage, mayJump, shownErrors, step } from './wizard-state';

export interface WizardOptions extends DraftKey {
  /** The page to begin with, for links to a certain field. */
  readonly page: WizardPage;
  /** The piece is wanted as it is: the last page alone is asked (AMB-60). */
  readonly isProduction: boolean;
  /** How the piece may be ordered. */
  readonly ways: WaysToOrder;
  /** Everything is chosen and confirmed. Called once. */
  readonly onConfirmed: (entry: CartEntry) => void;
}

export interface Wizard {
  readonly state: WizardState;
  readonly pages: readonly WizardPage[];
  readonly errors: WizardErrors;
  readonly isLast: boolean;
  /** It goes on where it was left before a reload. */
  readonly isResumed: boolean;
  readonly edit: (change: EntryChange) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly jump: (page: WizardPage) => void;
  readonly mayJump: (page: WizardPage) => boolean;
  readonly startOver: () => void;
}

const lastPage = 5;

/** Who edits has been everywhere; who begins has seen the first page. */
const beginning = ({ mode, start, page }: WizardOptions): WizardState => ({
  entry: start,
  page,
  reached: mode === 'edit' ? lastPage : page,
  flagged: [],
  refusals: 0,
  confirmed: null,
});

/** The wizard over one entry: the pure steps, a draft that survives a reload, and one confirmation however often clicked. */
export function useWizard(options: WizardOptions): Wizard {
  const { features } = useMarket();
  const { isProduction } = options;
  const rules = useMemo(() => ({ ...features, isProduction }), [features, isProduction]);
  const [draft] = useState(() => readDraft(options));
  const [isResumed, setResumed] = useState(draft !== null);
  const [state, setState] = useState<WizardState>(() => ({ ...beginning(options), ...draft }));
  const isDone = useRef(false);
  const { start, onConfirmed } = options;

  const isTouched = state.entry !== start || state.reached > 1;
  useEffect(() => {
    if (isTouched && !isDone.current) keepDraft(options, state);
  }, [options, state, isTouched]);

  const move = useCallback(
    (wanted: WizardMove) => {
      if (isDone.current) return;
      const moved = step(state, wanted, rules);
      setState(moved);
      if (moved.confirmed === null) return;
      isDone.current = true;
      dropDraft(options);
      onConfirmed(moved.confirmed);
    },
    [state, rules, options, onConfirmed],
  );
  const startOver = useCallback(() => {
    dropDraft(options);
    setResumed(false);
    setState(beginning(options));
  }, [options]);

  return {
    state,
    pages: useMemo(() => pagesOf(state.entry, rules), [state.entry, rules]),
    errors: useMemo(() => shownErrors(state, rules), [state, rules]),
    isLast: isLastPage(state, rules),
    isResumed,
    edit: (change) => setState((before) => step(before, { move: 'edit', change }, rules)),
    next: () => move({ move: 'next' }),
    back: () => move({ move: 'back' }),
    jump: (page) => move({ move: 'jump', page }),
    mayJump: (page) => mayJump(state, page, rules),
    startOver,
  };
}
