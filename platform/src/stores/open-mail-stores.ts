import { join } from 'node:path';
import { openPrivateFolder } from '../files/private-files';
import { type Mailbox, MailboxMailer } from './mailer/mailbox.mailer';
import type { Mailer } from './mailer/mailer.port';
import { SmtpMailer } from './mailer/smtp.mailer';
import type { EmbeddedWorld } from './open-stores';
import type { Outbox } from './outbox/outbox.port';
import { SqliteOutbox } from './outbox/sqlite.outbox';

/** Stores of mails and device notices; separate, as few programs need them. */
export interface MailStores {
  readonly mails: Outbox<'mail'>;
  readonly notices: Outbox<'device'>;
  readonly mailer: Mailer;
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
  const mails = new SqliteOutbox(join(dataDir, 'mail.db'), 'mail');
  const notices = new SqliteOutbox(join(dataDir, 'device.db'), 'device');
  const mailbox = smtpUrl === undefined ? new MailboxMailer(join(dataDir, 'mailbox.db'), now) : null;
  const mailer = mailbox ?? new SmtpMailer({ url: String(smtpUrl) });
  return {
    mails,
    notices,
    mailer,
    mailbox,
    close: async () => {
      await mailer.close();
      await mails.close();
      await notices.close();
    },
  };
}
