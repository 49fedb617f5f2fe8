import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

interface ReceivedAddress {
  readonly address: string;
  readonly name?: string;
}

export interface ReceivedMail {
  readonly messageId: string;
  readonly from: ReceivedAddress;
  readonly to: ReceivedAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly {
    readonly name: string;
    readonly contentType: string;
    readonly content: Buffer;
  }[];
}

/** Refusal of recipient or content by code, silence after the content, or a drop after accepting it. */
export type SmtpFault =
  | { readonly at: 'greeting' | 'recipient' | 'content'; readonly code: number }
  | { readonly at: 'silence' | 'drop' };

export class SmtpDouble {
  readonly taken: ReceivedMail[] = [];
  readonly headers: ReadonlyMap<string, string>[] = [];
  fault: SmtpFault | null = null;
  onTaken: () => void = () => undefined;
  readonly #server: SMTPServer;

  private constructor(private readonly port: number) {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 1,
      logger: false,
      onConnect: (_session, reply) => reply(this.#refusal('greeting')),
      onRcptTo: (_address, _session, reply) => reply(this.#refusal('recipient')),
      onData: (stream, session, reply) => {
        void buffer(stream).then((raw) => this.#take(raw, session, reply));
      },
    });
    this.#server.on('error', () => undefined);
  }

  /** @param port 0: any free one */
  static async start(port = 0): Promise<SmtpDouble> {
    const double = new SmtpDouble(port);
    await double.#listen();
    return double;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const connection of this.#server.connections) connection._socket.destroy();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  async #listen(): Promise<void> {
    const server = this.#server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
  }

  #refusal(at: 'greeting' | 'recipient' | 'content'): Error | null {
    if (this.fault?.at !== at) return null;
    return Object.assign(new Error('not now'), { responseCode: this.fault.code });
  }

  async #take(raw: Buffer, { id }: SMTPServerSession, reply: (error?: Error | null) => void): Promise<void> {
    if (this.fault?.at === 'silence') return;
    const refusal = this.#refusal('content');
    if (refusal) return reply(refusal);
    const parsed = await PostalMime.parse(raw);
    this.headers.push(new Map(parsed.headers.map(({ key, value }) => [key, value])));
    this.taken.push(mailIn(parsed));
    this.onTaken();
    if (this.fault?.at !== 'drop') return reply();
    for (const connection of this.#server.connections) if (connection.id === id) connection._socket.destroy();
  }
}

const withoutCarriageReturns = (text = '') => text.replaceAll('\r\n', '\n').replace(/\n$/, '');

function addressIn(address: Address | undefined): ReceivedAddress {
  const { address: plain = '', name = '' } = address ?? {};
  return name === '' ? { address: plain } : { address: plain, name };
}

export const mailOf = async (raw: Buffer): Promise<ReceivedMail> => mailIn(await PostalMime.parse(raw));

function mailIn({ messageId, from, to, subject, html, text, attachments }: Email): ReceivedMail {
  return {
    messageId: messageId ?? '',
    from: addressIn(from),
    to: addressIn(to?.[0]),
    subject: subject ?? '',
    html: withoutCarriageReturns(html),
    text: withoutCarriageReturns(text),
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      contentType: mimeType,
      content: Buffer.from(content as ArrayBuffer),
    })),
  };
}
