import { LRUCache } from 'lru-cache';
import type { Sqlite, SqlValue } from '../sqlite/sqlite';

type Row = readonly SqlValue[];

export interface Counts {
  rows<R extends Row>(sql: string, parameters: readonly SqlValue[]): readonly R[];
}

const maxCounts = 500;

/** Until the file changes: exact totals over ten thousands of rows cost milliseconds. */
export class CachedCounts implements Counts {
  readonly #known = new LRUCache<string, readonly Row[]>({ max: maxCounts });
  #version: number | undefined;

  /** @param database read-only: SQLite reports commits of other connections only */
  constructor(private readonly database: Sqlite) {}

  rows<R extends Row>(sql: string, parameters: readonly SqlValue[]): readonly R[] {
    this.#dropStale();
    const asked = JSON.stringify([sql, ...parameters]);
    const known = this.#known.get(asked);
    if (known !== undefined) return known as readonly R[];
    const counted = this.database.all<R>(sql, parameters);
    this.#known.set(asked, counted);
    return counted;
  }

  #dropStale(): void {
    const version = this.database.othersVersion;
    if (version !== this.#version) this.#known.clear();
    this.#version = version;
  }
}

/** Uncached, for connections that also write, as in `:memory:`. */
export const uncachedCounts = (database: Sqlite): Counts => ({
  rows: (sql, parameters) => database.all(sql, parameters),
});
