import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Buckets } from './buckets';
import type { S3Answer, S3Request } from './s3-message';
import { isSigned } from './signature';

/** Instead of an answer: a status, nothing at all, or a connection that is cut before or after the request took effect. */
export type S3Fault = number | 'silence' | 'cut' | 'cut-after';

/**
 * A server that speaks as much of S3 as we use, path style, over HTTP: buckets, objects, ranges, multipart uploads. It
 * shows how we use the client, not how a storage behaves: nothing is durable, and of a signature only the digest of the
 * body and the name of the key are checked.
 */
export class S3Double {
  readonly buckets = new Buckets();
  /** Asked before each request. */
  fault: (request: S3Request) => S3Fault | null = () => null;
  readonly #server = createServer((request, response) => {
    // An aborted request gets no answer.
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

  /** Refuses and breaks all connections; the objects stay. */
  async goAway(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  /** Listens at the same port again. */
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
