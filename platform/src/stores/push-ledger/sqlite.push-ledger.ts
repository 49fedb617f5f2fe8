import { SqliteLedger } from '../ledger/sqlite.ledger';
import type { SqlValue } from '../sqlite/sqlite';
import {
  type DueNotices,
  type NewNotice,
  type NoticeSettlement,
  type PushLedger,
  PushLedgerUnavailable,
} from './push-ledger.port';

const schema = `
  CREATE TABLE IF NOT EXISTS notices (
    place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, person TEXT NOT NULL, device TEXT NOT NULL, kind TEXT NOT NULL,
    content TEXT, attempts INTEGER NOT NULL DEFAULT 0, since TEXT NOT NULL, due_at TEXT NOT NULL,
    claimed_until TEXT NOT NULL DEFAULT '', settled_at TEXT
  );
  CREATE INDEX IF NOT EXISTS notices_due ON notices (due_at) WHERE settled_at IS NULL;
  CREATE INDEX IF NOT EXISTS notices_of_device ON notices (device, kind) WHERE settled_at IS NULL;
  CREATE INDEX IF NOT EXISTS notices_of_person ON notices (person) WHERE content IS NOT NULL;
  CREATE INDEX IF NOT EXISTS notices_settled ON notices (settled_at) WHERE settled_at IS NOT NULL;
  CREATE TABLE IF NOT EXISTS push_progress (rule TEXT PRIMARY KEY, progress TEXT NOT NULL) WITHOUT ROWID;
`;

type Row = [id: string, content: string, attempts: number, since: string];

/** In its own SQLite file; not rebuildable from the log. */
export class SqlitePushLedger extends SqliteLedger implements PushLedger {
  /** @param path a file, or `:memory:` */
  constructor(path: string) {
    super({ path, schema, progress: ['push_progress', 'rule'], Unavailable: PushLedgerUnavailable });
  }

  async record(notices: readonly NewNotice[], now: string): Promise<void> {
    const insert = `INSERT OR IGNORE INTO notices (id, person, device, kind, content, since, due_at)
      VALUES (?, ?, ?, ?, ?, ?, ?)`;
    this.do((database) =>
      database.transaction(() => {
        for (const { id, person, device, kind, content } of notices)
          database.run(insert, [id, person, device, kind, content, now, now]);
      }),
    );
  }

  async claim(now: string, until: string): Promise<DueNotices | null> {
    const due = `settled_at IS NULL AND due_at <= ? AND claimed_until <= ?`;
    const first = `SELECT person, device, kind FROM notices INDEXED BY notices_due
      WHERE ${due} ORDER BY due_at, place LIMIT 1`;
    const all = `SELECT id, content, attempts, since FROM notices INDEXED BY notices_of_device
      WHERE device = ? AND kind = ? AND ${due} ORDER BY place`;
    const take = `UPDATE notices SET claimed_until = ? WHERE device = ? AND kind = ? AND ${due}`;
    return this.do((database) =>
      database.transaction(() => {
        const found = database.get<[string, string, string]>(first, [now, now]);
        if (found === undefined) return null;
        const [person, device, kind] = found;
        const rows = database.all<Row>(all, [device, kind, now, now]);
        database.run(take, [until, device, kind, now, now]);
        return { person, device, kind, ...claimed(rows) };
      }),
    );
  }

  async settle(ids: readonly string[], settlement: NoticeSettlement): Promise<void> {
    const [changes, values] = changesOf(settlement);
    const update = `UPDATE notices SET ${changes}, claimed_until = '' WHERE id = ? AND settled_at IS NULL`;
    this.do((database) =>
      database.transaction(() => {
        for (const id of ids) database.run(update, [...values, id]);
      }),
    );
  }

  async waiting(): Promise<number> {
    const count = 'SELECT count(*) FROM notices INDEXED BY notices_due WHERE settled_at IS NULL';
    return this.do((database) => database.get<[number]>(count))?.[0] ?? 0;
  }

  async prune(before: string): Promise<void> {
    this.run('DELETE FROM notices WHERE settled_at < ?', [before]);
  }

  async erasePerson(person: string): Promise<void> {
    const update = `UPDATE notices SET content = NULL, settled_at = coalesce(settled_at, since)
      WHERE person = ? AND content IS NOT NULL`;
    this.run(update, [person]);
    if (!this.overwrite()) throw new PushLedgerUnavailable('the notices are not yet overwritten on the disk');
  }
}

const claimed = (rows: readonly Row[]): Pick<DueNotices, 'notices' | 'attempts' | 'since'> => ({
  notices: rows.map(([id, content]) => ({ id, content })),
  attempts: Math.max(...rows.map(([, , attempts]) => attempts)),
  since: rows.map(([, , , since]) => since).reduce((one, other) => (other < one ? other : one)),
});

function changesOf(settlement: NoticeSettlement): [string, readonly SqlValue[]] {
  if (settlement.state === 'done') return ['content = NULL, settled_at = ?', [settlement.at]];
  const { dueAt, failed } = settlement;
  return ['due_at = ?, attempts = attempts + ?', [dueAt, Number(failed)]];
}
