import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { EJSON, type Document } from 'bson';
import pg from 'pg';
import { noSuchTransaction, ServerError, writeConflict } from '../mongodb/server-error';
import { serverCommands } from '../mongodb/server-commands';
import { encodeReply, RequestReader, type Request } from '../mongodb/wire-messages';
import { documentDbCommands } from './documentdb-commands';

interface OpenTransaction {
  readonly number: number;
  readonly client: pg.PoolClient;
}

const conflicts: ReadonlySet<unknown> = new Set(['40001', '40P01', '55P03']);
const idOf = (lsid: Document) => EJSON.stringify(lsid['id']);

/** MongoDB's wire protocol over PostgreSQL with DocumentDB: an independent engine besides our double. */
export class DocumentDbGateway {
  readonly #pool: pg.Pool;
  readonly #open = new Map<string, OpenTransaction>();

  private constructor(
    private readonly server: Server,
    postgres: string,
  ) {
    this.#pool = new pg.Pool({ connectionString: postgres, max: 40 });
    server.on('connection', (socket) => this.#serve(socket));
  }

  static async start(postgres: string): Promise<DocumentDbGateway> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new DocumentDbGateway(server, postgres);
  }

  get url(): string {
    return `mongodb://${this.#address}/?replicaSet=double`;
  }

  get #address(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  #serve(socket: Socket): void {
    const reader = new RequestReader();
    let last: Promise<void> = Promise.resolve();
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => {
      for (const request of reader.take(bytes)) last = last.then(() => this.#handle(socket, request));
    });
  }

  async #handle(socket: Socket, request: Request): Promise<void> {
    const reply = await this.#answer(request.command).catch((error: unknown) => replyTo(error));
    if (!request.silent && !socket.destroyed) socket.write(encodeReply(request, reply));
  }

  async #answer(command: Document): Promise<Document> {
    const [name = ''] = Object.keys(command);
    const ofServer = serverCommands[name];
    if (ofServer) return ofServer(command, { address: this.#address });
    if (name === 'killSessions' || name === 'endSessions') return this.#forget(command[name] as Document[]);
    if (name === 'commitTransaction' || name === 'abortTransaction') return this.#end(name, command);
    return command['autocommit'] === false ? this.#inTransaction(command) : this.#alone(command);
  }

  async #alone(command: Document): Promise<Document> {
    const client = await this.#pool.connect();
    try {
      return await execute(client, command);
    } finally {
      client.release();
    }
  }

  async #inTransaction(command: Document): Promise<Document> {
    const key = idOf(command['lsid']);
    const number = Number(command['txnNumber']);
    if (command['startTransaction']) {
      await this.#abort(key);
      const client = await this.#pool.connect();
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
      this.#open.set(key, { number, client });
    }
    const open = this.#open.get(key);
    if (open?.number !== number) throw noSuchTransaction();
    try {
      const reply = await execute(open.client, command);
      if (reply['writeErrors']) await this.#abort(key);
      return reply;
    } catch (error) {
      await this.#abort(key);
      throw error;
    }
  }

  async #end(name: 'commitTransaction' | 'abortTransaction', command: Document): Promise<Document> {
    const key = idOf(command['lsid']);
    const open = this.#open.get(key);
    if (open?.number !== Number(command['txnNumber'])) throw noSuchTransaction();
    if (name === 'abortTransaction') await this.#abort(key);
    else {
      this.#open.delete(key);
      await open.client.query('COMMIT');
      open.client.release();
    }
    return { ok: 1 };
  }

  async #abort(key: string): Promise<void> {
    const open = this.#open.get(key);
    if (!open) return;
    this.#open.delete(key);
    await open.client.query('ROLLBACK');
    open.client.release();
  }

  async #forget(sessions: readonly Document[]): Promise<Document> {
    for (const each of sessions) await this.#abort(idOf(each));
    return { ok: 1 };
  }
}

async function execute(client: pg.PoolClient, command: Document): Promise<Document> {
  const [name = ''] = Object.keys(command);
  const ask = documentDbCommands[name];
  if (!ask) throw new ServerError(59, 'CommandNotFound', `no such command: '${name}'`);
  return ask(client, String(command['$db']), command);
}

function replyTo(error: unknown): Document {
  if (error instanceof ServerError) return error.reply;
  const { code } = error as { readonly code?: unknown };
  if (conflicts.has(code)) return writeConflict().reply;
  return new ServerError(8, 'UnknownError', `${String(code)}: ${String(error)}`).reply;
}
