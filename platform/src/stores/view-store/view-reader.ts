import type { Sqlite, SqlValue } from '../sqlite/sqlite';
import { filterOf, orderOf, whereSql } from './view-query';
import type { Sql } from './view-query';
import { isList } from './view-shape';
import type { ViewPage, ViewQuery } from './view-store.port';
import type { ViewTables } from './view-tables';

type Filtering = Pick<ViewQuery, 'where' | 'text'>;

/** @throws UndeclaredQuery */
export function countDocuments(database: Sqlite, tables: ViewTables, query: Filtering): number {
  return countWhere(database, tables, whereSql(tables, query));
}

/** @throws UndeclaredQuery */
export function countDocumentsBy(
  database: Sqlite,
  tables: ViewTables,
  field: string,
  query: Filtering,
): ReadonlyMap<string, number> {
  const filter = filterOf(tables, field);
  const where = whereSql(tables, query);
  const rows = isList(filter.kind)
    ? database.all<[SqlValue, number]>(
        `SELECT value, count(*) FROM ${tables.list(field)}
         WHERE k IN (SELECT k FROM ${tables.rows} WHERE ${where.sql}) GROUP BY value`,
        where.parameters,
      )
    : database.all<[SqlValue, number]>(
        `SELECT "f_${field}" AS value, count(*) FROM ${tables.rows}
         WHERE value IS NOT NULL AND ${where.sql} GROUP BY value`,
        where.parameters,
      );
  const name = (value: SqlValue) => (filter.kind === 'flag' ? String(value === 1) : String(value));
  return new Map(rows.map(([value, count]) => [name(value), count]));
}

/** One page and the exact total, both of the same state of the view. @throws UndeclaredQuery */
export function findDocuments<D>(database: Sqlite, tables: ViewTables, query: ViewQuery): ViewPage<D> {
  const where = whereSql(tables, query);
  const order = orderOf(tables, query.sort);
  return database.snapshot(() => {
    const total = countWhere(database, tables, where);
    const size = query.size === undefined || query.size < 0 ? total : query.size;
    const offset = ((query.page ?? 1) - 1) * size;
    if (offset >= total || size === 0) return { documents: [], total };
    const window = { offset, size: Math.min(size, total - offset), total };
    return { documents: pageOf<D>(database, tables, where, order, window), total };
  });
}

interface Order {
  readonly columns: readonly string[];
  readonly descending: boolean;
}
interface Window {
  readonly offset: number;
  readonly size: number;
  readonly total: number;
}

/** The later half of a list is read from its end, so that the last page costs what the first one does. */
function pageOf<D>(
  database: Sqlite,
  tables: ViewTables,
  where: Sql,
  order: Order,
  window: Window,
): readonly D[] {
  const fromEnd = window.offset > window.total / 2;
  const skipped = fromEnd ? window.total - window.offset - window.size : window.offset;
  const direction = order.descending === fromEnd ? 'ASC' : 'DESC';
  const by = order.columns.map((column) => `${column} ${direction}`).join(', ');
  const rows = database.all<[string]>(
    `SELECT document FROM (SELECT k FROM ${tables.rows} WHERE ${where.sql} ORDER BY ${by} LIMIT ? OFFSET ?) AS page
     CROSS JOIN ${tables.documents} AS stored ON stored.k = page.k`,
    [...where.parameters, window.size, skipped],
  );
  const documents = rows.map(([document]) => JSON.parse(document) as D);
  return fromEnd ? documents.reverse() : documents;
}

function countWhere(database: Sqlite, tables: ViewTables, where: Sql): number {
  const [total] = database.get<[number]>(
    `SELECT count(*) FROM ${tables.rows} WHERE ${where.sql}`,
    where.parameters,
  ) ?? [0];
  return total;
}
