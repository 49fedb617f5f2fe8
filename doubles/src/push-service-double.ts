import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

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

function createBrowser() {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);

  /** RFC 8291 and RFC 8188, one record. @throws if not encrypted for this browser */
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
    // Delimiter 2, then zeros.
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
  return {
    read,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
  };
}

export class PushServiceDouble {
  readonly received: ReceivedPush[] = [];
  /** By path; default 201. `null`: no answer. */
  readonly answers = new Map<string, Answer | null>();
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

  subscribe(name: string) {
    const browser = createBrowser();
    this.#browsers.set(`/${name}`, browser);
    return { endpoint: `${this.origin}/${name}`, ...browser.keys };
  }

  get messages(): unknown[] {
    return this.received.map(({ content }) => JSON.parse(content) as unknown);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
