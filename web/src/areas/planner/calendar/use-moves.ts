import { movedWithin, resizedWithin } from '@portal/contracts/areas/planner';
import { useCallback, useRef, useState } from 'react';

/** First and last day of an action, both in it. */
export interface DaySpan {
  readonly start: string;
  readonly end: string;
}
/** What is held of an action: all of it, or one of its ends. */
export type Grip = 'whole' | 'start' | 'end';

/** Days of actions that are being moved or not saved yet, by their ids. */
export type Moves = Readonly<Record<string, DaySpan>>;

export const sameSpan = (a: DaySpan, b: DaySpan): boolean => a.start === b.start && a.end === b.end;

/** The days of an action of which something was moved by so many days; never out of its year (R-MKT-19, R-MKT-20). */
export const movedBy = (span: DaySpan, grip: Grip, days: number, year: number): DaySpan =>
  grip === 'whole' ? movedWithin(span, days, year) : resizedWithin(span, grip, days, year);

/** Moves that are shown before they are saved, by pointer or by keys: each until the server has answered. */
export function useMoves<A extends DaySpan & { readonly id: string }>(
  save: (action: A, span: DaySpan) => Promise<unknown>,
) {
  const [moves, setMoves] = useState<Moves>({});
  const known = useRef(moves);
  const change = useCallback((next: Moves) => {
    known.current = next;
    setMoves(next);
  }, []);

  const show = useCallback(
    (id: string, span: DaySpan) => {
      const before = known.current[id];
      if (before === undefined || !sameSpan(before, span)) change({ ...known.current, [id]: span });
    },
    [change],
  );
  const drop = useCallback(
    (id: string) => {
      const { [id]: _dropped, ...others } = known.current;
      change(others);
    },
    [change],
  );
  const saving = useRef<Moves>({});
  const keep = async (action: A) => {
    const { id } = action;
    const span = known.current[id];
    if (span === undefined || saving.current[id] === span) return;
    if (!sameSpan(span, action)) {
      saving.current = { ...saving.current, [id]: span };
      await save(action, span);
    }
    // Moved on meanwhile: that is saved by itself.
    if (known.current[id] === span) drop(id);
  };
  return { moves, spanOf: (action: A): DaySpan => known.current[action.id] ?? action, show, drop, keep };
}
export type MovesOf<A extends DaySpan & { readonly id: string }> = ReturnType<typeof useMoves<A>>;
