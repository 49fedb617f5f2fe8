import type { Mail, MailAddress, Mailer } from './mailer.port';
import { assertSendable } from './sendable-mail';
import { Sqlite } from '../sqlite/sqlite';

export interface MailSummary {
  readonly messageId: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly to: MailAddress;
  readonly subject: string;
}

export interface Mailbox {
  /** Newest first. @param page from 1 */
  list(page: number, size: number): Promise<{ mails: readonly MailSummary[]; total: number }>;
  get(messageId: string): Promise<Mail | null>;
  /** Deletes mails with an erased person's data (S18). @param names left parts of Message-IDs */
  erase(names: readonly string[]): Promise<void>;
}

const maxMails = 1_000;

/** Stores mails in SQLite instead of sending, for development and demos. Repeated Message-IDs count once. */
export class MailboxMailer implements Mailer, Mailbox {
  readonly #database: Sqlite;

  /** @param path a file, or `:memory:` */
  constructor(
    path: string,
    private readonly now: () => Date,
  ) {
    this.#database = new Sqlite(path, { durability: 'normal', cacheMiB: 4, table: 'mails' });
    this.#database.exec('PRAGMA secure_delete = ON');
    this.#database.exec(
      'CREATE TABLE IF NOT EXISTS mails (n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, at TEXT NOT NULL, mail TEXT NOT NULL)',
    );
  }

  async send(mail: Mail): Promise<void> {
    assertSendable(mail);
    const values = [mail.messageId, this.now().toISOString(), serialise(mail)];
    this.#database.run('INSERT OR IGNORE INTO mails (id, at, mail) VALUES (?, ?, ?)', values);
    this.#database.run('DELETE FROM mails WHERE n <= (SELECT max(n) FROM mails) - ?', [maxMails]);
  }

  async list(page: number, size: number): Promise<{ mails: readonly MailSummary[]; total: number }> {
    const rows = this.#database.all<[string, string]>(
      'SELECT at, mail FROM mails ORDER BY n DESC LIMIT ? OFFSET ?',
      [size, (page - 1) * size],
    );
    const mails = rows.map(([at, serialised]) => {
      const { messageId, to, subject } = parse(serialised);
      return { messageId, at, to, subject };
    });
    const [total] = this.#database.get<[number]>('SELECT count(*) FROM mails') ?? [0];
    return { mails, total };
  }

  async get(messageId: string): Promise<Mail | null> {
    const row = this.#database.get<[string]>('SELECT mail FROM mails WHERE id = ?', [messageId]);
    return row === undefined ? null : parse(row[0]);
  }

  async erase(names: readonly string[]): Promise<void> {
    for (const name of names) this.#database.run('DELETE FROM mails WHERE id LIKE ?', [`<${name}@%`]);
    this.#database.get('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  async close(): Promise<void> {
    this.#database.close();
  }
}

function serialise({ attachments, ...mail }: Mail): string {
  return JSON.stringify({
    ...mail,
    attachments: attachments.map((each) => ({ ...each, content: each.content.toString('base64') })),
  });
}

function parse(serialised: string): Mail {
  const mail = JSON.parse(serialised) as Omit<Mail, 'attachments'> & {
    readonly attachments: readonly { name: string; contentType: string; content: string }[];
  };
  return {
    ...mail,
    attachments: mail.attachments.map((each) => ({ ...each, content: Buffer.from(each.content, 'base64') })),
  };
}
