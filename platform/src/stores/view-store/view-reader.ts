import type { Sqlite, SqlValue } from '../sqlite/sqlite';
import { groupsOf, matches, pageOfKeys, type Stretch } from './view-plan';
import { type Conditions, conditionsOf, type Order, orderOf } from './view-query';
import type { Counts } from './view-counts';
import { filterOf } from './view-declaration';
import { isList } from './view-shape';
import type { ViewFilter, ViewPage, ViewQuery } from './view-store.port';
import type { ViewTables } from './view-tables';

/** @throws UndeclaredQuery */
export function countDocuments(counts: Counts, tables: ViewTables, query: ViewFilter): number {
  return countMatches(counts, tables, conditionsOf(tables, query));
}

/** @throws UndeclaredQuery */
export function countDocumentsBy(
  counts: Counts,
  tables: ViewTables,
  field: string,
  query: ViewFilter,
): ReadonlyMap<string, number> {
  const filter = filterOf(tables, field);
  const conditions = conditionsOf(tables, query);
  const source = matches(tables, conditions);
  const sql = isList(filter.kind)
    ? `SELECT value, count(*) FROM ${tables.list(field)} WHERE k IN (SELECT r.k ${source.sql}) GROUP BY value`
    : `SELECT r."f_${field}", count(*) ${source.sql} GROUP BY ${groupsOf(tables, conditions, `"f_${field}"`)}`;
  const name = (value: SqlValue) => (filter.kind === 'flag' ? String(value === 1) : String(value));
  const counted = counts.rows<[SqlValue, number]>(sql, source.parameters).filter(([value]) => value !== null);
  return new Map(counted.map(([value, count]) => [name(value), count]));
}

/** Page and exact total of one state. @throws UndeclaredQuery */
export function findDocuments<D>(
  database: Sqlite,
  counts: Counts,
  tables: ViewTables,
  query: ViewQuery,
): ViewPage<D> {
  const conditions = conditionsOf(tables, query);
  const order = orderOf(tables, query.sort);
  return database.snapshot(() => {
    const { uncounted, size: first = 0 } = query;
    if (uncounted && first > 0) {
      const stretch = { skipped: 0, size: first, total: first };
      const documents = readStretch<D>(database, tables, conditions, order, stretch);
      return { documents, total: documents.length };
    }
    const total = countMatches(counts, tables, conditions);
    const size = query.size === undefined || query.size < 0 ? total : query.size;
    const skipped = ((query.page ?? 1) - 1) * size;
    if (skipped >= total || size === 0) return { documents: [], total };
    const stretch = { skipped, size: Math.min(size, total - skipped), total };
    return { documents: readPage<D>(database, tables, conditions, order, stretch), total };
  });
}

/** Later halves are read from the end: the last page is as fast as the first. */
function readPage<D>(
  database: Sqlite,
  tables: ViewTables,
  conditions: Conditions,
  order: Order,
  stretch: Stretch,
): readonly D[] {
  const { skipped, size, total } = stretch;
  if (skipped <= total / 2) return readStretch<D>(database, tables, conditions, order, stretch);
  const reversed = { column: order.column, descending: !order.descending };
  const fromEnd = { skipped: total - skipped - size, size, total };
  return readStretch<D>(database, tables, conditions, reversed, fromEnd).reverse();
}

function readStretch<D>(
  database: Sqlite,
  tables: ViewTables,
  conditions: Conditions,
  order: Order,
  stretch: Stretch,
): D[] {
  const page = pageOfKeys(tables, conditions, order, stretch, roughSize(database, tables));
  return database
    .all<[string]>(
      `SELECT document FROM (${page.sql}) AS page CROSS JOIN ${tables.documents} AS stored ON stored.k = page.k`,
      page.parameters,
    )
    .map(([document]) => JSON.parse(document) as D);
}

function countMatches(counts: Counts, tables: ViewTables, conditions: Conditions): number {
  const { sql, parameters } = matches(tables, conditions);
  return counts.rows<[number]>(`SELECT count(*) ${sql}`, parameters)[0]?.[0] ?? 0;
}

/** Estimated size without a count, for choosing a plan. */
function roughSize(database: Sqlite, tables: ViewTables): number {
  return database.get<[number | null]>(`SELECT max(k) FROM ${tables.rows}`)?.[0] ?? 0;
}
