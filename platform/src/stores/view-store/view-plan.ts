import type { SqlValue } from '../sqlite/sqlite';
import type { ColumnCondition, Conditions, Order, SetCondition } from './view-query';
import type { ViewTables } from './view-tables';

/*
 * SQLite guesses row counts badly: it sorts 48,000 rows for a page of 20, or scans 50,000 to find 15.
 * With the known total the plan is forced by unary plus, a documented hint against an index.
 */

/** SQL from FROM to WHERE; the rows are `r`. */
export interface Source {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

export interface Stretch {
  readonly skipped: number;
  readonly size: number;
  readonly total: number;
}

/** Unordered, from the smallest set or filter outwards. */
export function matches(tables: ViewTables, { columns, sets }: Conditions): Source {
  const [driving, ...others] = sets;
  const plain = columns.map(({ column, sql }) => sql(`r.${column}`));
  const where = whereClause([...plain, ...others.map(membership)]);
  if (driving === undefined) {
    return { sql: `FROM ${tables.rows} AS r ${where}`, parameters: parametersOf([...columns, ...others]) };
  }
  return {
    // CROSS JOIN fixes the loop order: members first.
    sql: `FROM (${driving.members}) AS members CROSS JOIN ${tables.rows} AS r ON r.k = members.k ${where}`,
    parameters: parametersOf([driving, ...columns, ...others]),
  };
}

/** Unary plus without a covering index: SQLite would visit the row of each entry. */
export function groupsOf(tables: ViewTables, { columns }: Conditions, column: string): string {
  const isWalked = tables.shape.indexes
    .map((index) => index.map((each) => `"${each}"`))
    .map((index) => index.slice(0, index.indexOf(column) + 1))
    .some((index) => index.length > 0 && columns.every((each) => index.includes(each.column)));
  return `${isWalked ? '' : '+'}r.${column}`;
}

/** `k` of one page: matches sorted, or an index scan with tests. */
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

/** An index scan has a match every `rows / total` entries; else all matches are visited and sorted. */
function walksInOrder(
  { columns, sets }: Conditions,
  used: readonly ColumnCondition[],
  stretch: Stretch,
  rows: number,
) {
  const requested = stretch.skipped + stretch.size;
  if (sets.length === 0 && used.length === columns.length) return true;
  const visits = requested * (rows / stretch.total);
  return visits + (sets.length > 0 ? stretch.total : 0) < stretch.total * 2;
}

/** Longest run of equality conditions leading an index in the wanted order, or `null`. */
function orderedPrefix(tables: ViewTables, conditions: Conditions, order: Order): readonly string[] | null {
  const equal = new Set(
    conditions.columns.filter(({ reach }) => reach === 'equal').map(({ column }) => column),
  );
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
