import { EJSON, type Document } from 'bson';
import { collectionCommands } from './collection-commands';
import type { CommandContext, Commands } from './commands';
import { Cursors } from './cursors';
import { readCommands } from './read-commands';
import { noSuchTransaction, ServerError } from './server-error';
import { serverCommands } from './server-commands';
import { Blocked, Storage, type Transaction } from './storage';
import { writeCommands } from './write-commands';

type State = 'open' | 'committed' | 'aborted';

/** Outlives the connection. */
interface Session {
  transaction?: { readonly number: number; readonly work: Transaction; state: State; expiry: NodeJS.Timeout };
  answered?: { readonly number: number; readonly reply: Document };
}

const commands: Commands = { ...serverCommands, ...collectionCommands, ...readCommands, ...writeCommands };
const idOf = (lsid: Document) => EJSON.stringify(lsid['id']);

export interface DispatcherOptions {
  readonly address: string;
  /** Open transactions are aborted then; 60 s on real servers. */
  readonly transactionLifetimeMs: number;
}

/** Runs commands with transactions and retryable writes. */
export class Dispatcher {
  readonly #storage = new Storage();
  readonly #cursors = new Cursors();
  readonly #sessions = new Map<string, Session>();

  constructor(private readonly options: DispatcherOptions) {}

  /** Never rejects: failures are answers. */
  async answer(command: Document): Promise<Document> {
    for (;;) {
      try {
        return this.#run(command);
      } catch (error) {
        if (error instanceof Blocked) await error.until;
        else if (error instanceof ServerError) return error.reply;
        else return new ServerError(8, 'UnknownError', String(error)).reply;
      }
    }
  }

  #run(command: Document): Document {
    const session = this.#sessionOf(command['lsid'] as Document | undefined);
    const [name = ''] = Object.keys(command);
    if (name === 'commitTransaction' || name === 'abortTransaction') return this.#end(name, session, command);
    if (name === 'killSessions' || name === 'endSessions') return this.#forget(command[name] as Document[]);
    return command['autocommit'] === false
      ? this.#runInTransaction(session, command)
      : this.#runOnce(session, command);
  }

  /** A retried write gets the earlier answer. */
  #runOnce(session: Session, command: Document): Document {
    const number = command['txnNumber'] === undefined ? null : Number(command['txnNumber']);
    if (number === null) return this.#runAlone(command);
    if (session.answered?.number === number) return session.answered.reply;
    const reply = this.#runAlone(command);
    session.answered = { number, reply };
    return reply;
  }

  #runAlone(command: Document): Document {
    const work = this.#storage.begin(false);
    try {
      const reply = this.#execute(command, work, false);
      work.commit();
      return reply;
    } catch (error) {
      work.abort();
      throw error;
    }
  }

  #runInTransaction(session: Session, command: Document): Document {
    const number = Number(command['txnNumber']);
    if (command['startTransaction']) this.#begin(session, number);
    const { transaction } = session;
    if (transaction?.number !== number || transaction.state !== 'open') throw noSuchTransaction();
    try {
      const reply = this.#execute(command, transaction.work, true);
      if (reply['writeErrors']) this.#abort(session);
      return reply;
    } catch (error) {
      this.#abort(session);
      throw error;
    }
  }

  #execute(command: Document, transaction: Transaction, interactive: boolean): Document {
    const [name = ''] = Object.keys(command);
    const run = commands[name];
    if (!run) throw new ServerError(59, 'CommandNotFound', `no such command: '${name}'`);
    const { address } = this.options;
    const storage = this.#storage;
    const cursors = this.#cursors;
    const database = String(command['$db']);
    const context: CommandContext = { storage, transaction, interactive, cursors, database, address };
    return run(command, context);
  }

  #begin(session: Session, number: number): void {
    this.#abort(session);
    const expiry = setTimeout(() => this.#abort(session), this.options.transactionLifetimeMs).unref();
    session.transaction = { number, work: this.#storage.begin(true), state: 'open', expiry };
  }

  #end(name: 'commitTransaction' | 'abortTransaction', session: Session, command: Document): Document {
    const { transaction } = session;
    if (transaction?.number !== Number(command['txnNumber'])) throw noSuchTransaction();
    if (name === 'abortTransaction') this.#abort(session);
    else if (transaction.state === 'open') {
      clearTimeout(transaction.expiry);
      transaction.work.commit();
      transaction.state = 'committed';
    } else if (transaction.state === 'aborted') throw noSuchTransaction();
    return { ok: 1 };
  }

  #abort({ transaction }: Session): void {
    if (transaction?.state !== 'open') return;
    clearTimeout(transaction.expiry);
    transaction.work.abort();
    transaction.state = 'aborted';
  }

  #forget(sessions: readonly Document[]): Document {
    for (const each of sessions) {
      const session = this.#sessions.get(idOf(each));
      if (session) this.#abort(session);
      this.#sessions.delete(idOf(each));
    }
    return { ok: 1 };
  }

  #sessionOf(lsid: Document | undefined): Session {
    if (!lsid) return {};
    const known = this.#sessions.get(idOf(lsid));
    if (known) return known;
    const session: Session = {};
    this.#sessions.set(idOf(lsid), session);
    return session;
  }
}
