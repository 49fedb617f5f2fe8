import { movedWithin, resizedWithin } from '@portal/contracts/areas/planner';
import { useRef, useState, useSyncExternalStore } from 'react';
import { Listeners } from '#core/listeners';

/** First and last day of an action, both in it. */
export interface DaySpan {
  readonly start: string;
  readonly end: string;
}
/** What is held of an action: all of it, or one of its ends. */
export type Grip = 'whole' | 'start' | 'end';

type Movable = DaySpan & { readonly id: string };

/** Days of actions that are being moved or not saved yet, by their ids. */
type Spans = Readonly<Record<string, DaySpan>>;

export const sameSpan = (a: DaySpan, b: DaySpan): boolean => a.start === b.start && a.end === b.end;

/** The days of an action of which something was moved by so many days; never out of its year (R-MKT-19, R-MKT-20). */
export const movedBy = (span: DaySpan, grip: Grip, days: number, year: number): DaySpan =>
  grip === 'whole' ? movedWithin(span, days, year) : resizedWithin(span, grip, days, year);

/** Moves that are shown before they are saved. A bar hears of its own, so that none of the others is drawn again. */
export class ShownMoves {
  #spans: Spans = {};
  readonly #listeners = new Listeners();

  /** @returns stops listening. */
  readonly subscribe = this.#listeners.subscribe;

  /** All of them: the same object as long as nothing is moved. */
  readonly all = (): Spans => this.#spans;

  /** The days that an action is moved to. */
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

/** The days that an action is moved to at this moment. */
export const useMoveOf = (moves: ShownMoves, id: string): DaySpan | undefined =>
  useSyncExternalStore(moves.subscribe, () => moves.of(id));

/** Moves by pointer or by keys: each is shown until the server has answered. */
export function useMoves<A extends Movable>(save: (action: A, span: DaySpan) => Promise<unknown>) {
  const [shown] = useState(() => new ShownMoves());
  const saving = useRef<Spans>({});
  const keep = async (action: A) => {
    const { id } = action;
    const span = shown.of(id);
    if (span === undefined || saving.current[id] === span) return;
    if (!sameSpan(span, action)) {
      saving.current = { ...saving.current, [id]: span };
      await save(action, span);
    }
    // Moved on meanwhile: that is saved by itself.
    if (shown.of(id) === span) shown.drop(id);
  };
  return { shown, spanOf: (action: A): DaySpan => shown.of(action.id) ?? action, keep };
}
export type MovesOf<A extends Movable> = ReturnType<typeof useMoves<A>>;
