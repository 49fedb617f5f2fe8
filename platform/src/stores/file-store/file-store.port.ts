import type { Readable } from 'node:stream';
import { StoreUnavailable } from '../store-unavailable';

export interface StoredFile {
  /** 128 random bits, hex: not guessable (W14). */
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface ListedFile {
  readonly key: string;
  readonly storedAt: Date;
}

/** Inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Each piece is used before the next one is asked for. */
export type FileContent = AsyncIterable<Uint8Array> | Uint8Array;

/** Blobs by random key, visible when complete. @throws FileStoreUnavailable from every method */
export interface FileStore {
  /** Stores all or nothing. @throws FileTooLarge beyond `maxBytes`, FileStoreFull */
  put(content: FileContent, options?: { maxBytes?: number }): Promise<StoredFile>;
  /**
   * A range is cut at the file's end; `bytes` is the stream's length.
   * @returns `null` for a missing file. @throws RangeError for a start beyond the end
   */
  open(key: string, range?: ByteRange): Promise<{ stream: Readable; bytes: number } | null>;
  size(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
  /** Complete files, unordered; concurrent changes may be missing. */
  list(): AsyncIterable<ListedFile>;
}

export class FileTooLarge extends Error {
  constructor(readonly maxBytes: number) {
    super(`more than ${maxBytes} bytes`);
    this.name = 'FileTooLarge';
  }
}

/** The stored content is missing or changed; it is never returned (R13). */
export class FileDamaged extends Error {
  constructor(readonly key: string) {
    super(`the stored file ${key} is not what it was`);
    this.name = 'FileDamaged';
  }
}

/** The store is unavailable; nothing was half done (R15). */
export class FileStoreUnavailable extends StoreUnavailable {
  constructor(cause: unknown) {
    super('the file store', cause);
    this.name = 'FileStoreUnavailable';
  }
}

/** No space for new files; reading and removing work (R15). */
export class FileStoreFull extends FileStoreUnavailable {
  constructor(cause: unknown) {
    super(cause);
    this.message = 'the file store is full';
    this.name = 'FileStoreFull';
  }
}
