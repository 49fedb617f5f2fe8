import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { LRUCache } from 'lru-cache';
import { asUnusable, UnusableStore } from '../unusable-store';
import { makePrivateFile } from '../../files/private-files';

/** What may be bound. Anything else (a boolean, a Date, undefined) makes the driver abort the whole process. */
export type SqlValue = string | number | bigint | null | Buffer;

export interface RunResult {
  readonly changes: number;
  readonly lastInsertRowid: number;
}

export interface SqliteOptions {
  /**
   * `full`: a commit is on the disk when it returns. `normal`: it survives a killed process, and a power cut may
   * take the newest commits together, never a part of one; for data that can be rebuilt from the log.
   */
  readonly durability: 'full' | 'normal';
  /** Page cache in MiB; 16 when left out. The system's own cache has the rest: 64 were no faster. */
  readonly cacheMiB?: number;
  /** A table that every file of this store has; a file with others and without it is not one of its files. */
  readonly table?: string;
  /** Another connection takes the WAL into the file: a commit of this one never has to. */
  readonly leavesCheckpoints?: boolean;
}

/** Milliseconds to wait for another connection's write lock. */
const busyTimeoutMs = 5_000;
/** Milliseconds between two looks whether the lock is free; most writers hold it for less. */
const nextLookMs = 1;
/**
 * WAL pages between checkpoints (16 MiB). Four times the default: a checkpoint holds up the commit it falls on, so
 * fewer of them move the 99th percentile of appends from 4 ms to 1 ms.
 */
const checkpointPages = 4_000;
/** Prepared statements kept per connection; more than the fixed ones, so that only rare query shapes are dropped. */
const keptStatements = 600;

/** Codes, extended ones included, that speak of the file and not of a statement: the same statement works later. */
const unusable = /^SQLITE_(FULL|BUSY|LOCKED|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL|PERM|CORRUPT|NOTADB)(_|$)/;

/** Can the file not be read or written now: a full disk, a lock, a failing device? */
export const isUnusable = (error: unknown): boolean =>
  error instanceof Database.SqliteError && unusable.test(error.code);

/** Is the file no database any more? */
export const isDamaged = (error: unknown): boolean => {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return /^SQLITE_(NOTADB|CORRUPT)/.test(String(code)) || (cause !== undefined && isDamaged(cause));
};

/** Does another connection hold the write lock? */
const isHeld = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

/** Does another row have what must be unique? The statement has changed nothing. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code === 'SQLITE_CONSTRAINT_UNIQUE';

/** SQLITE_CANTOPEN, which the driver names in its message only. */
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

/**
 * The only file that knows the driver (libsql 0.5): synchronous, one connection to one database in WAL mode.
 * Rows come as arrays in the order of the selected columns.
 */
export class Sqlite {
  readonly #database: Database.Database;
  readonly #statements = new LRUCache<string, Database.Statement<[readonly SqlValue[]]>>({
    max: keptStatements,
  });
  /** Milliseconds that the driver waits for another connection's lock now. */
  #waits = busyTimeoutMs;

  /** @param path a file, made when missing, or `:memory:` for a database of this connection alone. */
  constructor(path: string, options: SqliteOptions) {
    try {
      // SQLite gives its logs the mode of the file, and a file that it makes itself to everybody.
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

  /** Runs statements without parameters; for schemas and pragmas. */
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

  /**
   * One transaction under the write lock from its start, so that what `work` reads cannot change. Must not be nested:
   * the driver has no savepoints.
   */
  transaction<T>(work: () => T): T {
    this.#waitFor(busyTimeoutMs);
    this.run('BEGIN IMMEDIATE');
    return this.#finish(work);
  }

  /**
   * The same, but others of this thread go on while another connection holds the lock. What this connection reads
   * outside a transaction waits for none from then on, and in WAL mode needs none.
   * @throws the driver's SQLITE_BUSY after 5 s
   */
  async transactionInTurn<T>(work: () => T): Promise<T> {
    const until = performance.now() + busyTimeoutMs;
    while (!this.#begun(until)) await pause(nextLookMs);
    return this.#finish(work);
  }

  /** Begins a transaction where nobody else holds the lock. The driver waits for nothing while it tries. */
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

  /** Left as it is until something else is wanted: a pragma is compiled anew each time, which costs as much as a commit. */
  #waitFor(milliseconds: number): void {
    if (milliseconds === this.#waits) return;
    this.get(`PRAGMA busy_timeout = ${milliseconds}`);
    this.#waits = milliseconds;
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

  /** Several reads of one and the same state of the database. */
  snapshot<T>(work: () => T): T {
    this.run('BEGIN');
    try {
      return work();
    } finally {
      this.run('COMMIT');
    }
  }

  /** Changes when another connection commits, not when this one does. Within a snapshot it is the snapshot's. */
  get othersVersion(): number | undefined {
    return this.get<[number]>('PRAGMA data_version')?.[0];
  }

  /**
   * Takes the WAL into the file first. The driver cannot finalize statements: a connection that has prepared any stays
   * half open until they are collected, and SQLite would leave all of its WAL behind.
   */
  close(): void {
    if (!this.#database.open) return;
    try {
      this.#waitFor(0);
      this.all('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch (error) {
      // Damaged, full or in use: what is in the WAL stays there, as after a kill.
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
      // Arrays are faster to build than objects, and `get` would add a `_metadata` key to an object.
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
