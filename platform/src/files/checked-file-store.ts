import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  type ByteRange,
  type FileContent,
  FileDamaged,
  type FileStore,
  type ListedFile,
  type StoredFile,
} from '../stores/file-store/file-store.port';
import { hashOnTheWay, sha256Of } from './hash-on-the-way';
import { type RecordedFile, CheckedFiles } from './remembered-files';

export type FileFinding = 'whole' | 'damaged' | 'missing';

interface Needs {
  readonly files: FileStore;
  readonly recorded: (key: string) => Promise<RecordedFile | null>;
  readonly onFinding?: (key: string, finding: FileFinding) => void;
  readonly now: () => number;
}

type Opened = { stream: Readable; bytes: number };

const atOnceBytes = 1024 * 1024;

/**
 * Delivers unchanged files only (R13): whole reads verify the digest once a day, ranges the size.
 * Damaged files are rechecked each minute. Files without a record are unchecked.
 */
export class CheckedFileStore implements FileStore {
  readonly #needs: Needs;
  readonly #cache: CheckedFiles;
  readonly #checking = new Map<string, Promise<FileFinding | null>>();

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#cache = new CheckedFiles(needs.now);
  }

  put(content: FileContent, options?: { maxBytes?: number }): Promise<StoredFile> {
    return this.#needs.files.put(content, options);
  }

  async remove(key: string): Promise<void> {
    this.#cache.forget(key);
    await this.#needs.files.remove(key);
  }

  list(): AsyncIterable<ListedFile> {
    return this.#needs.files.list();
  }

  /** @throws FileDamaged for a wrong length or a missing file */
  async size(key: string): Promise<number | null> {
    const recorded = await this.#recordOf(key);
    if (recorded) await this.#refuseDamaged(key);
    const bytes = await this.#needs.files.size(key);
    if (recorded) this.#compareLength(key, recorded, bytes);
    return bytes;
  }

  /** @throws FileDamaged, or the stream does before its end */
  async open(key: string, range?: ByteRange): Promise<Opened | null> {
    const recorded = await this.#recordOf(key);
    if (recorded) await this.#refuseDamaged(key);
    const opened = await this.#needs.files.open(key, range);
    if (!recorded) return opened;
    if (!opened) this.#compareLength(key, recorded, null);
    else if (!range && !this.#cache.isTrusted(key)) return this.#watched(key, recorded, opened);
    return opened;
  }

  /** Verifies the whole file. @returns `null` without a record */
  check(key: string): Promise<FileFinding | null> {
    const running = this.#checking.get(key) ?? this.#check(key).finally(() => this.#checking.delete(key));
    this.#checking.set(key, running);
    return running;
  }

  async #check(key: string): Promise<FileFinding | null> {
    const recorded = await this.#recordOf(key);
    if (!recorded) return null;
    const opened = await this.#needs.files.open(key);
    if (!opened) return this.#found(key, 'missing');
    const hash = createHash('sha256');
    for await (const piece of opened.stream) hash.update(piece as Buffer);
    return this.#found(key, hash.digest('hex') === recorded.sha256 ? 'whole' : 'damaged');
  }

  async #recordOf(key: string): Promise<RecordedFile | null> {
    const known = this.#cache.recordOf(key);
    if (known) return known;
    const recorded = await this.#needs.recorded(key);
    if (recorded) this.#cache.add(key, recorded);
    return recorded;
  }

  #found(key: string, finding: FileFinding): FileFinding {
    this.#cache.note(key, finding === 'whole');
    this.#needs.onFinding?.(key, finding);
    return finding;
  }

  #compareLength(key: string, { bytes }: RecordedFile, found: number | null): void {
    if (found === bytes) return;
    this.#found(key, found === null ? 'missing' : 'damaged');
    throw new FileDamaged(key);
  }

  async #refuseDamaged(key: string): Promise<void> {
    const state = this.#cache.stateOf(key);
    if (state === 'damaged' || (state === 'suspect' && (await this.check(key)) !== 'whole'))
      throw new FileDamaged(key);
  }

  async #watched(key: string, recorded: RecordedFile, { stream, bytes }: Opened): Promise<Opened> {
    try {
      this.#compareLength(key, recorded, bytes);
    } catch (error) {
      stream.destroy();
      throw error;
    }
    const end = (isWhole: boolean) => void this.#found(key, isWhole ? 'whole' : 'damaged');
    if (bytes > atOnceBytes) {
      const watched = hashOnTheWay(key, recorded.sha256, end);
      return { stream: pipeline(stream, watched, () => undefined), bytes };
    }
    const content = await buffer(stream);
    const isWhole = sha256Of(content) === recorded.sha256;
    end(isWhole);
    if (!isWhole) throw new FileDamaged(key);
    return { stream: Readable.from([content]), bytes };
  }
}
