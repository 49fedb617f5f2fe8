import { DiskFileStore } from '../stores/file-store/disk.file-store';
import { SqliteMailLedger } from '../stores/mail-ledger/sqlite.mail-ledger';
import { SmtpMailer } from '../stores/mailer/smtp.mailer';
import { MailSender } from './mail-sender';

const [path, folder, url, ahead] = process.argv.slice(2);
if (path === undefined || folder === undefined || url === undefined)
  throw new Error('usage: <ledger> <files> <smtp url> <milliseconds its clock is ahead>');

const ledger = new SqliteMailLedger(path);
const mailer = new SmtpMailer({ url });
const sender = new MailSender({
  ledger,
  mailer,
  files: new DiskFileStore(folder),
  shrink: async () => null,
  now: () => new Date(Date.now() + Number(ahead)),
  onParked: () => undefined,
});
await sender.round();
await mailer.close();
await ledger.close();
