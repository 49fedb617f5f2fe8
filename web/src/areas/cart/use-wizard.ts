import {
  type CartEntry,
  type DeliveryErrorCode,
  deliveryErrorCodes,
  type MissingAnswer,
  type PageErrorKey,
  pagesOf,
  previousPage,
  type WizardErrors,
  type WizardPage,
  type WizardRules,
  maxImages,
} from '@portal/contracts/areas/cart';
import type { WaysToOrder } from '@portal/contracts/areas/resources';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { newIntent } from '#core/client/call-client';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { finishedWizards } from './cart-storage';
import { deliveryTexts, wizardTexts } from './texts';
import {
  type DraftKey,
  dropDraft,
  type EntryChange,
  isLastPage,
  mayJump,
  placeIn,
  readDraft,
  saveDraft,
  shownErrors,
  step,
  travelTo,
  type WizardMove,
  type WizardPlace,
  type WizardState,
} from './wizard';

/** The first place of a run; a typed or reloaded address has the location key `default`. */
const firstPlace = (locationKey: string): WizardPlace => ({
  page: 1,
  before: null,
  run: newIntent(),
  depth: 0,
  hasOrigin: locationKey !== 'default',
});

/** Gives each page an entry in the browser's history. */
function useWizardHistory(current: WizardPage, onTravel: (page: WizardPage) => void) {
  const location = useLocation();
  const navigate = useNavigate();
  const place = placeIn(location.state);
  const [first] = useState(() => place ?? firstPlace(location.key));
  const seen = useRef<string | null>(null);
  const isTravelling = useRef(false);

  const record = (opened: WizardPage, { replace = false } = {}) => {
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
    /** @returns whether the browser's Back leads to this page. */
    returnTo: (requested: WizardPage): boolean => {
      if (place?.before !== requested) return false;
      if (!isTravelling.current) void navigate(-1);
      isTravelling.current = true;
      return true;
    },
  };
}

export interface WizardOptions extends DraftKey {
  readonly page: WizardPage;
  readonly reached: WizardPage;
  /** The first entry where it has more than `start`: copied files. */
  readonly proposed?: CartEntry;
  readonly lost?: readonly MissingAnswer[];
  /** Only the last page is asked (AMB-60). */
  readonly isProduction: boolean;
  readonly ways: WaysToOrder;
  /** Called once. */
  readonly onConfirmed: (entry: CartEntry) => void;
}

export interface Wizard {
  readonly state: WizardState;
  readonly rules: WizardRules;
  readonly pages: readonly WizardPage[];
  readonly errors: WizardErrors;
  readonly isLast: boolean;
  /** Restored from a draft and not touched since. */
  readonly isResumed: boolean;
  readonly edit: (change: EntryChange) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly jump: (page: WizardPage) => void;
  readonly mayJump: (page: WizardPage) => boolean;
  /** @returns undoes it. */
  readonly startOver: () => () => void;
}

const firstState = ({ start, proposed, page, reached }: WizardOptions): WizardState => ({
  entry: proposed ?? start,
  page,
  reached,
  flagged: [],
  refusals: 0,
  confirmed: null,
});

const differs = (state: WizardState, started: WizardState) =>
  state.page !== started.page || JSON.stringify(state.entry) !== JSON.stringify(started.entry);

function useDraftedState(options: WizardOptions) {
  const [draft] = useState(() => readDraft(options));
  const [state, setState] = useState<WizardState>(() => ({ ...firstState(options), ...draft }));
  const [isResumed, setResumed] = useState(() => draft !== null && differs(state, firstState(options)));
  const doneRef = useRef(false);
  const isTouched = state.entry !== options.start || state.reached > options.reached;
  useEffect(() => {
    if (isTouched && !doneRef.current) saveDraft(options, state);
  });
  return {
    state,
    setState,
    isResumed,
    setResumed,
    /** Several clicks on "confirm" make one entry. */
    isDone: () => doneRef.current,
    finish: (entry: CartEntry) => {
      doneRef.current = true;
      dropDraft(options);
      options.onConfirmed(entry);
    },
  };
}

function useMoves(options: WizardOptions, drafted: ReturnType<typeof useDraftedState>, rules: WizardRules) {
  const { state, setState, isResumed, setResumed } = drafted;
  const history = useWizardHistory(state.page, (page) => setState((before) => travelTo(before, page, rules)));
  const show = (moved: WizardState) => {
    setState(moved);
    if (moved.page !== state.page) history.record(moved.page);
  };
  return {
    move: (requested: WizardMove) => {
      if (drafted.isDone()) return;
      const moved = step(state, requested, rules);
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
      const started = firstState(options);
      dropDraft(options);
      setResumed(false);
      show(started);
      return () => {
        setResumed(isResumed);
        setState(state);
        history.record(state.page, { replace: started.page === state.page });
      };
    },
  };
}

export function useWizard(options: WizardOptions): Wizard {
  const rules: WizardRules = { ...useMarket().features, isProduction: options.isProduction };
  const drafted = useDraftedState(options);
  const { state, setState, isResumed } = drafted;
  const { move, back, startOver } = useMoves(options, drafted, rules);
  return {
    state,
    rules,
    pages: pagesOf(state.entry, rules),
    errors: shownErrors(state, rules),
    isLast: isLastPage(state, rules),
    isResumed,
    edit: (change) => setState((before) => step(before, { move: 'edit', change }, rules)),
    next: () => move({ move: 'next' }),
    back,
    jump: (page) => move({ move: 'jump', page }),
    mayJump: (page) => mayJump(state, page, rules),
    startOver,
  };
}

export interface WizardPageProps {
  readonly entry: CartEntry;
  readonly edit: (change: EntryChange) => void;
  /** By field path. */
  readonly errors: WizardErrors;
  readonly ways: WaysToOrder;
  /** An upload began or ended: Next waits for it (R-WIZ-15). */
  readonly onBusy: (what: 'file' | 'images', isBusy: boolean) => void;
}

const isOfDelivery = (key: PageErrorKey): key is DeliveryErrorCode =>
  deliveryErrorCodes.some((code) => code === key);

export function useFieldError(): (key: PageErrorKey | undefined) => string | undefined {
  const text = useText(wizardTexts);
  const deliveryText = useText(deliveryTexts);
  return (key) => {
    if (key === undefined) return undefined;
    return isOfDelivery(key) ? deliveryText(`error.${key}`) : text(`error.${key}`, { max: maxImages });
  };
}
