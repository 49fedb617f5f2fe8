import { LRUCache } from 'lru-cache';
import type { Sqlite } from '../sqlite/sqlite';
import type { Stored } from './view-writes';

/** More than a batch of events concerns. */
const kept = 5_000;

/**
 * Rows as they were when a connection read their documents: whoever reads a document to change it does not look the row
 * up again. Valid until anybody commits.
 */
export class RowsRead {
  readonly #rows = new LRUCache<string, { readonly stored: Stored | null }>({ max: kept });
  #version: number | undefined;

  constructor(private readonly database: Sqlite) {}

  /** To be called before rows are remembered or used. */
  forgetWhatMayHaveChanged(): void {
    const version = this.database.othersVersion;
    if (version !== this.#version) this.#rows.clear();
    this.#version = version;
  }

  remember(view: string, id: string, stored: Stored | null): void {
    this.#rows.set(`${view} ${id}`, { stored });
  }

  /** For a write, once: it leaves another row. @returns `undefined` for one that was not read */
  take(view: string, id: string): Stored | null | undefined {
    const key = `${view} ${id}`;
    const stored = this.#rows.get(key)?.stored;
    this.#rows.delete(key);
    return stored;
  }

  /** This connection is about to write. */
  forget(): void {
    this.#rows.clear();
  }
}
