import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { LRUCache } from 'lru-cache';
import { asUnusable, UnusableStore } from '../unusable-store';
import { makePrivateFile } from '../../files/private-files';

/** Other types (boolean, Date, undefined) make the driver abort the process. */
export type SqlValue = string | number | bigint | null | Buffer;

export interface RunResult {
  readonly changes: number;
  readonly lastInsertRowid: number;
}

export interface SqliteOptions {
  /** `full`: commits are durable. `normal`: a power cut may lose the newest ones; for rebuildable data. */
  readonly durability: 'full' | 'normal';
  /** Default 16; 64 were no faster. */
  readonly cacheMiB?: number;
  /** A table of every such file; other files without it are rejected. */
  readonly table?: string;
  readonly leavesCheckpoints?: boolean;
}

const busyTimeoutMs = 5_000;
/** Between polls of the lock; most writers are faster. */
const lockPollMs = 1;
/** 16 MiB, four times the default: moves the 99th percentile of appends from 4 ms to 1 ms. */
const checkpointPages = 4_000;
/** Per connection; only rare query shapes are evicted. */
const maxStatements = 600;

const unusable = /^SQLITE_(FULL|BUSY|LOCKED|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL|PERM|CORRUPT|NOTADB)(_|$)/;

/** Whether the file is unusable now: full disk, lock, device error. */
export const isUnusable = (error: unknown): boolean =>
  error instanceof Database.SqliteError && unusable.test(error.code);

/** Whether the file is corrupt. */
export const isDamaged = (error: unknown): boolean => {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return /^SQLITE_(NOTADB|CORRUPT)/.test(String(code)) || (cause !== undefined && isDamaged(cause));
};

const isHeld = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

/** Unique constraint failed; the statement changed nothing. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code === 'SQLITE_CONSTRAINT_UNIQUE';

/** SQLITE_CANTOPEN; only in the driver's message. */
const cannotOpen = /^ConnectionFailed\(.*: 14"\)$/;

/** @param timeout milliseconds to wait for a lock. @throws UnusableStore */
export function openDatabase(path: string, timeout: number): Database.Database {
  try {
    return new Database(path, { timeout });
  } catch (error) {
    const code = cannotOpen.test((error as Error).message) && { code: 'SQLITE_CANTOPEN' };
    throw asUnusable(Object.assign(error as Error, code), path);
  }
}

/** The only user of the driver (libsql 0.5): synchronous, WAL mode. Rows are arrays in column order. */
export class Sqlite {
  readonly #database: Database.Database;
  readonly #statements = new LRUCache<string, Database.Statement<[readonly SqlValue[]]>>({
    max: maxStatements,
  });
  /** The driver's current lock timeout in milliseconds. */
  #lockTimeoutMs = busyTimeoutMs;

  /** @param path a file, or `:memory:` for this connection alone */
  constructor(path: string, options: SqliteOptions) {
    try {
      // SQLite creates files readable by all; logs copy the mode.
      if (path !== ':memory:') makePrivateFile(path);
      this.#database = openDatabase(path, busyTimeoutMs);
      this.exec('PRAGMA journal_mode = WAL');
      this.exec(`PRAGMA synchronous = ${options.durability}`);
      this.exec(`PRAGMA wal_autocheckpoint = ${options.leavesCheckpoints ? 0 : checkpointPages}`);
      this.exec(`PRAGMA cache_size = -${(options.cacheMiB ?? 16) * 1024}`);
      this.exec('PRAGMA temp_store = MEMORY');
      if (options.table !== undefined) this.#refuseOthersFile(path, options.table);
    } catch (error) {
      throw asUnusable(error, path);
    }
  }

  #refuseOthersFile(path: string, table: string): void {
    const tables = this.all<[string]>("SELECT name FROM sqlite_schema WHERE type = 'table'").flat();
    if (tables.length === 0 || tables.includes(table)) return;
    throw new UnusableStore(
      `${path} is a database of something else (it has no table ${table}): put the right file back (npm run restore)`,
    );
  }

  exec(sql: string): void {
    this.#waitFor(busyTimeoutMs);
    this.#database.exec(sql);
  }

  all<Row extends readonly SqlValue[]>(sql: string, parameters: readonly SqlValue[] = []): Row[] {
    return this.#prepare(sql, parameters).all(parameters) as Row[];
  }

  get<Row extends readonly SqlValue[]>(sql: string, parameters: readonly SqlValue[] = []): Row | undefined {
    return this.#prepare(sql, parameters).get(parameters) as Row | undefined;
  }

  run(sql: string, parameters: readonly SqlValue[] = []): RunResult {
    const { changes, lastInsertRowid } = this.#prepare(sql, parameters).run(parameters);
    return { changes, lastInsertRowid: Number(lastInsertRowid) };
  }

  /** Write transaction, locked from its start. Must not be nested: the driver has no savepoints. */
  transaction<T>(work: () => T): T {
    this.#waitFor(busyTimeoutMs);
    this.run('BEGIN IMMEDIATE');
    return this.#finish(work);
  }

  /**
   * The same without blocking this thread while another connection holds the lock.
   * @throws the driver's SQLITE_BUSY after 5 s
   */
  async transactionInTurn<T>(work: () => T): Promise<T> {
    const until = performance.now() + busyTimeoutMs;
    while (!this.#begun(until)) await pause(lockPollMs);
    return this.#finish(work);
  }

  #begun(until: number): boolean {
    this.#waitFor(0);
    try {
      this.run('BEGIN IMMEDIATE');
      return true;
    } catch (error) {
      if (!isHeld(error) || performance.now() > until) throw error;
      return false;
    }
  }

  /** Cached: the pragma is recompiled each time, which costs as much as a commit. */
  #waitFor(milliseconds: number): void {
    if (milliseconds === this.#lockTimeoutMs) return;
    this.get(`PRAGMA busy_timeout = ${milliseconds}`);
    this.#lockTimeoutMs = milliseconds;
  }

  #finish<T>(work: () => T): T {
    try {
      const result = work();
      this.run('COMMIT');
      return result;
    } catch (error) {
      if (this.#database.inTransaction) this.run('ROLLBACK');
      throw error;
    }
  }

  snapshot<T>(work: () => T): T {
    this.run('BEGIN');
    try {
      return work();
    } finally {
      this.run('COMMIT');
    }
  }

  /** Changes when another connection commits; constant within a snapshot. */
  get othersVersion(): number | undefined {
    return this.get<[number]>('PRAGMA data_version')?.[0];
  }

  /** Checkpoints first: with prepared statements the connection stays half open and SQLite keeps its WAL. */
  close(): void {
    if (!this.#database.open) return;
    try {
      this.#waitFor(0);
      this.all('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch (error) {
      if (!isUnusable(error)) throw error;
    }
    this.#statements.clear();
    this.#database.close();
  }

  #prepare(sql: string, parameters: readonly SqlValue[]): Database.Statement<[readonly SqlValue[]]> {
    parameters.forEach(assertBindable);
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#database.prepare<[readonly SqlValue[]]>(sql);
      // Faster than objects; `get` would add `_metadata` to an object.
      if (statement.reader) statement.raw(true);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

function assertBindable(value: unknown): void {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return;
  if (Buffer.isBuffer(value)) return;
  throw new TypeError(`cannot bind ${value === undefined ? 'undefined' : typeof value} to an SQL statement`);
}
