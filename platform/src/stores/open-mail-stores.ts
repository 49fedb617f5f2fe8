import { join } from 'node:path';
import { openPrivateFolder } from '../files/private-files';
import type { MailLedger } from './mail-ledger/mail-ledger.port';
import { SqliteMailLedger } from './mail-ledger/sqlite.mail-ledger';
import { type Mailbox, MailboxMailer } from './mailer/mailbox.mailer';
import type { Mailer } from './mailer/mailer.port';
import { SmtpMailer } from './mailer/smtp.mailer';
import type { PushLedger } from './push-ledger/push-ledger.port';
import { SqlitePushLedger } from './push-ledger/sqlite.push-ledger';
import type { EmbeddedWorld } from './open-stores';

/** Stores of mails and device notices; separate, as few programs need them. */
export interface MailStores {
  readonly ledger: MailLedger;
  readonly mailer: Mailer;
  readonly pushLedger: PushLedger;
  /** Unsent mails for reading; `null` where mails are sent. */
  readonly mailbox: Mailbox | null;
  close(): Promise<void>;
}

/** Mails stay in the data folder unless an SMTP server is configured. */
export function openMailStores(
  { dataDir }: EmbeddedWorld,
  now: () => Date,
  smtpUrl?: string | undefined,
): MailStores {
  openPrivateFolder(dataDir);
  const ledger = new SqliteMailLedger(join(dataDir, 'mail.db'));
  const pushLedger = new SqlitePushLedger(join(dataDir, 'push.db'));
  const mailbox = smtpUrl === undefined ? new MailboxMailer(join(dataDir, 'mailbox.db'), now) : null;
  const mailer = mailbox ?? new SmtpMailer({ url: String(smtpUrl) });
  return {
    ledger,
    mailer,
    pushLedger,
    mailbox,
    close: async () => {
      await mailer.close();
      await ledger.close();
      await pushLedger.close();
    },
  };
}
