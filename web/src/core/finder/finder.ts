import type { SvgIconComponent } from '@mui/icons-material';
import {
  foldText,
  matchOf,
  placedWords,
  searchWords,
  type InputOf,
  type OutputOf,
  type QueryContract,
} from '@portal/contracts/kernel';
import type { ReactNode } from 'react';
import { useCallList } from '../client/use-call-query';
import { useMay } from '../session/use-may';

/** Quality of a match; 0 is none. */
export const ranks = { number: 6, exact: 5, beginning: 4, word: 3, inside: 2, typo: 1, rest: 0.5 } as const;

const wordsOf = (text: string) => placedWords(text).map(({ folded }) => folded);

/** Rank of a line: exact, beginning, word beginnings, words inside, typos. An empty term matches everything. */
export function rankOf(title: string, typed: string, more = ''): number {
  const asked = searchWords(typed);
  if (asked.length === 0) return typed.trim() === '' ? ranks.rest : 0;
  const whole = searchWords(title).join(' ');
  if (whole === asked.join(' ')) return ranks.exact;
  if (whole.startsWith(asked.join(' '))) return ranks.beginning;
  const own = wordsOf(title);
  if (asked.every((word) => own.some((each) => each.startsWith(word)))) return ranks.word;
  const all = foldText(`${title} ${more}`);
  const everything = [...own, ...wordsOf(more)];
  const isThere = (word: string) => all.includes(word) || everything.some((each) => each.startsWith(word));
  if (asked.every(isThere)) return ranks.inside;
  const isMeant = (word: string) => isThere(word) || everything.some((each) => matchOf(word, each) !== null);
  return asked.every(isMeant) ? ranks.typo : 0;
}

export interface PaletteTerm {
  readonly typed: string;
  /** `typed`, debounced: for servers. */
  readonly settled: string;
}

export interface PaletteRow {
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

/** Within the rights of its lists. */
export type UseFound = (term: PaletteTerm) => Found;

export const shownRows = 5;

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

export const shortest = 2;

type ListContract = QueryContract & { readonly list: boolean };
type RowOf<C extends ListContract> = OutputOf<C> extends readonly (infer Row)[] ? Row : never;

interface ListFinder<C extends ListContract> {
  readonly contract: C;
  readonly input: (asked: { readonly q: string; readonly size: number }) => InputOf<C>;
  readonly row: (record: RowOf<C>) => PaletteRow;
}

/** Matching lines of the previous answer stay until the next. */
export function useListFound<C extends ListContract>(
  { contract, input, row }: ListFinder<C>,
  { typed, settled }: PaletteTerm,
): Pick<Found, 'rows' | 'total'> {
  const isAsked = useMay()(contract) && settled.length >= shortest;
  const asked = input({ q: settled, size: shownRows });
  const { data, isPlaceholderData } = useCallList(contract, asked, { enabled: isAsked });
  if (!isAsked || data === undefined || typed.length < shortest) return noneFound;
  const rows = (data.rows as readonly RowOf<C>[]).map(row);
  if (isPlaceholderData || typed !== settled) return bestOf(rows);
  // The server matched them, perhaps by hidden fields.
  const sure = rows.map((each) => ({ ...each, rank: Math.max(each.rank, ranks.typo) }));
  return { ...bestOf(sure), total: data.total };
}
