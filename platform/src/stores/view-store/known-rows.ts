import { LRUCache } from 'lru-cache';
import type { Sqlite } from '../sqlite/sqlite';
import type { KnownRow } from './view-writes';

/** Characters of all kept documents as JSON; decoded they take a few times as much. */
const keptCharacters = 8 * 1024 * 1024;
/** A larger document is read each time. */
const maxKept = 256 * 1024;

/** The last writer of each view, in a table of its own. */
export const createWriterTable = (database: Sqlite): void =>
  database.exec(
    'CREATE TABLE IF NOT EXISTS view_writers (view TEXT PRIMARY KEY, writer TEXT NOT NULL) WITHOUT ROWID',
  );

/** These views have other documents now, whoever wrote them: what writers know of them is outdated. */
export const forgetWriters = (database: Sqlite, views: readonly string[]): void =>
  views.forEach((view) => database.run('DELETE FROM view_writers WHERE view = ?', [view]));

/**
 * Documents that a writer has written or read, decoded, of views that nobody else has written since. Other connections
 * show by a new version of the file and by the name of the last writer; this connection has to say `forget`.
 */
export class KnownRows {
  readonly #rows = new LRUCache<string, KnownRow>({
    maxSize: keptCharacters,
    maxEntrySize: maxKept,
    sizeCalculation: ({ size }) => size,
  });
  readonly #own = new Set<string>();
  #version: number | undefined;

  /** @param writer a name that nobody else has */
  constructor(
    private readonly database: Sqlite,
    private readonly writer: string,
  ) {}

  get(view: string, id: string): KnownRow | undefined {
    return this.#isOwn(view) ? this.#rows.get(`${view} ${id}`) : undefined;
  }

  /** What was just read or written. It must not be changed any more. */
  set(view: string, id: string, row: KnownRow): void {
    if (!this.#own.has(view)) return;
    if (row.document !== null) Object.freeze(row.document);
    this.#rows.set(`${view} ${id}`, row);
  }

  /** Before the first write of a transaction to a view. */
  claim(view: string): void {
    if (this.#isOwn(view)) return;
    this.database.run('INSERT OR REPLACE INTO view_writers (view, writer) VALUES (?, ?)', [
      view,
      this.writer,
    ]);
    this.#own.add(view);
  }

  /** To be called before rows are used, once for many. */
  lookForOthers(): void {
    const version = this.database.othersVersion;
    if (version !== this.#version) this.#own.clear();
    this.#version = version;
  }

  forget(): void {
    this.#rows.clear();
    this.#own.clear();
    this.#version = undefined;
  }

  #isOwn(view: string): boolean {
    if (this.#own.has(view)) return true;
    const select = 'SELECT writer FROM view_writers WHERE view = ?';
    const isOwn = this.database.get<[string]>(select, [view])?.[0] === this.writer;
    if (isOwn) this.#own.add(view);
    else this.#forgetView(view);
    return isOwn;
  }

  #forgetView(view: string): void {
    for (const key of this.#rows.keys()) if (key.startsWith(`${view} `)) this.#rows.delete(key);
  }
}
