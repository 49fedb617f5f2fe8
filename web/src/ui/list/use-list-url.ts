import { useMemo } from 'react';
import { useAddress } from './use-address';

export interface ListInput {
  readonly page: number;
  /** Rows per page; -1 for all. */
  readonly size: number;
  /** Undefined: the list's own order. */
  readonly sort?: string;
  readonly q?: string;
}

export interface ColumnLayout {
  readonly hidden: readonly string[];
  /** Fields from left to right; empty: as declared. */
  readonly order: readonly string[];
  /** Pixels. */
  readonly widths: Readonly<Record<string, number>>;
}

export interface ListState extends ColumnLayout {
  readonly input: ListInput;
  /** Beyond `opensWith`. */
  readonly isNarrowed: boolean;
  readonly setPage: (page: number, size: number) => void;
  readonly setSort: (sort: string | undefined) => void;
  /** Empty text ends the search. Adds no step to the history. */
  readonly search: (term: string) => void;
  readonly arrange: (layout: Partial<ColumnLayout>) => void;
  readonly clear: () => void;
  /** Also without `opensWith`. */
  readonly showAll: () => void;
}

/** U6 */
export interface ListUrl<Filter extends string = never> extends ListState {
  readonly input: ListInput & Partial<Readonly<Record<Filter, string>>>;
  readonly filters: Partial<Readonly<Record<Filter, string>>>;
  /** Comma-separated values; empty removes the filter. */
  readonly filter: (name: Filter, value: string) => void;
  /** One step of the history. */
  readonly narrow: (values: Partial<Readonly<Record<Filter, string>>>) => void;
}

/** Defaults. */
export interface OpensWith<Filter extends string> {
  readonly sort?: string;
  readonly filters?: Partial<Readonly<Record<Filter, string>>>;
  /** A search keeps the filters. */
  readonly holdsSearch?: boolean;
}

interface ListUrlOptions<Filter extends string> {
  readonly defaultSize: number;
  readonly filters?: readonly Filter[];
  readonly opensWith?: OpensWith<Filter>;
}

const none: readonly never[] = [];
const without = { q: undefined, page: undefined };
const wholeNumber = (text: string | null, otherwise: number) =>
  text !== null && /^-?\d+$/.test(text) ? Number(text) : otherwise;

const namesIn = (text: string | null) => text?.split(',').filter(Boolean) ?? none;
/** `name:240,city:120` */
const widthsIn = (text: string | null) =>
  Object.fromEntries(
    namesIn(text).flatMap((each) => {
      const [field = '', width] = each.split(':');
      return Number(width) > 0 ? [[field, Number(width)] as const] : [];
    }),
  );

export const layoutIn = (search: URLSearchParams): ColumnLayout => ({
  hidden: namesIn(search.get('hide')),
  order: namesIn(search.get('columns')),
  widths: widthsIn(search.get('widths')),
});

function chosenIn<Filter extends string>(search: URLSearchParams, options: ListUrlOptions<Filter>) {
  const { filters = none, opensWith = {} } = options;
  const chosen = filters.map((name) => [name, search.get(name) ?? opensWith.filters?.[name] ?? ''] as const);
  return Object.fromEntries(chosen.filter(([, value]) => value !== '')) as Partial<Record<Filter, string>>;
}

function read<Filter extends string>(search: URLSearchParams, options: ListUrlOptions<Filter>) {
  const { filters = none, defaultSize } = options;
  const isEverywhere = search.has('q') && options.opensWith?.holdsSearch !== true;
  const opensWith = isEverywhere ? undefined : options.opensWith;
  const chosen = chosenIn(search, { ...options, opensWith });
  const input = {
    page: Math.max(1, wholeNumber(search.get('page'), 1)),
    size: wholeNumber(search.get('size'), defaultSize),
    sort: search.get('sort') ?? opensWith?.sort,
    q: search.get('q') ?? undefined,
    ...chosen,
  };
  const isNarrowed = ['q', ...filters].some((name) => Boolean(search.get(name)));
  return { input, filters: chosen, ...layoutIn(search), isNarrowed };
}

export const layoutParameters = ({ hidden, order, widths }: Partial<ColumnLayout>) => {
  const orNothing = (values: readonly string[]) => (values.length === 0 ? undefined : values.join(','));
  return {
    ...(hidden && { hide: orNothing(hidden) }),
    ...(order && { columns: orNothing(order) }),
    ...(widths && { widths: orNothing(Object.entries(widths).map(([field, width]) => `${field}:${width}`)) }),
  };
};

export function useListUrl<Filter extends string = never>(options: ListUrlOptions<Filter>): ListUrl<Filter> {
  const { defaultSize, filters = none, opensWith } = options;
  const { search, change } = useAddress();
  return useMemo(() => {
    const leaveOutDefault = (size: number) => (size === defaultSize ? undefined : size);
    const orNothing = (value: string) => (value === '' ? undefined : value);
    const kept = (name: Filter, value: string) =>
      opensWith?.filters?.[name] === undefined ? orNothing(value) : value;
    const narrow = (values: Partial<Readonly<Record<string, string>>>) => {
      const all = Object.entries(values).map(([name, value = '']) => [name, kept(name as Filter, value)]);
      change({ ...Object.fromEntries(all), page: undefined });
    };
    return {
      ...read(search, { defaultSize, filters, opensWith }),
      setPage: (page, size) => change({ page: page === 1 ? undefined : page, size: leaveOutDefault(size) }),
      setSort: (sort) => change({ sort, page: undefined }),
      search: (term) => change({ q: orNothing(term), page: undefined }, true),
      narrow,
      filter: (name, value) => narrow({ [name]: value }),
      arrange: (layout) => change(layoutParameters(layout), true),
      clear: () => change({ ...without, ...Object.fromEntries(filters.map((name) => [name, undefined])) }),
      showAll: () =>
        change({ ...without, ...Object.fromEntries(filters.map((name) => [name, kept(name, '')])) }),
    };
  }, [search, filters, defaultSize, opensWith, change]);
}
