import { SqliteLedger } from '../ledger/sqlite.ledger';
import type { SqlValue } from '../sqlite/sqlite';
import {
  type LedgerMail,
  type MailLedger,
  MailLedgerUnavailable,
  type MailStats,
  type NewMail,
  type ParkedMail,
  type Settlement,
  type UnsentMail,
  type WaitingMail,
} from './mail-ledger.port';

const schema = `
  CREATE TABLE IF NOT EXISTS mails (
    id TEXT PRIMARY KEY, message_id TEXT NOT NULL, person TEXT, state TEXT NOT NULL, mail TEXT,
    attempts INTEGER NOT NULL DEFAULT 0, since TEXT NOT NULL, due_at TEXT NOT NULL, claimed_until TEXT NOT NULL DEFAULT '',
    scope TEXT, reason TEXT, settled_at TEXT
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS mails_due ON mails (due_at) WHERE state = 'waiting';
  CREATE INDEX IF NOT EXISTS mails_since ON mails (since) WHERE state = 'waiting';
  CREATE INDEX IF NOT EXISTS mails_by_state ON mails (state, settled_at);
  CREATE INDEX IF NOT EXISTS mails_of_person ON mails (person) WHERE mail IS NOT NULL;
  CREATE TABLE IF NOT EXISTS mailing_progress (mailing TEXT PRIMARY KEY, progress TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS mail_counts (state TEXT PRIMARY KEY, count INTEGER NOT NULL) WITHOUT ROWID;
  INSERT INTO mail_counts SELECT state, count(*) FROM mails
    WHERE NOT EXISTS (SELECT 1 FROM mail_counts) GROUP BY state;
  CREATE TRIGGER IF NOT EXISTS mails_came AFTER INSERT ON mails BEGIN
    INSERT INTO mail_counts VALUES (new.state, 1) ON CONFLICT DO UPDATE SET count = count + 1;
  END;
  CREATE TRIGGER IF NOT EXISTS mails_moved AFTER UPDATE OF state ON mails WHEN old.state <> new.state BEGIN
    UPDATE mail_counts SET count = count - 1 WHERE state = old.state;
    INSERT INTO mail_counts VALUES (new.state, 1) ON CONFLICT DO UPDATE SET count = count + 1;
  END;
`;

/** Without INDEXED BY, SQLite sorts all due mails for each claim. */
const waitingInTurn = `FROM mails INDEXED BY mails_due WHERE state = 'waiting'`;

/** `secure_delete` overwrites the content. */
const given = `state = 'discarded', mail = NULL`;

/** In its own SQLite file; not rebuildable from the log. */
export class SqliteMailLedger extends SqliteLedger implements MailLedger {
  /** @param path a file, or `:memory:` */
  constructor(path: string) {
    super({ path, schema, progress: ['mailing_progress', 'mailing'], Unavailable: MailLedgerUnavailable });
  }

  async record(mails: readonly NewMail[], now: string): Promise<void> {
    const insert = `INSERT OR IGNORE INTO mails (id, message_id, person, state, mail, since, due_at)
      VALUES (?, ?, ?, 'waiting', ?, ?, ?)`;
    this.do((database) =>
      database.transaction(() => {
        for (const { id, messageId, person, mail } of mails) {
          database.run(insert, [id, messageId, person, JSON.stringify(mail), now, now]);
        }
      }),
    );
  }

  async claim(now: string, until: string, early: boolean): Promise<WaitingMail | null> {
    const due = early ? '' : 'AND due_at <= ?';
    const update = `UPDATE mails SET claimed_until = ? WHERE id = (
        SELECT id ${waitingInTurn} AND claimed_until <= ? ${due} ORDER BY due_at LIMIT 1)
      RETURNING id, message_id, person, mail, attempts, since`;
    type Row = [string, string, string | null, string, number, string];
    const row = this.do((database) => database.get<Row>(update, [until, now, ...(early ? [] : [now])]));
    if (row === undefined) return null;
    const [id, messageId, person, mail, attempts, since] = row;
    return { id, messageId, person, mail: JSON.parse(mail) as LedgerMail, attempts, since };
  }

  async settle(id: string, settlement: Settlement): Promise<void> {
    const [changes, values] = changesOf(settlement);
    this.run(`UPDATE mails SET ${changes}, claimed_until = '' WHERE id = ? AND state = 'waiting'`, [
      ...values,
      id,
    ]);
  }

  async retryNow(now: string): Promise<void> {
    this.run(
      `UPDATE mails SET due_at = ? WHERE id IN (
        SELECT id ${waitingInTurn} AND due_at > ? AND scope IN ('server', 'unclear'))`,
      [now, now],
    );
  }

  async stats(): Promise<MailStats> {
    const counts = this.do((database) =>
      database.all<[string, number]>('SELECT state, count FROM mail_counts'),
    );
    const of = (state: string) => counts.find(([name]) => name === state)?.[1] ?? 0;
    const [oldestWaiting] = this.do((database) =>
      database.get<[string | null]>(
        `SELECT min(since) FROM mails INDEXED BY mails_since WHERE state = 'waiting'`,
      ),
    ) ?? [null];
    return { waiting: of('waiting'), parked: of('parked'), sent: of('sent'), oldestWaiting };
  }

  async parked(page: number, size: number): Promise<{ mails: readonly ParkedMail[]; total: number }> {
    const total = this.#count('parked');
    const select = `SELECT id, mail, attempts, reason, settled_at FROM mails WHERE state = 'parked'
      ORDER BY settled_at, id LIMIT ? OFFSET ?`;
    const rows = this.do((database) =>
      database.all<[string, string, number, string, string]>(select, [size, (page - 1) * size]),
    );
    const mails = rows.map(([id, mail, attempts, reason, parkedAt]) => {
      const { to, subject } = JSON.parse(mail) as LedgerMail;
      return { id, to: to.address, subject, attempts, reason, parkedAt };
    });
    return { mails, total };
  }

  async unsent(page: number, size: number): Promise<{ mails: readonly UnsentMail[]; total: number }> {
    const total = this.#count('waiting');
    const select = `SELECT id, mail, attempts, reason, since, due_at, claimed_until ${waitingInTurn}
      ORDER BY due_at, id LIMIT ? OFFSET ?`;
    type Row = [string, string, number, string | null, string, string, string];
    const rows = this.do((database) => database.all<Row>(select, [size, (page - 1) * size]));
    const mails = rows.map(([id, mail, attempts, reason, since, dueAt, claimedUntil]) => {
      const { to, subject } = JSON.parse(mail) as LedgerMail;
      return { id, to: to.address, subject, attempts, reason, since, dueAt, claimedUntil };
    });
    return { mails, total };
  }

  #count(state: string): number {
    const count = 'SELECT count FROM mail_counts WHERE state = ?';
    return this.do((database) => database.get<[number]>(count, [state]))?.[0] ?? 0;
  }

  async retry(id: string, now: string): Promise<boolean> {
    const update = `UPDATE mails SET state = 'waiting', attempts = 0, since = ?, due_at = ?, settled_at = NULL
      WHERE id = ? AND state = 'parked'`;
    return this.run(update, [now, now, id]) > 0;
  }

  async discard(id: string): Promise<boolean> {
    return this.run(`UPDATE mails SET ${given} WHERE id = ? AND state = 'parked'`, [id]) > 0;
  }

  async erasePerson(person: string): Promise<readonly string[]> {
    this.run(`UPDATE mails SET ${given} WHERE person = ? AND mail IS NOT NULL`, [person]);
    if (!this.overwrite()) throw new MailLedgerUnavailable('the mails are not yet overwritten on the disk');
    const select = 'SELECT message_id FROM mails WHERE person = ?';
    return this.do((database) => database.all<[string]>(select, [person])).map(([messageId]) => messageId);
  }
}

function changesOf(settlement: Settlement): [string, readonly SqlValue[]] {
  if (settlement.state === 'sent') {
    return [`state = 'sent', mail = NULL, reason = NULL, settled_at = ?`, [settlement.at]];
  }
  const failed = `attempts = attempts + 1, reason = ?`;
  return settlement.state === 'parked'
    ? [`${failed}, state = 'parked', settled_at = ?`, [settlement.reason, settlement.at]]
    : [`${failed}, due_at = ?, scope = ?`, [settlement.reason, settlement.dueAt, settlement.scope]];
}
