import type { SqlValue } from '../sqlite/sqlite';
import type { ColumnCondition, Conditions, Order, SetCondition } from './view-query';
import type { ViewTables } from './view-tables';

/*
 * SQLite plans without knowing how many rows a value has, and guesses badly for lists: it sorts 48,000 rows for a
 * page of 20, or walks 50,000 to find 15. The exact total is known before the page is read, so the choice is made
 * here and given to SQLite through its documented hint: a unary plus keeps an index from being used.
 */

/** SQL from FROM to the end of WHERE, with its parameters. The table of rows is `r`. */
export interface Source {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

/** What part of the matches is wanted: `skipped` in the order of the page, out of `total`. */
export interface Stretch {
  readonly skipped: number;
  readonly size: number;
  readonly total: number;
}

/** The matches, found from the smallest set or filter outwards; in no order. */
export function matches(tables: ViewTables, { columns, sets }: Conditions): Source {
  const [driving, ...others] = sets;
  const plain = columns.map(({ column, sql }) => sql(`r.${column}`));
  const where = whereClause([...plain, ...others.map(membership)]);
  if (driving === undefined) {
    return { sql: `FROM ${tables.rows} AS r ${where}`, parameters: parametersOf([...columns, ...others]) };
  }
  return {
    // CROSS JOIN fixes the order of the loops: members first, then their rows.
    sql: `FROM (${driving.members}) AS members CROSS JOIN ${tables.rows} AS r ON r.k = members.k ${where}`,
    parameters: parametersOf([driving, ...columns, ...others]),
  };
}

/**
 * A column as an operand of GROUP BY. SQLite would walk all entries of an index in its order and visit their rows for the
 * other conditions; only an index that answers them all is worth it.
 */
export function groupsOf(tables: ViewTables, { columns }: Conditions, column: string): string {
  const isWalked = tables.shape.indexes
    .map((index) => index.map((each) => `"${each}"`))
    .map((index) => index.slice(0, index.indexOf(column) + 1))
    .some((index) => index.length > 0 && columns.every((each) => index.includes(each.column)));
  return `${isWalked ? '' : '+'}r.${column}`;
}

/** The `k` of one page: matches first and then sorted, or read in the order of an index and tested. */
export function pageOfKeys(
  tables: ViewTables,
  conditions: Conditions,
  order: Order,
  stretch: Stretch,
  rows: number,
): Source {
  const prefix = orderedPrefix(tables, conditions, order);
  const used = usedBy(prefix ?? [], conditions, order);
  const limit = [stretch.size, stretch.skipped];
  if (prefix === null || !walksInOrder(conditions, used, stretch, rows)) {
    const { sql, parameters } = matches(tables, conditions);
    return {
      sql: `SELECT r.k ${sql} ${orderBy(order, '+r.')} LIMIT ? OFFSET ?`,
      parameters: [...parameters, ...limit],
    };
  }
  const tests = conditions.columns.map((condition) =>
    condition.sql(used.includes(condition) ? `r.${condition.column}` : `+r.${condition.column}`),
  );
  const where = whereClause([...tests, ...conditions.sets.map(membership)]);
  return {
    sql: `SELECT r.k FROM ${tables.rows} AS r ${where} ${orderBy(order, 'r.')} LIMIT ? OFFSET ?`,
    parameters: [...parametersOf([...conditions.columns, ...conditions.sets]), ...limit],
  };
}

/**
 * Walking an index in order meets a match every `rows / total` entries, or at every entry when the index holds just
 * the matches; the other way costs a visit to each match and a sort.
 */
function walksInOrder(
  { columns, sets }: Conditions,
  used: readonly ColumnCondition[],
  stretch: Stretch,
  rows: number,
) {
  const wanted = stretch.skipped + stretch.size;
  if (sets.length === 0 && used.length === columns.length) return true;
  const visits = wanted * (rows / stretch.total);
  // Every member of a set is looked up once before the walk begins.
  return visits + (sets.length > 0 ? stretch.total : 0) < stretch.total * 2;
}

/** The longest run of equal-to conditions that leads an index which goes on in the wanted order; `null` without one. */
function orderedPrefix(tables: ViewTables, conditions: Conditions, order: Order): readonly string[] | null {
  const equal = new Set(
    conditions.columns.filter(({ reach }) => reach === 'equal').map(({ column }) => column),
  );
  // The column of the ids has an index of its own.
  const indexes = [...tables.shape.indexes.map((columns) => columns.slice(0, -1)), ['id']];
  return indexes
    .map((columns) => columns.map((column) => `"${column}"`))
    .filter((columns) => columns.at(-1) === order.column)
    .map((columns) => columns.slice(0, -1))
    .filter((columns) => columns.every((column) => equal.has(column)))
    .reduce<readonly string[] | null>(
      (longest, columns) => (longest === null || columns.length > longest.length ? columns : longest),
      null,
    );
}

function usedBy(
  prefix: readonly string[],
  { columns }: Conditions,
  order: Order,
): readonly ColumnCondition[] {
  return columns.filter(
    ({ column, reach }) => prefix.includes(column) || (column === order.column && reach !== 'none'),
  );
}

function orderBy({ column, descending }: Order, operand: string): string {
  const direction = descending ? 'DESC' : 'ASC';
  return `ORDER BY ${operand}${column} ${direction}, ${operand}id ${direction}`;
}

function membership({ members }: SetCondition): string {
  return `+r.k IN (${members})`;
}

function whereClause(tests: readonly string[]): string {
  return tests.length === 0 ? '' : `WHERE ${tests.join(' AND ')}`;
}

function parametersOf(
  conditions: readonly { readonly parameters: readonly SqlValue[] }[],
): readonly SqlValue[] {
  return conditions.flatMap(({ parameters }) => parameters);
}
