import { StoreUnavailable } from '../store-unavailable';

/**
 * One AES-256 key per person, outside the log and its backups: erasing it erases the person (S18).
 * @throws KeyStoreUnavailable from every method
 */
export interface KeyStore {
  /** Created durably at first use. @throws PersonErased after `erase` */
  keyFor(subject: string): Promise<Buffer>;
  /** `null` for erased and unknown persons. */
  find(subject: string): Promise<Buffer | null>;
  /** Subjects with a key, erased ones included. */
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

/** Unavailable; nothing was half done. */
export class KeyStoreUnavailable extends StoreUnavailable {
  constructor(cause: unknown) {
    super('the key store', cause);
    this.name = 'KeyStoreUnavailable';
  }
}
