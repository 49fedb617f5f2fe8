import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactNode } from 'react';

/** What was typed into the palette, trimmed: now, and once no key was pressed for a moment. */
export interface PaletteTerm {
  readonly typed: string;
  /** What servers are asked for. */
  readonly settled: string;
}

/** One line of the palette, and what it does. */
export interface PaletteRow {
  /** Among all lines of the palette. */
  readonly key: string;
  readonly title: string;
  readonly detail?: string;
  readonly icon: SvgIconComponent;
  /** Address of its picture, instead of the icon. */
  readonly picture?: string;
  /** A status. */
  readonly end?: ReactNode;
  /** See `ranks`. */
  readonly rank: number;
  readonly to?: string;
  readonly run?: () => void;
  /** The palette stays open: what is written into its field in place of going anywhere, or empty. */
  readonly write?: string;
  /** Takes the line away. */
  readonly forget?: () => void;
}

/** What one finder has for a term. */
export interface Found {
  /** Empty for lines that need none. */
  readonly heading: string;
  /** Among groups that fit equally well, the lowest comes first. */
  readonly order: number;
  /** The best first. */
  readonly rows: readonly PaletteRow[];
  /** How many there are, shown or not. */
  readonly total: number;
  /** Address of the list of all of them. */
  readonly all?: string;
  /** It says nothing of whether there is what was typed: taking one of its lines keeps no search. */
  readonly isNoFind?: boolean;
}

/** Finds what an area has, for this person: a hook. Nothing that its own lists would not show. */
export type UseFound = (term: PaletteTerm) => Found;

/** As many lines a group shows at most. */
export const shownRows = 5;

/** The best lines out of all that are known in the browser; those that do not fit are left out. */
export function bestOf(rows: readonly PaletteRow[], most = shownRows): Pick<Found, 'rows' | 'total'> {
  const fitting = rows.filter(({ rank }) => rank > 0);
  return {
    rows: fitting.toSorted((one, other) => other.rank - one.rank).slice(0, most),
    total: fitting.length,
  };
}

/** Nothing, so that the group is not there. */
export const noneFound: Pick<Found, 'rows' | 'total'> = { rows: [], total: 0 };

/** The address of a search (R-NAV-13). */
export const searchAddress = (term: string) => `/search?${new URLSearchParams({ s: term }).toString()}`;
