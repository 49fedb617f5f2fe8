import type { SqlValue } from '../sqlite/sqlite';
import type { Filter } from './view-shape';
import { isList } from './view-shape';
import type { ViewTables } from './view-tables';
import type { Condition, Scalar, ViewQuery } from './view-store.port';
import { UndeclaredQuery } from './view-store.port';

/** SQL with its parameters. */
export interface Sql {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

const everything: Sql = { sql: '1', parameters: [] };
const nothing: Sql = { sql: '0', parameters: [] };
/** Longer lists of values travel as one JSON parameter, so that the number of different statements stays small. */
const spelledOut = 16;

/** The condition that a query's `where` and `text` come to. @throws UndeclaredQuery */
export function whereSql(tables: ViewTables, query: Pick<ViewQuery, 'where' | 'text'>): Sql {
  const conditions = Object.entries(query.where ?? {}).map(([field, condition]) =>
    conditionSql(tables, field, condition),
  );
  return allOf([...conditions, textSql(tables, query.text ?? '')]);
}

/** The column and direction that `sort` names; by id without it. @throws UndeclaredQuery */
export function orderOf(
  tables: ViewTables,
  sort: string | undefined,
): { columns: readonly string[]; descending: boolean } {
  if (sort === undefined) return { columns: ['id'], descending: false };
  const descending = sort.startsWith('-');
  const column = tables.shape.sorts.get(descending ? sort.slice(1) : sort);
  if (column === undefined) throw new UndeclaredQuery(tables.view.name, `the sort "${sort}"`);
  return { columns: [`"${column}"`, 'id'], descending };
}

/** The declared filter of that name. @throws UndeclaredQuery */
export function filterOf(tables: ViewTables, field: string): Filter {
  const filter = tables.shape.filters.get(field);
  if (filter === undefined) throw new UndeclaredQuery(tables.view.name, `the filter "${field}"`);
  return filter;
}

function conditionSql(tables: ViewTables, field: string, condition: Condition): Sql {
  const filter = filterOf(tables, field);
  const refuse = () => new UndeclaredQuery(tables.view.name, `${JSON.stringify(condition)} on "${field}"`);
  const cell = (value: Scalar) => {
    if (typeof value !== valueTypes[filter.kind]) throw refuse();
    return typeof value === 'boolean' ? Number(value) : value;
  };
  const made = isList(filter.kind)
    ? listCondition(tables.list(field), condition, cell)
    : scalarCondition(`"f_${field}"`, condition, cell);
  if (made === null) throw refuse();
  return made;
}

const valueTypes: Readonly<Record<Filter['kind'], string>> = {
  text: 'string',
  'text-list': 'string',
  number: 'number',
  'number-list': 'number',
  flag: 'boolean',
};

type ToCell = (value: Scalar) => SqlValue;

function scalarCondition(column: string, condition: Condition, cell: ToCell): Sql | null {
  if ('eq' in condition) return { sql: `${column} = ?`, parameters: [cell(condition.eq)] };
  if ('in' in condition) return oneOf(column, condition.in.map(cell));
  if ('exists' in condition)
    return { sql: `${column} IS ${condition.exists ? 'NOT ' : ''}NULL`, parameters: [] };
  if ('gte' in condition || 'lte' in condition) {
    const { gte, lte } = condition;
    return allOf([
      gte === undefined ? everything : { sql: `${column} >= ?`, parameters: [cell(gte)] },
      lte === undefined ? everything : { sql: `${column} <= ?`, parameters: [cell(lte)] },
    ]);
  }
  return null;
}

function listCondition(table: string, condition: Condition, cell: ToCell): Sql | null {
  if ('contains' in condition)
    return holding(table, { sql: 'value = ?', parameters: [cell(condition.contains)] });
  if ('in' in condition) return holding(table, oneOf('value', condition.in.map(cell)));
  if ('exists' in condition) {
    const some = holding(table, everything);
    return condition.exists ? some : { ...some, sql: `NOT ${some.sql}` };
  }
  return null;
}

function holding(table: string, value: Sql): Sql {
  return { sql: `k IN (SELECT k FROM ${table} WHERE ${value.sql})`, parameters: value.parameters };
}

function oneOf(column: string, cells: readonly SqlValue[]): Sql {
  const [first] = cells;
  if (first === undefined) return nothing;
  if (cells.length > spelledOut) {
    return { sql: `${column} IN (SELECT value FROM json_each(?))`, parameters: [JSON.stringify(cells)] };
  }
  // Filled up to the next power of two with a value that is there anyway: few statements serve every length.
  const places = 2 ** Math.ceil(Math.log2(cells.length));
  const filled = [...cells, ...Array.from({ length: places - cells.length }, () => first)];
  return { sql: `${column} IN (${filled.map(() => '?').join(', ')})`, parameters: filled };
}

/** Letters, digits and their accents; whatever else was typed separates words and never reaches the search syntax. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

function textSql(tables: ViewTables, text: string): Sql {
  if (text.trim() === '') return everything;
  if (tables.shape.text.length === 0) throw new UndeclaredQuery(tables.view.name, 'any text fields');
  const words = text.match(word) ?? [];
  if (words.length === 0) return everything;
  return {
    sql: `k IN (SELECT rowid FROM ${tables.text} WHERE words MATCH ?)`,
    parameters: [words.map((each) => `"${each}"*`).join(' ')],
  };
}

function allOf(conditions: readonly Sql[]): Sql {
  const real = conditions.filter((condition) => condition !== everything);
  if (real.length === 0) return everything;
  return {
    sql: real.map(({ sql }) => sql).join(' AND '),
    parameters: real.flatMap(({ parameters }) => parameters),
  };
}
