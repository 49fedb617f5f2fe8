import { randomBytes } from 'node:crypto';
import { Binary, type Collection, type MongoClient } from 'mongodb';
import { isUnavailable, Once, openMongodb } from '../mongodb/mongodb-connection';
import { type KeyStore, KeyStoreUnavailable, PersonErased } from './key-store.port';

export const personalKeys = 'personal-keys';

interface StoredKey {
  readonly _id: string;
  readonly key: Binary | null;
}

/** Keys in their own collection, for separate backups. Erased keys stay in the journal and oplog until those wrap. */
export class MongodbKeyStore implements KeyStore {
  readonly #client: MongoClient;
  readonly #connected: Once;
  readonly #keys: Collection<StoredKey>;

  /** @param url `mongodb://…/<database>?replicaSet=…` */
  constructor(url: string) {
    this.#client = openMongodb(url);
    this.#connected = new Once(async () => void (await this.#client.connect()));
    this.#keys = this.#client.db().collection<StoredKey>(personalKeys);
  }

  async keyFor(subject: string): Promise<Buffer> {
    const known = await this.#asking(() => this.#keys.findOne({ _id: subject }));
    const made = known ?? (await this.#asking(() => this.#make(subject)));
    if (!made?.key) throw new PersonErased(subject);
    return Buffer.from(made.key.value());
  }

  async find(subject: string): Promise<Buffer | null> {
    const found = await this.#asking(() => this.#keys.findOne({ _id: subject }));
    return found?.key ? Buffer.from(found.key.value()) : null;
  }

  count(): Promise<number> {
    return this.#asking(() => this.#keys.countDocuments({}));
  }

  async erase(subject: string): Promise<void> {
    await this.#asking(() =>
      this.#keys.updateOne({ _id: subject }, { $set: { key: null } }, { upsert: true }),
    );
  }

  close(): Promise<void> {
    return this.#client.close();
  }

  #make(subject: string): Promise<StoredKey | null> {
    const key = new Binary(randomBytes(32));
    const options = { upsert: true, returnDocument: 'after' } as const;
    return this.#keys.findOneAndUpdate({ _id: subject }, { $setOnInsert: { key } }, options);
  }

  async #asking<T>(ask: () => Promise<T>): Promise<T> {
    try {
      await this.#connected.done();
      return await ask();
    } catch (error) {
      throw isUnavailable(error) ? new KeyStoreUnavailable(error) : error;
    }
  }
}
