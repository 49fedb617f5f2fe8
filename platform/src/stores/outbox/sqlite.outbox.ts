import type { LastEvent } from '../../projection/projection-cursor';
import { Sqlite, type SqlValue } from '../sqlite/sqlite';
import {
  type Claim,
  type NewEntry,
  type NewsProgress,
  type Outbox,
  type OutboxKind,
  type OutboxStats,
  OutboxUnavailable,
  type RecordedEntry,
  type Settlement,
  type StoredEntry,
} from './outbox.port';

/** Counted by triggers: the figures are polled, sent mails stay forever. */
const schemaOf = (table: string) => `
  CREATE TABLE IF NOT EXISTS ${table} (
    place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, person TEXT, bundle TEXT NOT NULL, state TEXT NOT NULL,
    content TEXT, attempts INTEGER NOT NULL DEFAULT 0, since TEXT NOT NULL, due_at TEXT NOT NULL,
    claimed_until TEXT NOT NULL DEFAULT '', scope TEXT, reason TEXT, settled_at TEXT
  );
  CREATE INDEX IF NOT EXISTS waiting_due ON ${table} (due_at) WHERE state = 'waiting';
  CREATE INDEX IF NOT EXISTS waiting_since ON ${table} (since) WHERE state = 'waiting';
  CREATE INDEX IF NOT EXISTS waiting_bundle ON ${table} (bundle) WHERE state = 'waiting';
  CREATE INDEX IF NOT EXISTS settled_at ON ${table} (state, settled_at);
  CREATE INDEX IF NOT EXISTS of_person ON ${table} (person) WHERE person IS NOT NULL;
  CREATE TABLE IF NOT EXISTS progress (rule TEXT PRIMARY KEY, progress TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS counts (state TEXT PRIMARY KEY, count INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TRIGGER IF NOT EXISTS entered AFTER INSERT ON ${table} BEGIN
    INSERT INTO counts VALUES (new.state, 1) ON CONFLICT DO UPDATE SET count = count + 1;
  END;
  CREATE TRIGGER IF NOT EXISTS moved AFTER UPDATE OF state ON ${table} WHEN old.state <> new.state BEGIN
    UPDATE counts SET count = count - 1 WHERE state = old.state;
    INSERT INTO counts VALUES (new.state, 1) ON CONFLICT DO UPDATE SET count = count + 1;
  END;
  CREATE TRIGGER IF NOT EXISTS pruned AFTER DELETE ON ${table} BEGIN
    UPDATE counts SET count = count - 1 WHERE state = old.state;
  END;
`;

const lists = {
  waiting: ['waiting_due', 'due_at, place'],
  parked: ['settled_at', 'settled_at, place'],
} as const;

/** In its own SQLite file; not rebuildable from the log. */
export class SqliteOutbox<K extends OutboxKind> implements Outbox<K> {
  readonly #database: Sqlite;
  readonly #table: string;

  /** @param place path of a file, or `:memory:` */
  constructor(
    readonly place: string,
    kind: K,
  ) {
    this.#table = `${kind}_entries`;
    this.#database = new Sqlite(place, { durability: 'full', cacheMiB: 4, table: this.#table });
    this.#database.exec('PRAGMA secure_delete = ON');
    this.#database.exec(schemaOf(this.#table));
  }

  async record(entries: readonly NewEntry<K>[], now: string): Promise<void> {
    const insert = `INSERT OR IGNORE INTO ${this.#table} (id, person, bundle, state, content, since, due_at)
      VALUES (?, ?, ?, 'waiting', ?, ?, ?)`;
    this.#do((database) =>
      database.transaction(() => {
        for (const { id, person, bundle, content } of entries)
          database.run(insert, [id, person, bundle, JSON.stringify(content), now, now]);
      }),
    );
  }

  async claim(now: string, until: string, early: boolean): Promise<Claim<K> | null> {
    const isDue = `state = 'waiting' AND claimed_until <= ?${early ? '' : ' AND due_at <= ?'}`;
    const times = early ? [now] : [now, now];
    // Without INDEXED BY, SQLite sorts all that is due for each claim.
    const first = `SELECT bundle FROM ${this.#table} INDEXED BY waiting_due
      WHERE ${isDue} ORDER BY due_at, place LIMIT 1`;
    const update = `UPDATE ${this.#table} INDEXED BY waiting_bundle SET claimed_until = ?
      WHERE bundle = (${first}) AND ${isDue} RETURNING place, id, person, bundle, content, attempts, since`;
    type Row = [number, string, string | null, string, string, number, string];
    const rows = this.#do((database) => database.all<Row>(update, [until, ...times, ...times]));
    const found = rows.toSorted(([one], [other]) => one - other);
    if (found[0] === undefined) return null;
    const [, , person, bundle] = found[0];
    return {
      person,
      bundle,
      entries: found.map(([, id, , , content]) => ({ id, content: contentOf<K>(content) })),
      attempts: Math.max(...found.map(([, , , , , attempts]) => attempts)),
      since: found.map(([, , , , , , since]) => since).reduce((one, other) => (other < one ? other : one)),
    };
  }

  async settle(ids: readonly string[], settlement: Settlement): Promise<void> {
    const [changes, values] = changesOf(settlement);
    const update = `UPDATE ${this.#table} SET ${changes}, claimed_until = '' WHERE id = ? AND state = 'waiting'`;
    this.#do((database) =>
      database.transaction(() => {
        for (const id of ids) database.run(update, [...values, id]);
      }),
    );
  }

  async retryNow(now: string): Promise<void> {
    this.#run(
      `UPDATE ${this.#table} SET due_at = ? WHERE id IN (SELECT id FROM ${this.#table} INDEXED BY waiting_due
        WHERE state = 'waiting' AND due_at > ? AND scope IN ('server', 'unclear'))`,
      [now, now],
    );
  }

  async stats(): Promise<OutboxStats> {
    const counts = new Map(
      this.#do((database) => database.all<[string, number]>('SELECT state, count FROM counts')),
    );
    const select = `SELECT min(since) FROM ${this.#table} INDEXED BY waiting_since WHERE state = 'waiting'`;
    const [oldestWaiting] = this.#do((database) => database.get<[string | null]>(select)) ?? [null];
    const of = (state: string) => counts.get(state) ?? 0;
    return { waiting: of('waiting'), parked: of('parked'), sent: of('sent'), oldestWaiting };
  }

  async list(
    state: 'waiting' | 'parked',
    page: number,
    size: number,
  ): Promise<{ entries: readonly StoredEntry<K>[]; total: number }> {
    const count = 'SELECT count FROM counts WHERE state = ?';
    const [total] = this.#do((database) => database.get<[number]>(count, [state])) ?? [0];
    const [index, order] = lists[state];
    const select = `SELECT id, content, attempts, reason, since, due_at, claimed_until, settled_at
      FROM ${this.#table} INDEXED BY ${index} WHERE state = '${state}' ORDER BY ${order} LIMIT ? OFFSET ?`;
    type Row = [string, string, number, string | null, string, string, string, string | null];
    const rows = this.#do((database) => database.all<Row>(select, [size, (page - 1) * size]));
    const entries = rows.map(([id, content, attempts, reason, since, dueAt, claimedUntil, settledAt]) => {
      const same = { id, attempts, reason, since, dueAt, claimedUntil, settledAt };
      return { ...same, content: contentOf<K>(content) };
    });
    return { entries, total };
  }

  async ofEvents(eventIds: readonly string[]): Promise<readonly RecordedEntry[]> {
    const select = `SELECT id, person, state, since, settled_at FROM ${this.#table}
      WHERE id > ? || ':' AND id < ? || ';' ORDER BY id`;
    type Row = [string, string | null, RecordedEntry['state'], string, string | null];
    return this.#do((database) => eventIds.flatMap((id) => database.all<Row>(select, [id, id]))).map(
      ([id, person, state, since, settledAt]) => ({ id, person, state, since, settledAt }),
    );
  }

  async retry(id: string, now: string): Promise<boolean> {
    const update = `UPDATE ${this.#table} SET state = 'waiting', attempts = 0, since = ?, due_at = ?,
      settled_at = NULL WHERE id = ? AND state = 'parked'`;
    return this.#run(update, [now, now, id]) > 0;
  }

  async prune(before: string): Promise<void> {
    const remove = `DELETE FROM ${this.#table} WHERE state IN ('sent', 'discarded') AND settled_at < ?`;
    this.#run(remove, [before]);
  }

  async erasePerson(person: string, now: string): Promise<readonly string[]> {
    const [changes, values] = changesOf({ state: 'discarded', at: now });
    const update = `UPDATE ${this.#table} SET ${changes} WHERE person = ? AND content IS NOT NULL`;
    this.#run(update, [...values, person]);
    if (!this.#overwrite()) throw new OutboxUnavailable('the content is not yet overwritten on the disk');
    const select = `SELECT id FROM ${this.#table} WHERE person = ?`;
    return this.#do((database) => database.all<[string]>(select, [person])).flat();
  }

  async progressOf(rule: string): Promise<NewsProgress | null> {
    const select = 'SELECT progress FROM progress WHERE rule = ?';
    const row = this.#do((database) => database.get<[string]>(select, [rule]));
    return row === undefined ? null : (JSON.parse(row[0]) as NewsProgress);
  }

  async saveProgress(rule: string, progress: NewsProgress): Promise<void> {
    this.#run('INSERT OR REPLACE INTO progress VALUES (?, ?)', [rule, JSON.stringify(progress)]);
  }

  /** For copies: later events count as unhandled. */
  async cutProgress({ position, id: eventId }: LastEvent): Promise<void> {
    const all = this.#do((database) => database.all<[string, string]>('SELECT rule, progress FROM progress'));
    for (const [rule, text] of all) {
      const progress = JSON.parse(text) as NewsProgress;
      if (progress.position <= position) continue;
      const parked = progress.parked.filter((each) => each.position <= position);
      await this.saveProgress(rule, { ...progress, position, eventId, parked });
    }
  }

  async close(): Promise<void> {
    this.#overwrite();
    this.#database.close();
  }

  /** The WAL still has overwritten data: checkpoints and truncates it. @returns success */
  #overwrite(): boolean {
    const [busy] = this.#do((database) => database.get<[number]>('PRAGMA wal_checkpoint(TRUNCATE)')) ?? [1];
    return busy === 0;
  }

  /** @returns changed rows */
  #run(sql: string, values: readonly SqlValue[]): number {
    return this.#do((database) => database.run(sql, values)).changes;
  }

  #do<T>(work: (database: Sqlite) => T): T {
    try {
      return work(this.#database);
    } catch (cause) {
      throw new OutboxUnavailable(cause);
    }
  }
}

const contentOf = <K extends OutboxKind>(text: string) => JSON.parse(text) as NewEntry<K>['content'];

/** `secure_delete` overwrites the content. */
function changesOf(settlement: Settlement): [string, readonly SqlValue[]] {
  if (settlement.state === 'sent' || settlement.state === 'discarded')
    return ['state = ?, content = NULL, reason = NULL, settled_at = ?', [settlement.state, settlement.at]];
  if (settlement.state === 'parked') {
    const { reason, at } = settlement;
    return [`attempts = attempts + 1, reason = ?, state = 'parked', settled_at = ?`, [reason, at]];
  }
  const { dueAt, failure } = settlement;
  if (failure === null) return ['due_at = ?', [dueAt]];
  const { reason, scope } = failure;
  return ['attempts = attempts + 1, due_at = ?, reason = ?, scope = ?', [dueAt, reason, scope]];
}
