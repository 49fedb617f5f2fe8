import {
  daysAcross,
  movedWithin,
  type PlanAction,
  resizedWithin,
  type StackedAction,
} from '@portal/contracts/areas/planner';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { languageTag } from '#core/i18n/language';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { Listeners } from '#core/listeners';

export const percent = (share: number): string => `${+(share * 100).toFixed(4)}%`;

export function useMonthNames(width: 'short' | 'long'): readonly string[] {
  const { language } = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(languageTag[language], { month: width, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2026, month, 15))));
  }, [language, width]);
}

/** `none`: the name is in the tooltip only. */
export interface LabelPlace {
  readonly at: 'inside' | 'after' | 'before' | 'none';
  /** Its maximum width, as a share of the year's. */
  readonly room: number;
}

/** Pixels. */
const letterWidth = 6.8;
const labelPadding = 26;
const minReadable = 44;

/** Shares of the year's width. */
interface Room {
  readonly need: number;
  readonly readable: number;
  readonly width: number;
  readonly after: number;
  readonly before: number;
}

function placeOf({ need, readable, width, after, before }: Room): LabelPlace {
  const enough = Math.min(need, 2 * readable);
  if (width >= need) return { at: 'inside', room: width };
  if (after >= enough && after > width) return { at: 'after', room: after };
  if (before >= enough && before > width) return { at: 'before', room: before };
  return width >= readable ? { at: 'inside', room: width } : { at: 'none', room: 0 };
}

/**
 * Places for the names of a row, in the order of its actions; none covers another bar or name.
 * @param track width of the year in pixels
 */
export function labelPlaces<A extends { readonly name: string }>(
  row: readonly StackedAction<A>[],
  track: number,
): readonly LabelPlace[] {
  /** End of the last name or bar, by level. */
  const ends = new Map<number, number>();
  const nextOf = (index: number) =>
    row.findIndex(({ level }, other) => other > index && level === row[index]?.level);
  const found = row.map(({ action, bar: { left, width }, level }, index) => {
    const end = left + width;
    const need = (action.name.length * letterWidth + labelPadding) / track;
    const after = (row[nextOf(index)]?.bar.left ?? 1) - end;
    const before = left - (ends.get(level) ?? 0);
    const place = placeOf({ need, readable: minReadable / track, width, after, before });
    ends.set(level, place.at === 'after' ? end + Math.min(need, after) : end);
    return { place, need };
  });
  // Two names between the same bars keep to their parts: paper is narrower than the screen.
  return found.map(({ place, need }, index) => {
    const isShared = place.at === 'after' && found[nextOf(index)]?.place.at === 'before';
    return isShared ? { ...place, room: Math.min(need, place.room) } : place;
  });
}

/** First and last day of an action, both inclusive. */
export type DaySpan = Pick<PlanAction, 'start' | 'end'>;
type Spans = Readonly<Record<string, DaySpan>>;
type Grip = 'whole' | 'start' | 'end';

const sameSpan = (a: DaySpan, b: DaySpan): boolean => a.start === b.start && a.end === b.end;

/** Moves a span, or one end of it, within its year (R-MKT-19, R-MKT-20). */
const movedBy = (span: DaySpan, grip: Grip, days: number, year: number): DaySpan =>
  grip === 'whole' ? movedWithin(span, days, year) : resizedWithin(span, grip, days, year);

/** Unsaved spans by action; each bar subscribes, so that a move draws only one. */
export class ShownMoves {
  #spans: Spans = {};
  readonly #listeners = new Listeners();

  readonly subscribe = this.#listeners.subscribe;

  readonly all = (): Spans => this.#spans;

  of(id: string): DaySpan | undefined {
    return this.#spans[id];
  }

  show(id: string, span: DaySpan): void {
    const before = this.#spans[id];
    if (before === undefined || !sameSpan(before, span)) this.#change({ ...this.#spans, [id]: span });
  }

  drop(id: string): void {
    const { [id]: _dropped, ...others } = this.#spans;
    this.#change(others);
  }

  #change(next: Spans): void {
    this.#spans = next;
    this.#listeners.notify();
  }
}

export const useMoveOf = (moves: ShownMoves, id: string): DaySpan | undefined =>
  useSyncExternalStore(moves.subscribe, () => moves.of(id));

/** Shows each move until the server has answered. */
export function useMoves(save: (action: PlanAction, span: DaySpan) => Promise<unknown>) {
  const [shown] = useState(() => new ShownMoves());
  const saving = useRef<Spans>({});
  const keep = async (action: PlanAction) => {
    const { id } = action;
    const span = shown.of(id);
    if (span === undefined || saving.current[id] === span) return;
    if (!sameSpan(span, action)) {
      saving.current = { ...saving.current, [id]: span };
      await save(action, span);
    }
    // A later move has its own save.
    if (shown.of(id) === span) shown.drop(id);
  };
  return { shown, spanOf: (action: PlanAction): DaySpan => shown.of(action.id) ?? action, keep };
}

/** Pixels; less is a press. */
const dragThreshold = 4;
/** Days by key. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };

const gripOf = (target: EventTarget): Grip => {
  const grip = target instanceof HTMLElement ? target.dataset['grip'] : undefined;
  return grip === 'start' || grip === 'end' ? grip : 'whole';
};
const trackWidthOf = (bar: HTMLElement): number =>
  bar.closest('[data-track]')?.getBoundingClientRect().width ?? 0;

interface Moving {
  readonly year: number;
  readonly actionOf: (id: string) => PlanAction | undefined;
  readonly moves: ReturnType<typeof useMoves>;
}

function barAt(target: EventTarget, actionOf: Moving['actionOf']) {
  const bar = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
  const id = bar?.dataset['action'];
  return bar === null || id === undefined ? null : { bar, id, action: actionOf(id) };
}

interface Drag {
  readonly action: PlanAction;
  readonly grip: Grip;
  /** Pixels. */
  readonly x: number;
  /** Of the year, in pixels. */
  readonly width: number;
  readonly from: DaySpan;
  isMoving: boolean;
}

function usePointerMoves({ year, moves: { spanOf, shown, keep }, actionOf }: Moving) {
  const drag = useRef<Drag | null>(null);
  const wasMoved = useRef(false);
  return {
    isDragging: () => drag.current !== null,
    /** Whether the last press ended a drag; resets the answer. */
    hasMoved: () => {
      const moved = wasMoved.current;
      wasMoved.current = false;
      return moved;
    },
    onPointerCancel: () => {
      const { current } = drag;
      drag.current = null;
      if (current === null) return;
      shown.drop(current.action.id);
      // The pointer is still down on the bar; its release is no press.
      wasMoved.current = current.isMoving;
    },
    onPointerDown: (event: PointerEvent) => {
      const at = barAt(event.target, actionOf);
      wasMoved.current = false;
      if (at?.action === undefined || event.button !== 0) return;
      const { bar, action } = at;
      bar.setPointerCapture?.(event.pointerId);
      drag.current = {
        action,
        grip: gripOf(event.target),
        from: spanOf(action),
        x: event.clientX,
        width: trackWidthOf(bar),
        isMoving: false,
      };
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      const { current } = drag;
      if (current === null || current.width === 0) return;
      const distance = clientX - current.x;
      current.isMoving ||= Math.abs(distance) >= dragThreshold;
      if (!current.isMoving) return;
      const days = Math.round((distance / current.width) * daysAcross);
      shown.show(current.action.id, movedBy(current.from, current.grip, days, year));
    },
    onPointerUp: () => {
      const { current } = drag;
      drag.current = null;
      wasMoved.current = current?.isMoving === true;
      if (current?.isMoving === true) void keep(current.action);
    },
  };
}

/** @returns whether the key moved the action, saved the move or took it back */
function moveByKey(action: PlanAction, { key, shiftKey }: KeyboardEvent, { year, moves }: Moving): boolean {
  const { spanOf, shown, keep } = moves;
  const days = steps[key];
  if (days !== undefined) {
    shown.show(action.id, movedBy(spanOf(action), shiftKey ? 'end' : 'whole', days, year));
    return true;
  }
  if (sameSpan(spanOf(action), action)) return false;
  if (key === 'Enter') void keep(action);
  else if (key === 'Escape') shown.drop(action.id);
  else return false;
  return true;
}

/**
 * By pointer, or by keys on a focused bar (R-MKT-14).
 * For the element around all bars: two hundred bars need no listeners.
 */
export function useBarMoves(moving: Moving, onOpen: (id: string, bar: HTMLElement) => void) {
  const { actionOf, moves } = moving;
  const { isDragging, hasMoved, ...pointer } = usePointerMoves(moving);
  return {
    ...pointer,
    onKeyDown: (event: KeyboardEvent) => {
      const action = barAt(event.target, actionOf)?.action;
      if (event.key === 'Escape') pointer.onPointerCancel();
      if (action !== undefined && moveByKey(action, event, moving)) event.preventDefault();
    },
    onBlur: ({ target }: FocusEvent) => {
      const action = barAt(target, actionOf)?.action;
      if (action !== undefined && !isDragging()) void moves.keep(action);
    },
    onClick: ({ target }: MouseEvent) => {
      const at = barAt(target, actionOf);
      if (at !== null && !hasMoved()) onOpen(at.id, at.bar);
    },
  };
}
