import { sizesApart, type ViewContract } from '@portal/contracts';
import type { Filter, ViewShape } from './view-shape';
import { type Condition, type Scalar, UndeclaredQuery } from './view-store.port';

/* Validates queries for every adapter: declared names and plain values, never operators. */

export interface DeclaredView {
  readonly view: ViewContract;
  readonly shape: ViewShape;
}

const valueTypes: Readonly<Record<Filter['kind'], string>> = {
  text: 'string',
  'text-list': 'string',
  number: 'number',
  'number-list': 'number',
  flag: 'boolean',
};

/** @throws UndeclaredQuery */
export function filterOf({ view, shape }: DeclaredView, field: string): Filter {
  const filter = shape.filters.get(field);
  if (filter === undefined) throw new UndeclaredQuery(view.name, `the filter "${field}"`);
  return filter;
}

/** Column and direction; default by id. @throws UndeclaredQuery */
export function sortOf({ view, shape }: DeclaredView, sort: string | undefined) {
  if (sort === undefined) return { column: 'id', descending: false };
  const descending = sort.startsWith('-');
  const column = shape.sorts.get(descending ? sort.slice(1) : sort);
  if (column === undefined) throw new UndeclaredQuery(view.name, `the sort "${sort}"`);
  return { column, descending };
}

/** A condition that the field does not support. */
export const refusalOf = ({ view }: DeclaredView, field: string, condition: Condition) =>
  new UndeclaredQuery(view.name, `${JSON.stringify(condition)} on "${field}"`);

/** Checks types; a missing value must not match everything. */
export function valueCheck(kind: Filter['kind'], refusal: () => UndeclaredQuery): (value: Scalar) => Scalar {
  return (value) => {
    if (typeof value !== valueTypes[kind]) throw refusal();
    return value;
  };
}

/** Letters and digits with accents; anything else separates words. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

export const wordsIn = (text: string): readonly string[] => text.match(word) ?? [];

/**
 * Words of `text`: `null` for blank, empty for signs only, which match nothing.
 * @throws UndeclaredQuery
 */
export function wordsAsked({ view, shape }: DeclaredView, text: string): readonly string[] | null {
  if (text.trim() === '') return null;
  if (shape.text.length === 0) throw new UndeclaredQuery(view.name, 'any text fields');
  return wordsIn(sizesApart(text));
}
