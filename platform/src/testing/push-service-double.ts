import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A message as a push service gets it, read as only its browser can. */
interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly content: string;
}

interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** A browser with a subscription of its own: it alone can read what is sent there. */
function createBrowser() {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);

  /** RFC 8291 and RFC 8188, with one record. @throws where it was not encrypted for this browser */
  function read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const shared = keys.computeSecret(senderKey);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
    const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
    const part = (label: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
    const opening = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    opening.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    // After the content comes 2, then zeros.
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
  return {
    read,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
  };
}

/** A push service on this machine: takes messages, reads them as their browsers would, answers as told. */
export class PushServiceDouble {
  readonly received: ReceivedPush[] = [];
  /** What is answered, by path; 201 unless something else is said. `null`: nothing, ever. */
  readonly answers = new Map<string, Answer | null>();
  /** Called when a message was taken over, before that is said. */
  onTaken: () => void = () => undefined;
  readonly #browsers = new Map<string, ReturnType<typeof createBrowser>>();
  readonly #server = createServer((request, response) => {
    const path = request.url ?? '';
    void buffer(request).then((body) => {
      const content = this.#browsers.get(path)?.read(body) ?? '';
      this.received.push({ path, headers: request.headers, content });
      this.onTaken();
      const answer = this.answers.get(path);
      if (answer === null) return;
      const { status, headers, body: said = '' } = answer ?? { status: 201 };
      response.writeHead(status, headers).end(said);
    });
  });

  static async start(): Promise<PushServiceDouble> {
    const double = new PushServiceDouble();
    await new Promise<void>((resolve) => double.#server.listen(0, '127.0.0.1', resolve));
    return double;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** A browser subscribes. */
  subscribe(name: string) {
    const browser = createBrowser();
    this.#browsers.set(`/${name}`, browser);
    return { endpoint: `${this.origin}/${name}`, ...browser.keys };
  }

  /** What browsers were shown. */
  get messages(): unknown[] {
    return this.received.map(({ content }) => JSON.parse(content) as unknown);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
