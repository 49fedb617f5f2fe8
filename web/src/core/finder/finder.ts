import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactNode } from 'react';

/** Text typed into the palette, trimmed. */
export interface PaletteTerm {
  readonly typed: string;
  /** `typed`, debounced: for servers. */
  readonly settled: string;
}

export interface PaletteRow {
  /** Unique in the palette. */
  readonly key: string;
  readonly title: string;
  readonly detail?: string;
  readonly icon: SvgIconComponent;
  /** Picture address, instead of the icon. */
  readonly picture?: string;
  /** A status. */
  readonly end?: ReactNode;
  /** See `ranks`. */
  readonly rank: number;
  readonly to?: string;
  readonly run?: () => void;
  /** Text for the field; the palette stays open. */
  readonly write?: string;
  readonly forget?: () => void;
}

export interface Found {
  /** May be empty. */
  readonly heading: string;
  /** Ties in rank: lowest first. */
  readonly order: number;
  /** Best first. */
  readonly rows: readonly PaletteRow[];
  /** Shown or not. */
  readonly total: number;
  /** Address of the full list. */
  readonly all?: string;
  /** Choosing one of its lines remembers no search. */
  readonly isNoFind?: boolean;
}

/** A hook that finds what an area has, within the rights of its lists. */
export type UseFound = (term: PaletteTerm) => Found;

/** Maximum of lines in a group. */
export const shownRows = 5;

/** The best matching lines of those in the browser. */
export function bestOf(rows: readonly PaletteRow[], most = shownRows): Pick<Found, 'rows' | 'total'> {
  const fitting = rows.filter(({ rank }) => rank > 0);
  return {
    rows: fitting.toSorted((one, other) => other.rank - one.rank).slice(0, most),
    total: fitting.length,
  };
}

/** Hides the group. */
export const noneFound: Pick<Found, 'rows' | 'total'> = { rows: [], total: 0 };

/** R-NAV-13. */
export const searchAddress = (term: string) => `/search?${new URLSearchParams({ s: term }).toString()}`;
