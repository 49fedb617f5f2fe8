import type { Readable } from 'node:stream';
import { StoreUnavailable } from '../store-unavailable';

export interface StoredFile {
  /** 128 random bits, hex: independent of the content and not guessable (W14). */
  readonly key: string;
  readonly bytes: number;
  /** SHA-256 of the content, hex. */
  readonly sha256: string;
}

export interface ListedFile {
  readonly key: string;
  readonly storedAt: Date;
}

/** Inclusive byte range. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Blobs by random key. A file that can be opened is complete. Every method may throw FileStoreUnavailable. */
export interface FileStore {
  /** Stores the whole stream or nothing. `maxBytes` aborts with FileTooLarge; throws FileStoreFull without space. */
  put(content: Readable | Uint8Array, options?: { maxBytes?: number }): Promise<StoredFile>;
  /**
   * The content, or a range of it that is cut at its end; `bytes` is the length of the stream.
   * @returns `null` when there is no such file. @throws RangeError for a range that begins behind the end.
   */
  open(key: string, range?: ByteRange): Promise<{ stream: Readable; bytes: number } | null>;
  /** Size in bytes, or `null`. */
  size(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
  /** Every complete file there is, in no order; what comes or goes meanwhile may be in it or not. */
  list(): AsyncIterable<ListedFile>;
}

export class FileTooLarge extends Error {
  constructor(readonly maxBytes: number) {
    super(`more than ${maxBytes} bytes`);
    this.name = 'FileTooLarge';
  }
}

/** What is under the key is not what was stored there, or nothing: it is never given as if it were whole (R13). */
export class FileDamaged extends Error {
  constructor(readonly key: string) {
    super(`the stored file ${key} is not what it was`);
    this.name = 'FileDamaged';
  }
}

/** The store cannot take or give files now; nothing was half done. Only files fail for it (R15). */
export class FileStoreUnavailable extends StoreUnavailable {
  constructor(cause: unknown) {
    super('the file store', cause);
    this.name = 'FileStoreUnavailable';
  }
}

/** There is no space for another file; what is stored can be read and removed (R15). */
export class FileStoreFull extends FileStoreUnavailable {
  constructor(cause: unknown) {
    super(cause);
    this.message = 'the file store is full';
    this.name = 'FileStoreFull';
  }
}
