import type { Collection, Document, MongoClient } from 'mongodb';
import type { MailingProgress } from '../mail-ledger/mail-ledger.port';
import { isUnavailable, Once, openMongodb } from '../mongodb/mongodb-connection';
import type { StoreUnavailable } from '../store-unavailable';

type StoredProgress = MailingProgress & { readonly _id: string };

interface LedgerOptions {
  /** `mongodb://…/<database>?replicaSet=…` */
  readonly url: string;
  readonly progress: string;
  readonly Unavailable: new (cause: unknown) => StoreUnavailable;
}

/** A list in two collections beside the views, for any number of processes. */
export abstract class MongodbLedger {
  readonly #client: MongoClient;
  readonly #progress: Collection<StoredProgress>;
  readonly #prepared: Once;
  readonly #Unavailable: LedgerOptions['Unavailable'];

  readonly place: string;

  constructor({ url, progress, Unavailable }: LedgerOptions) {
    this.#client = openMongodb(url);
    this.place = `the collection ${progress} in MongoDB`;
    this.#progress = this.collection<StoredProgress>(progress);
    this.#Unavailable = Unavailable;
    this.#prepared = new Once(async () => {
      await this.#client.connect();
      await this.prepare();
    });
  }

  /** Creates indexes; retried after a failure. */
  protected abstract prepare(): Promise<unknown>;

  protected collection<T extends Document>(name: string): Collection<T> {
    return this.#client.db().collection<T>(name);
  }

  async progressOf(follower: string): Promise<MailingProgress | null> {
    return this.do(() => this.#progress.findOne({ _id: follower }, { projection: { _id: 0 } }));
  }

  async saveProgress(follower: string, progress: MailingProgress): Promise<void> {
    await this.do(() => this.#progress.replaceOne({ _id: follower }, progress, { upsert: true }));
  }

  async close(): Promise<void> {
    await this.#client.close();
  }

  protected async do<T>(work: () => Promise<T>): Promise<T> {
    try {
      await this.#prepared.done();
      return await work();
    } catch (error) {
      throw isUnavailable(error) ? new this.#Unavailable(error) : error;
    }
  }
}
