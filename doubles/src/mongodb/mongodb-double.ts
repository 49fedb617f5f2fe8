import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Document } from 'bson';
import { Dispatcher } from './sessions';
import { encodeReply, RequestReader, type Request } from './wire-messages';

/** Once, for the `nth` next command of this name. */
interface Fault {
  readonly command: string;
  /** After running it, the answer is lost. */
  readonly when: 'before' | 'after';
  /** Silence instead of a break; called when it happens. */
  readonly held?: () => void;
  left: number;
}

interface Options {
  readonly port?: number;
  readonly transactionLifetimeMs?: number;
}

/**
 * In-memory replica set of one for the real driver, with faults on demand. Not covered: speed, durability, elections.
 */
export class MongodbDouble {
  readonly seen = new Map<string, number>();
  readonly #dispatcher: Dispatcher;
  readonly #sockets = new Set<Socket>();
  readonly #faults: Fault[] = [];
  #server: Server;
  #delayMs = 0;

  private constructor(
    server: Server,
    readonly port: number,
    transactionLifetimeMs: number,
  ) {
    this.#server = server;
    this.#dispatcher = new Dispatcher({ address: `127.0.0.1:${port}`, transactionLifetimeMs });
    server.on('connection', (socket) => this.#serve(socket));
  }

  static async start({ port = 0, transactionLifetimeMs = 60_000 }: Options = {}): Promise<MongodbDouble> {
    const server = await listening(port);
    return new MongodbDouble(server, (server.address() as AddressInfo).port, transactionLifetimeMs);
  }

  /** A database name may follow. */
  get url(): string {
    return `mongodb://127.0.0.1:${this.port}/?replicaSet=double`;
  }

  async goAway(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#sockets.forEach((socket) => socket.destroy());
    await closed;
  }

  async comeBack(): Promise<void> {
    this.#server = await listening(this.port);
    this.#server.on('connection', (socket) => this.#serve(socket));
  }

  delay(milliseconds: number): void {
    this.#delayMs = milliseconds;
  }

  breakConnection(command: string, when: Fault['when'], nth = 1): void {
    this.#faults.push({ command, when, left: nth });
  }

  /** Runs the command without an answer. @returns resolves then */
  holdAnswer(command: string, nth = 1): Promise<void> {
    return new Promise((held) => this.#faults.push({ command, when: 'after', held, left: nth }));
  }

  #serve(socket: Socket): void {
    const reader = new RequestReader();
    let last: Promise<void> = Promise.resolve();
    this.#sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => {
      for (const request of reader.take(bytes)) {
        last = last.then(() => this.#handle(socket, request));
      }
    });
  }

  async #handle(socket: Socket, request: Request): Promise<void> {
    const fault = this.#faultFor(request);
    if (fault?.when === 'before') socket.destroy();
    // Requests of a broken connection are not run.
    if (socket.destroyed) return;
    const reply = await this.#replyTo(request);
    if (fault?.held) return fault.held();
    if (fault) socket.destroy();
    if (!request.silent) send(socket, encodeReply(request, reply));
  }

  async #replyTo({ command }: Request): Promise<Document> {
    if (this.#delayMs > 0) await pause(this.#delayMs);
    return this.#dispatcher.answer(command);
  }

  #faultFor({ command }: Request): Fault | undefined {
    const [name = ''] = Object.keys(command);
    this.seen.set(name, (this.seen.get(name) ?? 0) + 1);
    const fault = this.#faults.find((each) => each.command === name);
    if (!fault) return undefined;
    fault.left -= 1;
    if (fault.left > 0) return undefined;
    this.#faults.splice(this.#faults.indexOf(fault), 1);
    return fault;
  }
}

function send(socket: Socket, bytes: Buffer): void {
  if (!socket.destroyed) socket.write(bytes);
}

async function listening(port: number): Promise<Server> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
