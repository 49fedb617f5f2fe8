import { daysAcross } from '@portal/contracts/areas/planner';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { type DaySpan, type Grip, movedBy, type MovesOf, sameSpan } from './use-moves';

type Movable = DaySpan & { readonly id: string };

/** An action under the pointer. */
interface Held<A> {
  readonly action: A;
  readonly grip: Grip;
  /** Pixels. */
  readonly x: number;
  /** Pixels that a year takes. */
  readonly width: number;
  readonly from: DaySpan;
  isMoving: boolean;
}

/** Pixels that a hand trembles: less is a press. */
const dragThreshold = 4;
/** Days that a key moves by. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };

const gripOf = (target: EventTarget): Grip => {
  const grip = target instanceof HTMLElement ? target.dataset['grip'] : undefined;
  return grip === 'start' || grip === 'end' ? grip : 'whole';
};
const widthOf = (bar: HTMLElement): number => bar.closest('[data-track]')?.getBoundingClientRect().width ?? 0;

interface BarMovesOptions<A extends Movable> {
  readonly year: number;
  /** The actions that may be moved here. */
  readonly actionOf: (id: string) => A | undefined;
  readonly moves: MovesOf<A>;
  readonly onOpen: (id: string, bar: HTMLElement) => void;
}

/** The bar at a place of the calendar, and its action where that may be moved. */
function barAt<A>(target: EventTarget, actionOf: (id: string) => A | undefined) {
  const bar = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
  const id = bar?.dataset['action'];
  return bar === null || id === undefined ? null : { bar, id, action: actionOf(id) };
}

type Moving<A extends Movable> = Pick<BarMovesOptions<A>, 'year' | 'moves' | 'actionOf'>;

/** Drags bars and their ends. `isHolding`: a bar is under the pointer that is pressed. */
function usePointerMoves<A extends Movable>({ year, moves, actionOf }: Moving<A>) {
  const held = useRef<Held<A> | null>(null);
  const wasMoved = useRef(false);
  const { spanOf, shown, keep } = moves;
  return {
    isHolding: () => held.current !== null,
    /** Whether the pointer that is let go has moved a bar; asked once. */
    hasMoved: () => {
      const moved = wasMoved.current;
      wasMoved.current = false;
      return moved;
    },
    giveUp: () => {
      const { current } = held;
      held.current = null;
      if (current === null) return;
      shown.drop(current.action.id);
      // The pointer is still down over the bar: letting it go is no press.
      wasMoved.current = current.isMoving;
    },
    onPointerDown: (event: PointerEvent) => {
      const at = barAt(event.target, actionOf);
      wasMoved.current = false;
      if (at?.action === undefined || event.button !== 0) return;
      const { bar, action } = at;
      bar.setPointerCapture?.(event.pointerId);
      held.current = {
        action,
        grip: gripOf(event.target),
        from: spanOf(action),
        x: event.clientX,
        width: widthOf(bar),
        isMoving: false,
      };
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      const { current } = held;
      if (current === null || current.width === 0) return;
      const distance = clientX - current.x;
      current.isMoving ||= Math.abs(distance) >= dragThreshold;
      if (!current.isMoving) return;
      const days = Math.round((distance / current.width) * daysAcross);
      shown.show(current.action.id, movedBy(current.from, current.grip, days, year));
    },
    onPointerUp: () => {
      const { current } = held;
      held.current = null;
      wasMoved.current = current?.isMoving === true;
      if (current?.isMoving === true) void keep(current.action);
    },
  };
}

/** Moves the action that has the focus. @returns whether the key was about it */
function useKeyMoves<A extends Movable>({ year, moves }: Pick<Moving<A>, 'year' | 'moves'>) {
  const { spanOf, shown, keep } = moves;
  const isMoved = (action: A) => !sameSpan(spanOf(action), action);
  const moveByKey = (action: A, { key, shiftKey }: KeyboardEvent): boolean => {
    const days = steps[key];
    if (days === undefined) return false;
    shown.show(action.id, movedBy(spanOf(action), shiftKey ? 'end' : 'whole', days, year));
    return true;
  };
  return (action: A, event: KeyboardEvent): boolean => {
    if (moveByKey(action, event)) return true;
    if (!isMoved(action)) return false;
    if (event.key === 'Enter') void keep(action);
    else if (event.key === 'Escape') shown.drop(action.id);
    else return false;
    return true;
  };
}

/**
 * What moves the actions of a calendar: the pointer, or keys while a bar has the focus (R-MKT-14). For the element around
 * all bars, which carry their id as `data-action`: two hundred of them need no listener of their own.
 */
export function useBarMoves<A extends Movable>({ onOpen, ...moving }: BarMovesOptions<A>) {
  const { actionOf, moves } = moving;
  const { isHolding, hasMoved, giveUp, ...pointer } = usePointerMoves(moving);
  const answerKey = useKeyMoves(moving);
  return {
    ...pointer,
    onPointerCancel: giveUp,
    onKeyDown: (event: KeyboardEvent) => {
      const action = barAt(event.target, actionOf)?.action;
      if (event.key === 'Escape') giveUp();
      if (action !== undefined && answerKey(action, event)) event.preventDefault();
    },
    onBlur: ({ target }: FocusEvent) => {
      const action = barAt(target, actionOf)?.action;
      if (action !== undefined && !isHolding()) void moves.keep(action);
    },
    onClick: ({ target }: MouseEvent) => {
      const at = barAt(target, actionOf);
      // The pointer that moved a bar was let go over it.
      if (at !== null && !hasMoved()) onOpen(at.id, at.bar);
    },
  };
}
