import { randomUUID } from 'node:crypto';
import type { Collection, Filter, MongoClient, UpdateFilter } from 'mongodb';
import PQueue from 'p-queue';
import { isUnavailable, Once, openMongodb } from '../mongodb/mongodb-connection';
import {
  type Claim,
  type NewEntry,
  type NewsProgress,
  type Outbox,
  type OutboxKind,
  type OutboxStats,
  OutboxUnavailable,
  type RecordedEntry,
  type Settlement,
  type StoredEntry,
} from './outbox.port';

interface Stored {
  readonly _id: string;
  readonly person: string | null;
  readonly bundle: string;
  readonly state: 'waiting' | Settlement['state'];
  /** `null` once sent or discarded. */
  readonly content: unknown;
  readonly attempts: number;
  readonly since: string;
  /** Order within one time. */
  readonly place: number;
  readonly dueAt: string;
  readonly claimedUntil: string;
  readonly claim: string;
  readonly scope: string | null;
  readonly reason: string | null;
  readonly settledAt: string | null;
}
type StoredProgress = NewsProgress & { readonly _id: string };

const orders = { waiting: { dueAt: 1, _id: 1 }, parked: { settledAt: 1, _id: 1 } } as const;

/** Two collections beside the views, for any number of processes. */
export class MongodbOutbox<K extends OutboxKind> implements Outbox<K> {
  readonly #client: MongoClient;
  readonly #entries: Collection<Stored>;
  readonly #progress: Collection<StoredProgress>;
  readonly #prepared: Once;
  readonly #claiming = new PQueue({ concurrency: 1 });
  readonly place: string;

  /** @param url `mongodb://…/<database>?replicaSet=…` */
  constructor(url: string, kind: K) {
    const progress = `${kind}-progress`;
    this.place = `the collection ${progress} in MongoDB`;
    this.#client = openMongodb(url);
    this.#entries = this.#client.db().collection(`${kind}-outbox`);
    this.#progress = this.#client.db().collection(progress);
    this.#prepared = new Once(async () => {
      await this.#client.connect();
      await this.#entries.createIndexes([
        { key: { state: 1, dueAt: 1 } },
        { key: { state: 1, settledAt: 1, _id: 1 } },
        { key: { state: 1, since: 1 } },
        { key: { bundle: 1, state: 1 } },
        { key: { claim: 1 } },
        { key: { person: 1 } },
      ]);
    });
  }

  async record(entries: readonly NewEntry<K>[], now: string): Promise<void> {
    const blank = {
      state: 'waiting',
      attempts: 0,
      since: now,
      dueAt: now,
      claimedUntil: '',
      claim: '',
    } as const;
    const operations = entries.map(({ id, ...entry }, place) => ({
      updateOne: {
        filter: { _id: id },
        update: { $setOnInsert: { ...entry, ...blank, place, scope: null, reason: null, settledAt: null } },
        upsert: true,
      },
    }));
    if (operations.length === 0) return;
    await this.#do(() => this.#entries.bulkWrite(operations, { ordered: false }));
  }

  /** In sequence, so that entries due together are claimed together. */
  claim(now: string, until: string, early: boolean): Promise<Claim<K> | null> {
    return this.#claiming.add(() => this.#claim(now, until, early));
  }

  async #claim(now: string, until: string, early: boolean): Promise<Claim<K> | null> {
    const due: Filter<Stored> = {
      state: 'waiting',
      claimedUntil: { $lte: now },
      ...(!early && { dueAt: { $lte: now } }),
    };
    const claim = randomUUID();
    const take = { $set: { claimedUntil: until, claim } };
    return this.#do(async () => {
      const first = await this.#entries.findOneAndUpdate(due, take, { sort: { dueAt: 1, place: 1 } });
      if (first === null) return null;
      const { person, bundle } = first;
      // Another process may claim some of them first.
      await this.#entries.updateMany({ ...due, bundle }, take);
      const found = await this.#entries.find({ claim, state: 'waiting' }).toArray();
      const inOrder = found.toSorted((a, b) => a.since.localeCompare(b.since) || a.place - b.place);
      return {
        person,
        bundle,
        entries: inOrder.map(({ _id: id, content }) => ({ id, content: content as NewEntry<K>['content'] })),
        attempts: Math.max(...found.map(({ attempts }) => attempts)),
        since: inOrder[0]?.since ?? now,
      };
    });
  }

  async settle(ids: readonly string[], settlement: Settlement): Promise<void> {
    const waiting: Filter<Stored> = { _id: { $in: [...ids] }, state: 'waiting' };
    await this.#do(() => this.#entries.updateMany(waiting, changesOf(settlement)));
  }

  async retryNow(now: string): Promise<void> {
    const late = { state: 'waiting', dueAt: { $gt: now }, scope: { $in: ['server', 'unclear'] } } as const;
    await this.#do(() => this.#entries.updateMany(late, { $set: { dueAt: now } }));
  }

  async stats(): Promise<OutboxStats> {
    return this.#do(async () => {
      const count = (state: Stored['state']) => this.#entries.countDocuments({ state });
      // Polled every second, so sent entries are not counted but derived: all minus the rest.
      const [all, waiting, parked, discarded, oldest] = await Promise.all([
        this.#entries.estimatedDocumentCount(),
        count('waiting'),
        count('parked'),
        count('discarded'),
        this.#entries.findOne({ state: 'waiting' }, { sort: { since: 1 } }),
      ]);
      const sent = Math.max(0, all - waiting - parked - discarded);
      return { waiting, parked, sent, oldestWaiting: oldest?.since ?? null };
    });
  }

  async list(
    state: 'waiting' | 'parked',
    page: number,
    size: number,
  ): Promise<{ entries: readonly StoredEntry<K>[]; total: number }> {
    const options = { sort: orders[state], skip: (page - 1) * size, limit: size };
    return this.#do(async () => {
      const [total, found] = await Promise.all([
        this.#entries.countDocuments({ state }),
        this.#entries.find({ state }, options).toArray(),
      ]);
      return { total, entries: found.map((each) => storedEntry<K>(each)) };
    });
  }

  async ofEvents(eventIds: readonly string[]): Promise<readonly RecordedEntry[]> {
    if (eventIds.length === 0) return [];
    const $or = eventIds.map((id) => ({ _id: { $gt: `${id}:`, $lt: `${id};` } }));
    const found = await this.#do(() => this.#entries.find({ $or }).sort({ _id: 1 }).toArray());
    return found.map(({ _id: id, person, state, since, settledAt }) => ({
      id,
      person,
      state,
      since,
      settledAt,
    }));
  }

  async retry(id: string, now: string): Promise<boolean> {
    const again = { state: 'waiting', attempts: 0, since: now, dueAt: now, settledAt: null } as const;
    const parked = { _id: id, state: 'parked' } as const;
    const { modifiedCount } = await this.#do(() => this.#entries.updateOne(parked, { $set: again }));
    return modifiedCount > 0;
  }

  async prune(before: string): Promise<void> {
    const old: Filter<Stored> = { state: { $in: ['sent', 'discarded'] }, settledAt: { $lt: before } };
    await this.#do(() => this.#entries.deleteMany(old));
  }

  async erasePerson(person: string, now: string): Promise<readonly string[]> {
    const discarded = changesOf({ state: 'discarded', at: now });
    await this.#do(() => this.#entries.updateMany({ person, content: { $ne: null } }, discarded));
    const found = await this.#do(() => this.#entries.find({ person }).toArray());
    return found.map(({ _id }) => _id);
  }

  async progressOf(rule: string): Promise<NewsProgress | null> {
    return this.#do(() => this.#progress.findOne({ _id: rule }, { projection: { _id: 0 } }));
  }

  async saveProgress(rule: string, progress: NewsProgress): Promise<void> {
    await this.#do(() => this.#progress.replaceOne({ _id: rule }, progress, { upsert: true }));
  }

  async close(): Promise<void> {
    await this.#client.close();
  }

  async #do<T>(work: () => Promise<T>): Promise<T> {
    try {
      await this.#prepared.done();
      return await work();
    } catch (error) {
      throw isUnavailable(error) ? new OutboxUnavailable(error) : error;
    }
  }
}

function storedEntry<K extends OutboxKind>({ _id: id, content, ...stored }: Stored): StoredEntry<K> {
  const { attempts, reason, since, dueAt, claimedUntil, settledAt } = stored;
  const same = { id, attempts, reason, since, dueAt, claimedUntil, settledAt };
  return { ...same, content: content as NewEntry<K>['content'] };
}

function changesOf(settlement: Settlement): UpdateFilter<Stored> {
  const free = { claimedUntil: '', claim: '' };
  if (settlement.state === 'sent' || settlement.state === 'discarded') {
    const { state, at } = settlement;
    return { $set: { ...free, state, content: null, reason: null, settledAt: at } };
  }
  if (settlement.state === 'parked') {
    const { state, reason, at } = settlement;
    return { $inc: { attempts: 1 }, $set: { ...free, state, reason, settledAt: at } };
  }
  const { dueAt, failure } = settlement;
  if (failure === null) return { $set: { ...free, dueAt } };
  return { $inc: { attempts: 1 }, $set: { ...free, dueAt, ...failure } };
}
