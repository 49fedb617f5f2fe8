import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The input of a list query, as `listInput` of the contracts takes it. */
export interface ListInput {
  readonly page: number;
  /** Rows per page; -1 for all. */
  readonly size: number;
  /** `field` or `-field`; undefined is the list's own order. */
  readonly sort?: string;
  readonly q?: string;
}

/** What any table needs to know and do about its list, whatever its filters. */
export interface ListState {
  readonly input: ListInput;
  /** Columns that were put away. */
  readonly hidden: readonly string[];
  /** Something narrows the list. */
  readonly isNarrowed: boolean;
  readonly setPage: (page: number, size: number) => void;
  readonly setSort: (sort: string | undefined) => void;
  /** Empty text takes the search away. Typing does not fill the history. */
  readonly search: (term: string) => void;
  readonly hide: (columns: readonly string[]) => void;
  /** Takes search and filters away. */
  readonly clear: () => void;
}

/** The state of a list, kept in the address: copied it shows the same, Back goes back (U6). */
export interface ListUrl<Filter extends string = never> extends ListState {
  readonly input: ListInput & Partial<Readonly<Record<Filter, string>>>;
  readonly filters: Partial<Readonly<Record<Filter, string>>>;
  /** Several values are comma-separated; empty takes the filter away. */
  readonly filter: (name: Filter, value: string) => void;
}

interface ListUrlOptions<Filter extends string> {
  readonly defaultSize: number;
  readonly filters?: readonly Filter[];
}

type Change = Readonly<Record<string, string | number | undefined>>;

const none: readonly never[] = [];
const wholeNumber = (text: string | null, otherwise: number) =>
  text !== null && /^-?\d+$/.test(text) ? Number(text) : otherwise;

function read<Filter extends string>(
  search: URLSearchParams,
  filters: readonly Filter[],
  defaultSize: number,
) {
  const chosen = Object.fromEntries(
    filters.map((name) => [name, search.get(name) ?? '']).filter(([, value]) => value !== ''),
  ) as Partial<Record<Filter, string>>;
  const input = {
    page: Math.max(1, wholeNumber(search.get('page'), 1)),
    size: wholeNumber(search.get('size'), defaultSize),
    sort: search.get('sort') ?? undefined,
    q: search.get('q') ?? undefined,
    ...chosen,
  };
  const hidden = search.get('hide')?.split(',').filter(Boolean) ?? none;
  return {
    input,
    filters: chosen,
    hidden,
    isNarrowed: input.q !== undefined || Object.keys(chosen).length > 0,
  };
}

/** Keeps page, size, sort, search, filters and hidden columns of a list in the address. */
export function useListUrl<Filter extends string = never>(options: ListUrlOptions<Filter>): ListUrl<Filter> {
  const { defaultSize, filters = none } = options;
  const [search, setSearch] = useSearchParams();

  const change = useCallback(
    (changes: Change, replace = false) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === undefined || value === '') after.delete(name);
            else after.set(name, String(value));
          }
          return after;
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch],
  );

  return useMemo(() => {
    const leaveOutDefault = (size: number) => (size === defaultSize ? undefined : size);
    return {
      ...read(search, filters, defaultSize),
      setPage: (page, size) => change({ page: page === 1 ? undefined : page, size: leaveOutDefault(size) }),
      setSort: (sort) => change({ sort, page: undefined }),
      search: (term) => change({ q: term, page: undefined }, true),
      filter: (name, value) => change({ [name]: value, page: undefined }),
      hide: (columns) => change({ hide: columns.join(',') }, true),
      clear: () =>
        change({ q: undefined, page: undefined, ...Object.fromEntries(filters.map((name) => [name, ''])) }),
    };
  }, [search, filters, defaultSize, change]);
}
