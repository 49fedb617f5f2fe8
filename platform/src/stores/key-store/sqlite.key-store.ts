import { randomBytes } from 'node:crypto';
import { isUnusable, Sqlite } from '../sqlite/sqlite';
import { type KeyStore, KeyStoreUnavailable, PersonErased } from './key-store.port';

/** Keys in their own file, outside the log's backups. Erased persons keep a row without a key. */
export class SqliteKeyStore implements KeyStore {
  readonly #database: Sqlite;

  /** @param path a file, or `:memory:` */
  constructor(path: string) {
    this.#database = new Sqlite(path, { durability: 'full', cacheMiB: 4, table: 'keys' });
    // Overwrites deleted data with zeros.
    this.#database.exec('PRAGMA secure_delete = ON');
    this.#database.exec('CREATE TABLE IF NOT EXISTS keys (subject TEXT PRIMARY KEY, key BLOB) WITHOUT ROWID');
  }

  async keyFor(subject: string): Promise<Buffer> {
    const key = this.#do(() => this.#read(subject) ?? this.#make(subject));
    if (key === 'erased') throw new PersonErased(subject);
    return key;
  }

  async find(subject: string): Promise<Buffer | null> {
    const key = this.#do(() => this.#read(subject));
    return key === undefined || key === 'erased' ? null : key;
  }

  async count(): Promise<number> {
    return this.#do(() => this.#database.get<[number]>('SELECT count(*) FROM keys'))?.[0] ?? 0;
  }

  async erase(subject: string): Promise<void> {
    const erased = 'INSERT OR REPLACE INTO keys (subject, key) VALUES (?, NULL)';
    this.#do(() => this.#database.run(erased, [subject]));
    const [busy] = this.#do(() => this.#database.get<[number]>('PRAGMA wal_checkpoint(TRUNCATE)')) ?? [1];
    if (busy !== 0)
      throw new KeyStoreUnavailable('the key is erased but not yet overwritten on the disk; erase again');
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  #do<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw isUnusable(error) ? new KeyStoreUnavailable(error) : error;
    }
  }

  #make(subject: string): Buffer | 'erased' {
    this.#database.run('INSERT OR IGNORE INTO keys (subject, key) VALUES (?, ?)', [subject, randomBytes(32)]);
    const key = this.#read(subject);
    if (key === undefined) throw new Error('a key that was just stored is missing');
    return key;
  }

  #read(subject: string): Buffer | 'erased' | undefined {
    const row = this.#database.get<[Buffer | null]>('SELECT key FROM keys WHERE subject = ?', [subject]);
    return row === undefined ? undefined : (row[0] ?? 'erased');
  }
}
