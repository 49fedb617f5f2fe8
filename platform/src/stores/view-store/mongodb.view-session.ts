import { setTimeout } from 'node:timers/promises';
import { type ClientSession, type Db, type MongoClient, MongoError, MongoErrorLabel } from 'mongodb';
import { crashPoint } from '../../program/crash-points';

interface Writers {
  readonly _id: 'writers';
  /** Projection → session of the process that wrote it last. */
  readonly sessions: Readonly<Record<string, unknown>>;
}

const maxAttempts = 8;
/** Milliseconds of the longest pause before the second attempt; each further one may be twice as long. */
const firstPause = 2;
const transaction = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } } as const;

/**
 * The session in which a process commits. A killed process leaves its transaction open for a minute; so each registers
 * itself, and the next one ends the earlier session.
 */
export class WritingSession {
  readonly #claimed = new Set<string>();
  #session: ClientSession | null = null;

  constructor(
    private readonly client: MongoClient,
    private readonly db: Db,
  ) {}

  /** All that `work` writes, or nothing. What lost against another writer is tried again; what else fails is not. */
  async commit(
    projections: readonly string[],
    work: (session: ClientSession) => Promise<void>,
  ): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#attempt(projections, work);
        return;
      } catch (error) {
        if (!isConflict(error)) await this.#leave();
        if (!isConflict(error) || attempt === maxAttempts) throw error;
        // The other writer needs some milliseconds; two that tried at once would meet again.
        await setTimeout(Math.random() * firstPause * 2 ** (attempt - 1));
      }
    }
  }

  close(): Promise<void> {
    return this.#leave();
  }

  async #attempt(
    projections: readonly string[],
    work: (session: ClientSession) => Promise<void>,
  ): Promise<void> {
    const session = await this.#claim(projections);
    session.startTransaction(transaction);
    try {
      await work(session);
      crashPoint('views:before-commit');
      await session.commitTransaction();
      crashPoint('views:after-commit');
    } catch (error) {
      if (session.inTransaction()) await session.abortTransaction();
      throw error;
    }
  }

  async #claim(projections: readonly string[]): Promise<ClientSession> {
    const session = (this.#session ??= this.client.startSession());
    const fresh = projections.filter((projection) => !this.#claimed.has(projection));
    if (fresh.length === 0) return session;
    const mine = session.id?.id;
    const claims = Object.fromEntries(fresh.map((projection) => [`sessions.${projection}`, mine]));
    const before = await this.db
      .collection<Writers>('view-catalogues')
      .findOneAndUpdate({ _id: 'writers' }, { $set: claims }, { upsert: true, returnDocument: 'before' });
    const others = new Set(fresh.flatMap((projection) => before?.sessions[projection] ?? []));
    if (others.size > 0) await this.db.command({ killSessions: [...others].map((id) => ({ id })) });
    fresh.forEach((projection) => this.#claimed.add(projection));
    return session;
  }

  /** The next commit starts anew, under another name. */
  async #leave(): Promise<void> {
    const session = this.#session;
    this.#session = null;
    this.#claimed.clear();
    await session?.endSession();
  }
}

/** WriteConflict: another transaction was faster with a document. NoSuchTransaction: another writer has ended ours. */
const lost: ReadonlySet<unknown> = new Set([112, 251]);

/** Nothing was written because of another writer, and may be now. */
function isConflict(error: unknown): boolean {
  return (
    error instanceof MongoError &&
    lost.has(error.code) &&
    error.hasErrorLabel(MongoErrorLabel.TransientTransactionError)
  );
}
