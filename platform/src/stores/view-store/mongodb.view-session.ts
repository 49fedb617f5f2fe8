import { setTimeout } from 'node:timers/promises';
import { type ClientSession, type Db, type MongoClient, MongoError, MongoErrorLabel } from 'mongodb';
import { crashPoint } from '../../program/crash-points';

interface Writers {
  readonly _id: 'writers';
  readonly sessions: Readonly<Record<string, unknown>>;
}

const maxAttempts = 8;
const firstPause = 2;
const transaction = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } } as const;

/** Registered, so that the next process can end it: a killed one leaves its transaction open for a minute. */
export class WritingSession {
  readonly #claimed = new Set<string>();
  #session: ClientSession | null = null;

  constructor(
    private readonly client: MongoClient,
    private readonly db: Db,
  ) {}

  /** All or nothing. Retries lost conflicts, not other errors. */
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

  async #leave(): Promise<void> {
    const session = this.#session;
    this.#session = null;
    this.#claimed.clear();
    await session?.endSession();
  }
}

/** WriteConflict; NoSuchTransaction: ended by another writer. */
const lost: ReadonlySet<unknown> = new Set([112, 251]);

function isConflict(error: unknown): boolean {
  return (
    error instanceof MongoError &&
    lost.has(error.code) &&
    error.hasErrorLabel(MongoErrorLabel.TransientTransactionError)
  );
}
