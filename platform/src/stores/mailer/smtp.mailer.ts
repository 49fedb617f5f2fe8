import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Mail, type MailAddress, type Mailer, type FailureScope, MailNotAccepted } from './mailer.port';
import { assertSendable } from './sendable-mail';

export interface SmtpOptions {
  /** `smtp[s]://[user:password@]host[:port]`; `?requireTLS=true` requires STARTTLS. */
  readonly url: string;
  /** Milliseconds per mail; default 30,000. */
  readonly timeoutMs?: number;
}

const connectMilliseconds = 10_000;
const idleMilliseconds = 10_000;

/** SMTP over one connection, mails in sequence. Callers retry. */
export class SmtpMailer implements Mailer {
  readonly #transport;
  readonly #timeoutMs: number;

  constructor({ url, timeoutMs = 30_000 }: SmtpOptions) {
    this.#timeoutMs = timeoutMs;
    const connecting = Math.min(connectMilliseconds, timeoutMs);
    this.#transport = createTransport({
      url,
      pool: true,
      maxConnections: 1,
      maxRequeues: 0,
      idleTimeout: idleMilliseconds,
      connectionTimeout: connecting,
      greetingTimeout: connecting,
      dnsTimeout: connecting,
      socketTimeout: timeoutMs,
      // Mails must not read files or URLs of this server.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(mail: Mail): Promise<void> {
    assertSendable(mail);
    try {
      await this.#transport.sendMail({
        ...messageOf(mail),
        signal: AbortSignal.timeout(this.#timeoutMs),
      });
    } catch (error) {
      throw new MailNotAccepted(scopeOf(error), error);
    }
  }

  async close(): Promise<void> {
    this.#transport.close({ force: true });
  }
}

const addressOf = ({ name = '', address }: MailAddress) => ({ name, address });

function messageOf({ from, to, replyTo, unsubscribe, attachments, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    from: addressOf(from),
    to: addressOf(to),
    ...(replyTo && { replyTo: addressOf(replyTo) }),
    attachments: attachments.map(({ name: filename, contentType, content, contentId: cid }) => ({
      filename,
      contentType,
      content,
      ...(cid !== undefined && { cid, contentDisposition: 'inline' as const }),
    })),
    headers: {
      // Against automatic replies (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** 421: the server closes the connection. */
const serviceNotAvailable = 421;

/** An SMTP answer concerns the mail; other errors are outages. */
function scopeOf(error: unknown): FailureScope {
  const {
    responseCode,
    command = '',
    code,
  } = error as {
    responseCode?: number;
    command?: string;
    code?: string;
  };
  if (responseCode === undefined || responseCode === serviceNotAvailable) return 'server';
  if (command.startsWith('RCPT')) return 'message';
  return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'unclear' : 'server';
}
