import type { SqlValue } from '../sqlite/sqlite';
import { filterOf, refusalOf, sortOf, valueCheck, wordsAsked } from './view-declaration';
import { isList } from './view-shape';
import type { ViewTables } from './view-tables';
import type { Condition, Scalar, ViewFilter } from './view-store.port';

export interface ColumnCondition {
  readonly column: string;
  readonly reach: 'equal' | 'range' | 'none';
  readonly sql: (operand: string) => string;
  readonly parameters: readonly SqlValue[];
}

/** A condition answered by another table as a set of distinct `k`. */
export interface SetCondition {
  readonly members: string;
  readonly parameters: readonly SqlValue[];
}

export interface Conditions {
  readonly columns: readonly ColumnCondition[];
  readonly sets: readonly SetCondition[];
}

export interface Order {
  readonly column: string;
  readonly descending: boolean;
}

/** @throws UndeclaredQuery */
export function conditionsOf(tables: ViewTables, query: ViewFilter): Conditions {
  const columns: ColumnCondition[] = [];
  const sets: SetCondition[] = [];
  for (const [field, condition] of Object.entries(query.where ?? {})) {
    const made = conditionOn(tables, field, condition);
    made.forEach((each) => ('members' in each ? sets.push(each) : columns.push(each)));
  }
  return { columns, sets: [...sets, ...textConditions(tables, query)] };
}

/** Default: by id. @throws UndeclaredQuery */
export function orderOf(tables: ViewTables, sort: string | undefined): Order {
  const { column, descending } = sortOf(tables, sort);
  return { column: `"${column}"`, descending };
}

type Made = readonly (ColumnCondition | SetCondition)[];
type ToCell = (value: Scalar) => SqlValue;

function conditionOn(tables: ViewTables, field: string, condition: Condition): Made {
  const filter = filterOf(tables, field);
  const refusal = () => refusalOf(tables, field, condition);
  const checked = valueCheck(filter.kind, refusal);
  const cell = (value: Scalar) => {
    const plain = checked(value);
    return typeof plain === 'boolean' ? Number(plain) : plain;
  };
  const made = isList(filter.kind)
    ? listCondition(tables.list(field), condition, cell)
    : scalarCondition(`"f_${field}"`, condition, cell);
  if (made === null) throw refusal();
  return made;
}

function scalarCondition(column: string, condition: Condition, cell: ToCell): Made | null {
  const on = (reach: ColumnCondition['reach'], operator: string, parameters: readonly SqlValue[]) => ({
    column,
    reach,
    sql: (operand: string) => `${operand} ${operator}`,
    parameters,
  });
  const bound = (operator: string, value: Scalar | undefined) =>
    value === undefined ? [] : [on('range', operator, [cell(value)])];
  if ('eq' in condition) return [on('equal', '= ?', [cell(condition.eq)])];
  if ('in' in condition) {
    const cells = condition.in.map(cell);
    // One value is an equality, which an index can lead with.
    return [cells.length === 1 ? on('equal', '= ?', cells) : on('none', ...oneOf(cells))];
  }
  if ('exists' in condition) return [on('none', condition.exists ? 'IS NOT NULL' : 'IS NULL', [])];
  if (!('gte' in condition || 'lte' in condition)) return null;
  return [...bound('>= ?', condition.gte), ...bound('<= ?', condition.lte)];
}

function listCondition(table: string, condition: Condition, cell: ToCell): Made | null {
  const all = `SELECT DISTINCT k FROM ${table}`;
  if ('contains' in condition) {
    return [{ members: `SELECT k FROM ${table} WHERE value = ?`, parameters: [cell(condition.contains)] }];
  }
  if ('in' in condition) {
    const [operator, parameters] = oneOf(condition.in.map(cell));
    return [{ members: `${all} WHERE value ${operator}`, parameters }];
  }
  if (!('exists' in condition)) return null;
  if (condition.exists) return [{ members: all, parameters: [] }];
  return [{ column: 'k', reach: 'none', sql: (k) => `${k} NOT IN (${all})`, parameters: [] }];
}

/** Longer lists are one JSON parameter, to limit distinct statements. */
const maxInlineValues = 16;

function oneOf(cells: readonly SqlValue[]): [operator: string, parameters: readonly SqlValue[]] {
  const [first] = cells;
  if (first === undefined) return ['IN ()', []];
  if (cells.length > maxInlineValues) return ['IN (SELECT value FROM json_each(?))', [JSON.stringify(cells)]];
  const places = 2 ** Math.ceil(Math.log2(cells.length));
  const filled = [...cells, ...Array.from({ length: places - cells.length }, () => first)];
  return [`IN (${filled.map(() => '?').join(', ')})`, filled];
}

function textConditions(tables: ViewTables, { text = '', textOr }: ViewFilter): readonly SetCondition[] {
  const words = wordsAsked(tables, text);
  if (words === null) return [];
  if (words.length === 0) return [{ members: 'SELECT NULL AS k WHERE 0', parameters: [] }];
  const matching = (some: readonly string[]): SetCondition => ({
    members: `SELECT rowid AS k FROM ${tables.text} WHERE words MATCH ?`,
    parameters: [some.map((each) => `"${each}"*`).join(' ')],
  });
  const valuesOf = (each: string) => textOr?.values.get(each) ?? [];
  const textOnly = words.filter((each) => valuesOf(each).length === 0);
  const others = words
    .filter((each) => !textOnly.includes(each))
    .map((each) => either(tables, matching([each]), textOr?.field ?? '', valuesOf(each)));
  return textOnly.length === 0 ? others : [matching(textOnly), ...others];
}

function either(
  tables: ViewTables,
  set: SetCondition,
  field: string,
  values: readonly Scalar[],
): SetCondition {
  const refusal = () => refusalOf(tables, field, { in: values });
  const [operator, parameters] = oneOf(
    values.map(valueCheck(filterOf(tables, field).kind, refusal)) as SqlValue[],
  );
  return {
    members: `${set.members} UNION SELECT k FROM ${tables.rows} WHERE "f_${field}" ${operator}`,
    parameters: [...set.parameters, ...parameters],
  };
}
