import type { Filter, UpdateFilter } from 'mongodb';
import { MongodbLedger } from '../ledger/mongodb.ledger';
import {
  type LedgerMail,
  type MailLedger,
  MailLedgerUnavailable,
  type MailStats,
  type NewMail,
  type ParkedMail,
  type Settlement,
  type UnsentMail,
  type WaitingMail,
} from './mail-ledger.port';

interface StoredMail {
  readonly _id: string;
  readonly messageId: string;
  readonly person: string | null;
  readonly state: 'waiting' | 'parked' | 'sent' | 'discarded';
  readonly mail: LedgerMail | null;
  readonly attempts: number;
  readonly since: string;
  readonly dueAt: string;
  readonly claimedUntil: string;
  readonly scope: string | null;
  readonly reason: string | null;
  readonly settledAt: string | null;
}

const given = { $set: { state: 'discarded', mail: null } } as const;

/** Two collections beside the views, for any number of processes. */
export class MongodbMailLedger extends MongodbLedger implements MailLedger {
  readonly #mails = this.collection<StoredMail>('mail-ledger');

  constructor(url: string) {
    super({ url, progress: 'mailing-progress', Unavailable: MailLedgerUnavailable });
  }

  protected prepare(): Promise<unknown> {
    return this.#mails.createIndexes([
      { key: { state: 1, dueAt: 1 } },
      { key: { state: 1, settledAt: 1, _id: 1 } },
      { key: { state: 1, since: 1 } },
      { key: { person: 1 } },
    ]);
  }

  async record(mails: readonly NewMail[], now: string): Promise<void> {
    const state = { state: 'waiting', attempts: 0, claimedUntil: '', scope: null, reason: null } as const;
    const operations = mails.map(({ id, ...mail }) => ({
      updateOne: {
        filter: { _id: id },
        update: { $setOnInsert: { ...mail, ...state, since: now, dueAt: now, settledAt: null } },
        upsert: true,
      },
    }));
    if (operations.length === 0) return;
    await this.do(() => this.#mails.bulkWrite(operations, { ordered: false }));
  }

  async claim(now: string, until: string, early: boolean): Promise<WaitingMail | null> {
    const due = early ? {} : { dueAt: { $lte: now } };
    const found = await this.do(() =>
      this.#mails.findOneAndUpdate(
        { state: 'waiting', claimedUntil: { $lte: now }, ...due },
        { $set: { claimedUntil: until } },
        { sort: { dueAt: 1 } },
      ),
    );
    if (found === null || found.mail === null) return null;
    const { _id: id, messageId, person, mail, attempts, since } = found;
    return { id, messageId, person, mail, attempts, since };
  }

  async settle(id: string, settlement: Settlement): Promise<void> {
    await this.#update({ _id: id, state: 'waiting' }, changesOf(settlement));
  }

  async retryNow(now: string): Promise<void> {
    const late = {
      state: 'waiting',
      dueAt: { $gt: now },
      scope: { $in: ['server', 'unclear'] },
    } as const;
    await this.do(() => this.#mails.updateMany(late, { $set: { dueAt: now } }));
  }

  async stats(): Promise<MailStats> {
    return this.do(async () => {
      const count = (state: StoredMail['state']) => this.#mails.countDocuments({ state });
      // Polled every second, so sent mails are not counted but derived: all minus the rest.
      const [all, waiting, parked, discarded, oldest] = await Promise.all([
        this.#mails.estimatedDocumentCount(),
        count('waiting'),
        count('parked'),
        count('discarded'),
        this.#mails.findOne({ state: 'waiting' }, { sort: { since: 1 } }),
      ]);
      const sent = Math.max(0, all - waiting - parked - discarded);
      return { waiting, parked, sent, oldestWaiting: oldest?.since ?? null };
    });
  }

  async parked(page: number, size: number): Promise<{ mails: readonly ParkedMail[]; total: number }> {
    return this.do(async () => {
      const options = { sort: { settledAt: 1, _id: 1 }, skip: (page - 1) * size, limit: size } as const;
      const [total, found] = await Promise.all([
        this.#mails.countDocuments({ state: 'parked' }),
        this.#mails.find({ state: 'parked' }, options).toArray(),
      ]);
      return { total, mails: found.map(parkedMail) };
    });
  }

  async unsent(page: number, size: number): Promise<{ mails: readonly UnsentMail[]; total: number }> {
    return this.do(async () => {
      const options = { sort: { dueAt: 1, _id: 1 }, skip: (page - 1) * size, limit: size } as const;
      const [total, found] = await Promise.all([
        this.#mails.countDocuments({ state: 'waiting' }),
        this.#mails.find({ state: 'waiting' }, options).toArray(),
      ]);
      return { total, mails: found.map(unsentMail) };
    });
  }

  async retry(id: string, now: string): Promise<boolean> {
    const again = { state: 'waiting', attempts: 0, since: now, dueAt: now, settledAt: null } as const;
    return (await this.#update({ _id: id, state: 'parked' }, { $set: again })) > 0;
  }

  async discard(id: string): Promise<boolean> {
    return (await this.#update({ _id: id, state: 'parked' }, given)) > 0;
  }

  async erasePerson(person: string): Promise<readonly string[]> {
    await this.do(() => this.#mails.updateMany({ person, mail: { $ne: null } }, given));
    const found = await this.do(() => this.#mails.find({ person }).toArray());
    return found.map(({ messageId }) => messageId);
  }

  async #update(filter: Filter<StoredMail>, update: UpdateFilter<StoredMail>): Promise<number> {
    return (await this.do(() => this.#mails.updateOne(filter, update))).modifiedCount;
  }
}

function parkedMail({ _id: id, mail, attempts, reason, settledAt }: StoredMail): ParkedMail {
  const { to, subject } = mail ?? { to: { address: '' }, subject: '' };
  return { id, to: to.address, subject, attempts, reason: reason ?? '', parkedAt: settledAt ?? '' };
}

function unsentMail({ _id: id, mail, ...stored }: StoredMail): UnsentMail {
  const { to, subject } = mail ?? { to: { address: '' }, subject: '' };
  const { attempts, reason, since, dueAt, claimedUntil } = stored;
  return { id, to: to.address, subject, attempts, reason, since, dueAt, claimedUntil };
}

function changesOf(settlement: Settlement): UpdateFilter<StoredMail> {
  if (settlement.state === 'sent') {
    const done = { state: 'sent', mail: null, reason: null, settledAt: settlement.at } as const;
    return { $set: { ...done, claimedUntil: '' } };
  }
  const { reason } = settlement;
  const failed =
    settlement.state === 'parked'
      ? ({ state: 'parked', settledAt: settlement.at } as const)
      : { dueAt: settlement.dueAt, scope: settlement.scope };
  return { $inc: { attempts: 1 }, $set: { reason, ...failed, claimedUntil: '' } };
}
