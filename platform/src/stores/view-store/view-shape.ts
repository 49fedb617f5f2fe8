import { type FieldKind, sizesApart, type ViewContract } from '@portal/contracts';
import type { SqlValue } from '../sqlite/sqlite';
import { sortKey } from './sort-key';
import type { Document } from './view-store.port';

export type ListKind = Extract<FieldKind, `${string}-list`>;
export type ScalarKind = Exclude<FieldKind, ListKind>;

export interface ShapeColumn {
  readonly name: string;
  readonly declaration: string;
  readonly cell: (document: Document) => SqlValue;
}

export type Filter =
  | { readonly kind: ScalarKind; readonly column: string }
  | { readonly kind: ListKind; readonly field: string };

export interface ViewShape {
  readonly columns: readonly ShapeColumn[];
  readonly filters: ReadonlyMap<string, Filter>;
  readonly sorts: ReadonlyMap<string, string>;
  readonly lists: readonly string[];
  readonly text: readonly string[];
  readonly indexes: readonly (readonly string[])[];
}

const affinity: Readonly<Record<ScalarKind, string>> = { text: 'TEXT', number: 'NUMERIC', flag: 'INTEGER' };

export function shapeOf(view: ViewContract): ViewShape {
  const filters = filtersOf(view);
  const scalars = Object.entries(view.filters).filter((entry): entry is [string, ScalarKind] =>
    isScalar(entry[1]),
  );
  const sortOnly = view.sorts.filter((field) => !isScalar(kindOf(view, field)));
  const sorts = new Map(
    view.sorts.map((field) => [field, sortOnly.includes(field) ? `s_${field}` : `f_${field}`]),
  );
  return {
    columns: [
      ...scalars.map(([field, kind]) => filterColumn(field, kind)),
      ...sortOnly.map((field) => sortColumn(field)),
    ],
    filters,
    sorts,
    lists: Object.keys(view.filters).filter((field) => isList(kindOf(view, field))),
    text: view.text ?? [],
    indexes: indexesOf(view, sorts),
  };
}

export function isList(kind: FieldKind | undefined): kind is ListKind {
  return kind === 'text-list' || kind === 'number-list';
}

/** Values of a list field; may be empty. */
export function listOf(document: Document, field: string): readonly (string | number)[] {
  const value = document[field];
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) throw new TypeError(`field ${field} is not a list`);
  return [...new Set(value as (string | number)[])];
}

/** Searchable text, one line per field; sizes are normalised. */
export function textOf(document: Document, fields: readonly string[]): string {
  return sizesApart(fields.map((field) => [document[field]].flat().join(' ')).join('\n'));
}

function isScalar(kind: FieldKind | undefined): kind is ScalarKind {
  return kind !== undefined && !isList(kind);
}

function kindOf(view: ViewContract, field: string): FieldKind | undefined {
  return view.filters[field];
}

function filtersOf(view: ViewContract): ReadonlyMap<string, Filter> {
  return new Map(
    Object.entries(view.filters).flatMap(([field, kind]): [string, Filter][] => {
      if (kind === undefined) return [];
      return [[field, isList(kind) ? { kind, field } : { kind, column: `f_${field}` }]];
    }),
  );
}

/** Ends with the id as tie-breaker: pages are read without sorting. */
const indexesOf = (view: ViewContract, sorts: ReadonlyMap<string, string>) =>
  (view.indexes ?? []).map((fields) => [...fields.map((field) => sorts.get(field) ?? `f_${field}`), 'id']);

function filterColumn(field: string, kind: ScalarKind): ShapeColumn {
  const expected = { text: 'string', number: 'number', flag: 'boolean' }[kind];
  return {
    name: `f_${field}`,
    declaration: affinity[kind],
    cell: (document) => {
      const value = document[field];
      if (value === null || value === undefined) return null;
      if (typeof value !== expected) throw new TypeError(`field ${field} is not a ${kind}`);
      return plainCell(value);
    },
  };
}

function sortColumn(field: string): ShapeColumn {
  return {
    name: `s_${field}`,
    declaration: '',
    cell: (document) => {
      const value = document[field];
      return typeof value === 'string' ? sortKey(value) : plainCell(value);
    },
  };
}

function plainCell(value: unknown): SqlValue {
  if (typeof value === 'string' || typeof value === 'number') return value;
  return typeof value === 'boolean' ? Number(value) : null;
}
