import { createContext, type RefObject, use } from 'react';

/** Chosen pieces: their names by id, because those of other pages are not at hand. */
export type Chosen = ReadonlyMap<number, string>;

export interface ResourceSelection {
  /** Pieces are being selected. */
  readonly isOn: boolean;
  readonly chosen: Chosen;
  /** No more fit into one download. */
  readonly isFull: boolean;
  readonly toggle: (piece: { readonly id: number; readonly name: string }) => void;
  readonly start: () => void;
  /** Forgets what was chosen; the keyboard goes back to where selecting began. */
  readonly end: () => void;
  /** The button that selecting begins with. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

export const SelectionContext = createContext<ResourceSelection | null>(null);

/** The selection of the list around this. */
export function useSelection(): ResourceSelection {
  const selection = use(SelectionContext);
  if (selection === null) throw new Error('useSelection needs SelectablePieces above it');
  return selection;
}

/** Apart, so that cards are drawn again when selecting begins and ends, and not with every piece chosen. */
export type Selecting = 'not here' | 'off' | 'on';
export const SelectingContext = createContext<Selecting>('not here');
