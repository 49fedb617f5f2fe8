import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Document } from 'bson';
import { Dispatcher } from './sessions';
import { encodeReply, RequestReader, type Request } from './wire-messages';

/** A fault that happens once, to the `nth` next command of that name. */
interface Fault {
  readonly command: string;
  /** The connection breaks before the command is run, or after it, so that its answer is lost. */
  readonly when: 'before' | 'after';
  /** Instead of breaking, the connection stays silent for ever; called when it comes to that. */
  readonly held?: () => void;
  left: number;
}

interface Options {
  /** 0 takes a free one. */
  readonly port?: number;
  readonly transactionLifetimeMs?: number;
}

/**
 * A MongoDB server of our own making, for the real driver over TCP: a replica set of one that keeps its documents in
 * memory and breaks when it is told to. It shows how we use the driver; how MongoDB itself behaves, in speed, on disk
 * and in a real replica set, it cannot show.
 */
export class MongodbDouble {
  /** How often each command was asked for. */
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

  /** For the driver; a database's name may stand behind it. */
  get url(): string {
    return `mongodb://127.0.0.1:${this.port}/?replicaSet=double`;
  }

  /** Refuses and breaks all connections; the documents stay. */
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

  /** Every answer takes that much longer from now on, in milliseconds. */
  delay(milliseconds: number): void {
    this.#delayMs = milliseconds;
  }

  /** Breaks the connection of the nth next command of that name, once. */
  breakConnection(command: string, when: Fault['when'], nth = 1): void {
    this.#faults.push({ command, when, left: nth });
  }

  /** Runs the nth next command of that name and never answers. @returns when it has come to that */
  holdAnswer(command: string, nth = 1): Promise<void> {
    return new Promise((held) => this.#faults.push({ command, when: 'after', held, left: nth }));
  }

  #serve(socket: Socket): void {
    const reader = new RequestReader();
    let last: Promise<void> = Promise.resolve();
    this.#sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('close', () => this.#sockets.delete(socket));
    // A client that vanishes is a client's affair.
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
    // What a broken connection has not brought is not run; what it has brought already is.
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

  /** Counts the command, and finds the fault that is due with it. */
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
