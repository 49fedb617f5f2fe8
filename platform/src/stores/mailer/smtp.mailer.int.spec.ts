import { beforeEach, describe } from '@jest/globals';
import { mailOf } from '@portal/doubles/smtp-double';
import { describeMailer } from './mailer.suite';
import { SmtpMailer } from './smtp.mailer';

/** Mailpit: HTTP at `http://127.0.0.1:8025`, SMTP at `MAILPIT_SMTP_URL` (`smtp://127.0.0.1:1025`). */
const { MAILPIT_URL: mailbox, MAILPIT_SMTP_URL: url = 'smtp://127.0.0.1:1025' } = process.env;
if (mailbox === undefined)
  process.stderr.write('\nSKIPPED: SmtpMailer on a real server, as MAILPIT_URL is not set\n\n');

const ask = async (path: string, method = 'GET') => fetch(`${mailbox}/api/v1/${path}`, { method });

async function received() {
  const { messages } = (await (await ask('messages')).json()) as { messages: { ID: string }[] };
  const raw = messages.reverse().map(async ({ ID }) => (await ask(`message/${ID}/raw`)).arrayBuffer());
  return Promise.all((await Promise.all(raw)).map((each) => mailOf(Buffer.from(each))));
}

(mailbox === undefined ? describe.skip : describe)('SmtpMailer, on a real server', () => {
  beforeEach(() => ask('messages', 'DELETE'));
  describeMailer('SmtpMailer', async () => ({ mailer: new SmtpMailer({ url }), received }));
});
