import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
}

const nothing = Buffer.alloc(0);
const headEnd = '\r\n\r\n';

/** Minimal HTTP/1.1 with `Content-Length`: a general client uses too much CPU. */
export class HttpConnection {
  readonly #socket: Socket;
  #received: Buffer = nothing;
  #waiting: Waiting | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('close', () => this.#fail(new Error('the server closed the connection')));
    socket.on('error', (error) => this.#fail(error));
  }

  /** @param from source address */
  static async open(port: number, from = '127.0.0.1'): Promise<HttpConnection> {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    await once(socket, 'connect');
    return new HttpConnection(socket);
  }

  /** A whole request, head and body. */
  send(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const head = this.#received.indexOf(headEnd);
    if (head < 0) return;
    const text = this.#received.toString('latin1', 0, head);
    const length = /content-length: (\d+)/i.exec(text)?.[1];
    if (length === undefined) return this.#fail(new Error(`an answer without content-length: ${text}`));
    const end = head + headEnd.length + Number(length);
    if (this.#received.length < end) return;
    const answer = {
      status: Number(text.slice(9, 12)),
      body: this.#received.subarray(end - Number(length), end),
    };
    this.#received = nothing;
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve(answer);
  }

  #fail(error: Error): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.reject(error);
  }
}

/** In parallel; closed at the end. */
export async function onConnections(
  port: number,
  count: number,
  work: (connection: HttpConnection, index: number) => Promise<void>,
): Promise<void> {
  const connections = await Promise.all(Array.from({ length: count }, () => HttpConnection.open(port)));
  await Promise.all(connections.map(work));
  connections.forEach((connection) => connection.close());
}

/** Rejections are fast, so they would distort a figure. */
export function mustSucceed({ status, body }: Answer): void {
  if (status !== 200) throw new Error(`the server answered ${status}: ${body.toString().slice(0, 500)}`);
}

/** @throws unless it succeeds */
export async function askOnce(port: number, request: string): Promise<Answer> {
  const connection = await HttpConnection.open(port);
  const answer = await connection.send(request);
  connection.close();
  mustSucceed(answer);
  return answer;
}
