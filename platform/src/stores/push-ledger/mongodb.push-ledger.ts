import { randomUUID } from 'node:crypto';
import PQueue from 'p-queue';
import { MongodbLedger } from '../ledger/mongodb.ledger';
import {
  type DueNotices,
  type NewNotice,
  type NoticeSettlement,
  type PushLedger,
  PushLedgerUnavailable,
} from './push-ledger.port';

interface StoredNotice extends Omit<NewNotice, 'id' | 'content'> {
  readonly _id: string;
  readonly content: string | null;
  readonly attempts: number;
  readonly since: string;
  /** Order within one time. */
  readonly place: number;
  readonly dueAt: string;
  readonly claimedUntil: string;
  readonly claim: string;
  readonly settledAt: string | null;
}

/** Two collections beside the views, for any number of processes. */
export class MongodbPushLedger extends MongodbLedger implements PushLedger {
  readonly #notices = this.collection<StoredNotice>('push-ledger');
  readonly #claiming = new PQueue({ concurrency: 1 });

  /** @param url `mongodb://…/<database>?replicaSet=…` */
  constructor(url: string) {
    super({ url, progress: 'push-progress', Unavailable: PushLedgerUnavailable });
  }

  protected prepare(): Promise<unknown> {
    return this.#notices.createIndexes([
      { key: { settledAt: 1, dueAt: 1 } },
      { key: { device: 1, kind: 1, settledAt: 1 } },
      { key: { claim: 1 } },
      { key: { person: 1 } },
    ]);
  }

  async record(notices: readonly NewNotice[], now: string): Promise<void> {
    const blank = { attempts: 0, since: now, dueAt: now, claimedUntil: '', claim: '', settledAt: null };
    const operations = notices.map(({ id, ...notice }, place) => ({
      updateOne: {
        filter: { _id: id },
        update: { $setOnInsert: { ...notice, ...blank, place } },
        upsert: true,
      },
    }));
    if (operations.length === 0) return;
    await this.do(() => this.#notices.bulkWrite(operations, { ordered: false }));
  }

  /** In sequence, so that notices due together are claimed together. */
  claim(now: string, until: string): Promise<DueNotices | null> {
    return this.#claiming.add(() => this.#claim(now, until));
  }

  async #claim(now: string, until: string): Promise<DueNotices | null> {
    const due = { settledAt: null, dueAt: { $lte: now }, claimedUntil: { $lte: now } };
    const claim = randomUUID();
    const take = { $set: { claimedUntil: until, claim } };
    return this.do(async () => {
      const first = await this.#notices.findOneAndUpdate(due, take, { sort: { dueAt: 1 } });
      if (first === null) return null;
      const { person, device, kind } = first;
      // Another process may claim some of them first.
      await this.#notices.updateMany({ ...due, device, kind }, take);
      const found = await this.#notices.find({ claim, settledAt: null }).toArray();
      const inOrder = found.toSorted((a, b) => a.since.localeCompare(b.since) || a.place - b.place);
      return {
        person,
        device,
        kind,
        notices: inOrder.map(({ _id: id, content }) => ({ id, content: content ?? 'null' })),
        attempts: Math.max(...found.map(({ attempts }) => attempts)),
        since: inOrder[0]?.since ?? now,
      };
    });
  }

  async settle(ids: readonly string[], settlement: NoticeSettlement): Promise<void> {
    const ended = { claimedUntil: '', claim: '' };
    const change =
      settlement.state === 'done'
        ? { $set: { ...ended, content: null, settledAt: settlement.at } }
        : { $set: { ...ended, dueAt: settlement.dueAt }, $inc: { attempts: Number(settlement.failed) } };
    await this.do(() => this.#notices.updateMany({ _id: { $in: [...ids] }, settledAt: null }, change));
  }

  async waiting(): Promise<number> {
    return this.do(() => this.#notices.countDocuments({ settledAt: null }));
  }

  async prune(before: string): Promise<void> {
    await this.do(() => this.#notices.deleteMany({ settledAt: { $lt: before } }));
  }

  async erasePerson(person: string): Promise<void> {
    await this.do(async () => {
      await this.#notices.updateMany({ person, content: { $ne: null } }, { $set: { content: null } });
      const left = await this.#notices.find({ person, settledAt: null }).toArray();
      const settle = left.map(({ _id, since }) => ({
        updateOne: { filter: { _id }, update: { $set: { settledAt: since } } },
      }));
      if (settle.length > 0) await this.#notices.bulkWrite(settle, { ordered: false });
    });
  }
}
