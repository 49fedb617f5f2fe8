import { LRUCache } from 'lru-cache';
import type { Sqlite, SqlValue } from '../sqlite/sqlite';

type Row = readonly SqlValue[];

/** Answers counting statements. */
export interface Counts {
  rows<R extends Row>(sql: string, parameters: readonly SqlValue[]): readonly R[];
}

/** Answers kept; more than the lists that people look at between two writes. */
const kept = 500;

/**
 * Cached counts, valid until the file changes: an exact total over tens of thousands of rows costs a millisecond or
 * more.
 */
export class RememberedCounts implements Counts {
  readonly #known = new LRUCache<string, readonly Row[]>({ max: kept });
  #version: number | undefined;

  /**
   * @param database a connection that only reads: SQLite tells it that others have committed, not that it has itself
   */
  constructor(private readonly database: Sqlite) {}

  rows<R extends Row>(sql: string, parameters: readonly SqlValue[]): readonly R[] {
    this.#forgetWhatMayHaveChanged();
    const asked = JSON.stringify([sql, ...parameters]);
    const known = this.#known.get(asked);
    if (known !== undefined) return known as readonly R[];
    const counted = this.database.all<R>(sql, parameters);
    this.#known.set(asked, counted);
    return counted;
  }

  #forgetWhatMayHaveChanged(): void {
    const version = this.database.othersVersion;
    if (version !== this.#version) this.#known.clear();
    this.#version = version;
  }
}

/** Where a connection also writes, as in a database in memory: nothing is kept. */
export const countingAnew = (database: Sqlite): Counts => ({
  rows: (sql, parameters) => database.all(sql, parameters),
});
