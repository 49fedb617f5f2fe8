import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Buckets } from './buckets';
import type { S3Answer, S3Request } from './s3-message';
import { isSigned } from './signature';

/** A status, no answer, or a cut connection before or after the effect. */
export type S3Fault = number | 'silence' | 'cut' | 'cut-after';

/** In-memory S3, path style over HTTP. Of signatures, only body digest and key name are checked. */
export class S3Double {
  readonly buckets = new Buckets();
  fault: (request: S3Request) => S3Fault | null = () => null;
  readonly #server = createServer((request, response) => {
    this.#serve(request, response).catch(() => request.socket.destroy());
  });

  #port = 0;

  private constructor(readonly accessKeyId: string) {}

  static async start(accessKeyId = 'double'): Promise<S3Double> {
    const double = new S3Double(accessKeyId);
    await double.comeBack();
    return double;
  }

  get port(): number {
    return this.#port;
  }

  async goAway(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async comeBack(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    await this.goAway();
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await requestOf(incoming);
    const fault = this.fault(request);
    if (fault === 'silence') return;
    if (fault === 'cut') return void incoming.socket.destroy();
    const answer = typeof fault === 'number' ? { status: fault } : this.#answer(incoming, request);
    if (fault === 'cut-after') return void incoming.socket.destroy();
    const { status, headers = {}, body = '' } = answer;
    response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #answer({ headers }: IncomingMessage, request: S3Request): S3Answer {
    return isSigned(headers, request.body, this.accessKeyId) ? this.buckets.answer(request) : { status: 403 };
  }
}

async function requestOf(incoming: IncomingMessage): Promise<S3Request> {
  const { pathname, searchParams: query } = new URL(incoming.url ?? '/', 'http://double');
  const [, bucket = '', ...rest] = pathname.split('/');
  const { method = '', headers } = incoming;
  return { method, bucket, key: rest.join('/'), query, range: headers.range, body: await buffer(incoming) };
}
