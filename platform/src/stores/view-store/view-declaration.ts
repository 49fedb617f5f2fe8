import { sizesApart, type ViewContract } from '@portal/contracts';
import type { Filter, ViewShape } from './view-shape';
import { type Condition, type Scalar, UndeclaredQuery } from './view-store.port';

/*
 * What a query may name, the same for every adapter: fields, sorts and values as the view declares them. What passes
 * here is a plain value of the declared type and nothing that a database could take for an operator.
 */

/** A view and what is stored of it beside its documents. */
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

/** The declared filter of that name. @throws UndeclaredQuery */
export function filterOf({ view, shape }: DeclaredView, field: string): Filter {
  const filter = shape.filters.get(field);
  if (filter === undefined) throw new UndeclaredQuery(view.name, `the filter "${field}"`);
  return filter;
}

/** The column that `sort` names, and its direction; the id without it. @throws UndeclaredQuery */
export function sortOf({ view, shape }: DeclaredView, sort: string | undefined) {
  if (sort === undefined) return { column: 'id', descending: false };
  const descending = sort.startsWith('-');
  const column = shape.sorts.get(descending ? sort.slice(1) : sort);
  if (column === undefined) throw new UndeclaredQuery(view.name, `the sort "${sort}"`);
  return { column, descending };
}

/** How a condition on a field that asks what the field does not answer is refused. */
export const refusalOf = ({ view }: DeclaredView, field: string, condition: Condition) =>
  new UndeclaredQuery(view.name, `${JSON.stringify(condition)} on "${field}"`);

/**
 * Lets values of the filter's type through. Also keeps a condition whose value went missing from silently matching
 * everything.
 */
export function valueCheck(kind: Filter['kind'], refusal: () => UndeclaredQuery): (value: Scalar) => Scalar {
  return (value) => {
    if (typeof value !== valueTypes[kind]) throw refusal();
    return value;
  };
}

/** Letters, digits and their accents; whatever else was typed separates words and never reaches a search syntax. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

export const wordsIn = (text: string): readonly string[] => text.match(word) ?? [];

/**
 * The words that a `text` asks for: `null` where none was typed, none where signs alone were, which nothing has.
 * @throws UndeclaredQuery
 */
export function wordsAsked({ view, shape }: DeclaredView, text: string): readonly string[] | null {
  if (text.trim() === '') return null;
  if (shape.text.length === 0) throw new UndeclaredQuery(view.name, 'any text fields');
  return wordsIn(sizesApart(text));
}
