import { LRUCache } from 'lru-cache';
import type { Sqlite } from '../sqlite/sqlite';
import type { KnownRow } from './view-writes';

/** JSON characters of cached documents; decoded, several times as much. */
const maxCharacters = 8 * 1024 * 1024;
const maxRowCharacters = 256 * 1024;

/** Last writer of each view. */
export const createWriterTable = (database: Sqlite): void =>
  database.exec(
    'CREATE TABLE IF NOT EXISTS view_writers (view TEXT PRIMARY KEY, writer TEXT NOT NULL) WITHOUT ROWID',
  );

/** Invalidates all writers' caches of these views. */
export const forgetWriters = (database: Sqlite, views: readonly string[]): void =>
  views.forEach((view) => database.run('DELETE FROM view_writers WHERE view = ?', [view]));

/** Cached documents of views. Other writers show by the file's version; this connection must call `forget`. */
export class KnownRows {
  readonly #rows = new LRUCache<string, KnownRow>({
    maxSize: maxCharacters,
    maxEntrySize: maxRowCharacters,
    sizeCalculation: ({ size }) => size,
  });
  /** Views, whether this is their last writer. */
  readonly #own = new Map<string, boolean>();
  /** Views with rows in memory. */
  readonly #cached = new Set<string>();
  #version: number | undefined;

  /** @param writer a unique name */
  constructor(
    private readonly database: Sqlite,
    private readonly writer: string,
  ) {}

  get(view: string, id: string): KnownRow | undefined {
    return this.#isOwn(view) ? this.#rows.get(`${view} ${id}`) : undefined;
  }

  /** Just read or written; immutable from now on. */
  set(view: string, id: string, row: KnownRow): void {
    if (!this.#own.get(view)) return;
    if (row.document !== null) Object.freeze(row.document);
    this.#cached.add(view);
    this.#rows.set(`${view} ${id}`, row);
  }

  claim(view: string): void {
    if (this.#isOwn(view)) return;
    this.database.run('INSERT OR REPLACE INTO view_writers (view, writer) VALUES (?, ?)', [
      view,
      this.writer,
    ]);
    this.#own.set(view, true);
  }

  /** Call before rows are used, once for many. */
  detectOtherWriters(): void {
    const version = this.database.othersVersion;
    if (version !== this.#version) this.#own.clear();
    this.#version = version;
  }

  forget(): void {
    this.#rows.clear();
    this.#cached.clear();
    this.#own.clear();
    this.#version = undefined;
  }

  #isOwn(view: string): boolean {
    const known = this.#own.get(view);
    if (known !== undefined) return known;
    const select = 'SELECT writer FROM view_writers WHERE view = ?';
    const isOwn = this.database.get<[string]>(select, [view])?.[0] === this.writer;
    this.#own.set(view, isOwn);
    if (!isOwn) this.#forgetView(view);
    return isOwn;
  }

  #forgetView(view: string): void {
    if (!this.#cached.delete(view)) return;
    for (const key of this.#rows.keys()) if (key.startsWith(`${view} `)) this.#rows.delete(key);
  }
}
