import { randomBytes } from 'node:crypto';
import { type KeyStore, PersonErased } from './key-store.port';

export class MemoryKeyStore implements KeyStore {
  readonly #keys = new Map<string, Buffer | null>();

  async keyFor(subject: string): Promise<Buffer> {
    const known = this.#keys.get(subject);
    if (known === null) throw new PersonErased(subject);
    const key = known ?? randomBytes(32);
    this.#keys.set(subject, key);
    return key;
  }

  async find(subject: string): Promise<Buffer | null> {
    return this.#keys.get(subject) ?? null;
  }

  async count(): Promise<number> {
    return this.#keys.size;
  }

  async erase(subject: string): Promise<void> {
    this.#keys.set(subject, null);
  }

  async close(): Promise<void> {}
}
