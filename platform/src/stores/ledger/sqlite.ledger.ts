import type { LastEvent } from '../../projection/projection-cursor';
import type { MailingProgress } from '../mail-ledger/mail-ledger.port';
import { Sqlite, type SqlValue } from '../sqlite/sqlite';
import type { StoreUnavailable } from '../store-unavailable';

interface LedgerOptions {
  readonly path: string;
  readonly schema: string;
  readonly progress: readonly [table: string, name: string];
  readonly Unavailable: new (cause: unknown) => StoreUnavailable;
}

/** A list in its own SQLite file; not rebuildable from the log. */
export abstract class SqliteLedger {
  readonly #database: Sqlite;
  readonly #options: LedgerOptions;
  readonly place: string;

  constructor(options: LedgerOptions) {
    this.#options = options;
    this.place = options.path;
    this.#database = new Sqlite(options.path, {
      durability: 'full',
      cacheMiB: 4,
      table: options.progress[0],
    });
    this.#database.exec('PRAGMA secure_delete = ON');
    this.#database.exec(options.schema);
  }

  async progressOf(follower: string): Promise<MailingProgress | null> {
    const [table, name] = this.#options.progress;
    const select = `SELECT progress FROM ${table} WHERE ${name} = ?`;
    const row = this.do((database) => database.get<[string]>(select, [follower]));
    return row === undefined ? null : (JSON.parse(row[0]) as MailingProgress);
  }

  async saveProgress(follower: string, progress: MailingProgress): Promise<void> {
    this.#save(follower, progress);
  }

  #save(follower: string, progress: MailingProgress): void {
    const [table] = this.#options.progress;
    this.run(`INSERT OR REPLACE INTO ${table} VALUES (?, ?)`, [follower, JSON.stringify(progress)]);
  }

  /** For copies: later events count as unhandled. */
  cutProgress({ position, id: eventId }: LastEvent): void {
    const [table, name] = this.#options.progress;
    const all = this.do((database) =>
      database.all<[string, string]>(`SELECT ${name}, progress FROM ${table}`),
    );
    for (const [follower, text] of all) {
      const progress = JSON.parse(text) as MailingProgress;
      if (progress.position <= position) continue;
      const parked = progress.parked.filter((each) => each.position <= position);
      this.#save(follower, { ...progress, position, eventId, parked });
    }
  }

  async close(): Promise<void> {
    this.overwrite();
    this.#database.close();
  }

  /** The WAL still has overwritten data: checkpoints and truncates it. @returns success */
  protected overwrite(): boolean {
    const [busy] = this.do((database) => database.get<[number]>('PRAGMA wal_checkpoint(TRUNCATE)')) ?? [1];
    return busy === 0;
  }

  /** @returns changed rows */
  protected run(sql: string, values: readonly SqlValue[]): number {
    return this.do((database) => database.run(sql, values)).changes;
  }

  protected do<T>(work: (database: Sqlite) => T): T {
    try {
      return work(this.#database);
    } catch (cause) {
      throw new this.#options.Unavailable(cause);
    }
  }
}
