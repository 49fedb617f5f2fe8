import { StoreUnavailable } from '../store-unavailable';

/**
 * One AES-256 key per person, apart from the log and its backups, so that erasing the key erases the person while
 * the history still replays (S18). @throws KeyStoreUnavailable from everything.
 */
export interface KeyStore {
  /** The person's key, made and durably stored at first use. @throws PersonErased after `erase`. */
  keyFor(subject: string): Promise<Buffer>;
  /** The key, or `null` when the person was erased or never had one. */
  find(subject: string): Promise<Buffer | null>;
  /** How many subjects have a key, or had one that was erased. */
  count(): Promise<number>;
  erase(subject: string): Promise<void>;
  close(): Promise<void>;
}

export class PersonErased extends Error {
  constructor(readonly subject: string) {
    super(`the personal data of ${subject} was erased`);
    this.name = 'PersonErased';
  }
}

/** Keys cannot be read or made now; nothing was half done. */
export class KeyStoreUnavailable extends StoreUnavailable {
  constructor(cause: unknown) {
    super('the key store', cause);
    this.name = 'KeyStoreUnavailable';
  }
}
