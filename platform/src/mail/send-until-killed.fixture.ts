import { DiskFileStore } from '../stores/file-store/disk.file-store';
import { SqliteOutbox } from '../stores/outbox/sqlite.outbox';
import { SmtpMailer } from '../stores/mailer/smtp.mailer';
import { OutboxSender } from '../outbox/outbox-sender';
import { mailChannel } from './mail-outbox';

const [path, folder, url, ahead] = process.argv.slice(2);
if (path === undefined || folder === undefined || url === undefined)
  throw new Error('usage: <outbox> <files> <smtp url> <milliseconds its clock is ahead>');

const outbox = new SqliteOutbox(path, 'mail');
const mailer = new SmtpMailer({ url });
const files = new DiskFileStore(folder);
const sender = new OutboxSender({
  outbox,
  channel: mailChannel({ mailer, files, shrink: async () => null }),
  now: () => new Date(Date.now() + Number(ahead)),
  onError: () => undefined,
});
await sender.round();
await mailer.close();
await outbox.close();
