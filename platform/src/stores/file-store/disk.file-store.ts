import { createReadStream, createWriteStream, fdatasync, type WriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { ContentMeter } from './content-meter';
import { namedIfFull } from './disk-full';
import { isKey, newKey } from './file-key';
import { makeFolder } from '../../files/private-files';
import { syncFolder } from '../../files/sync-folder';
import { crashPoint } from '../../program/crash-points';
import type { ByteRange, FileStore, ListedFile, StoredFile } from './file-store.port';

const sync = promisify(fdatasync);
/** Bytes after which what is written is forced to the disk. */
const step = 256 * 1024;

/**
 * Forces a file to the disk while it is written. Whoever else forces something to the same disk, as every command does,
 * waits for what is not there yet: for a little of it each time instead of for the whole file once (S9).
 */
async function* inSteps(bytes: AsyncIterable<Uint8Array>, target: WriteStream & { fd?: number | null }) {
  let unforced = 0;
  for await (const chunk of bytes) {
    yield chunk;
    unforced += chunk.length;
    if (unforced < step || typeof target.fd !== 'number') continue;
    unforced = 0;
    await sync(target.fd);
  }
}

/**
 * Files in a folder, spread over 256 subfolders by the first two digits of their key. A file is written under
 * another name, forced to the disk and then renamed, so that a key never leads to half a file.
 */
export class DiskFileStore implements FileStore {
  readonly #incoming: string;

  /** @param folder made when missing; nothing outside it is ever touched. */
  constructor(private readonly folder: string) {
    this.#incoming = join(folder, 'incoming');
    makeFolder(this.#incoming);
  }

  async put(content: Readable | Uint8Array, options: { maxBytes?: number } = {}): Promise<StoredFile> {
    const key = newKey();
    const temporary = join(this.#incoming, key);
    const meter = new ContentMeter(options.maxBytes);
    const target = createWriteStream(temporary, { flags: 'wx', flush: true });
    // Not `once` of node:events: that one fails with the error which the file is closed for.
    const closed = new Promise<void>((resolve) => target.once('close', resolve));
    try {
      const source = content instanceof Readable ? content : Readable.from([content]);
      await pipeline(source, meter.watch, (bytes) => inSteps(bytes, target), target);
      await this.#publish(temporary, key);
    } catch (error) {
      // A source that breaks at once rejects before the file was even opened: removed now, it would appear later.
      await closed;
      await rm(temporary, { force: true });
      throw namedIfFull(error);
    }
    return { key, bytes: meter.bytes, sha256: meter.sha256() };
  }

  async open(key: string, range?: ByteRange): Promise<{ stream: Readable; bytes: number } | null> {
    const size = await this.size(key);
    if (size === null) return null;
    if (range === undefined) return { stream: createReadStream(this.#pathOf(key)), bytes: size };
    const end = Math.min(range.end, size - 1);
    if (range.start < 0 || range.start > end)
      throw new RangeError(`bytes ${range.start}-${range.end} of ${size}`);
    return {
      stream: createReadStream(this.#pathOf(key), { start: range.start, end }),
      bytes: end - range.start + 1,
    };
  }

  async size(key: string): Promise<number | null> {
    if (!isKey(key)) return null;
    try {
      return (await stat(this.#pathOf(key))).size;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    if (isKey(key)) await rm(this.#pathOf(key), { force: true });
  }

  async *list(): AsyncIterable<ListedFile> {
    for (const folder of await readdir(this.folder)) {
      if (!/^[0-9a-f]{2}$/.test(folder)) continue;
      for (const key of await readdir(join(this.folder, folder))) {
        const found = isKey(key) ? await stat(this.#pathOf(key)).catch(() => null) : null;
        if (found) yield { key, storedAt: found.mtime };
      }
    }
  }

  /** Only for keys of the right format: they cannot name anything outside the folder. */
  #pathOf(key: string): string {
    return join(this.folder, key.slice(0, 2), key);
  }

  async #publish(temporary: string, key: string): Promise<void> {
    const path = this.#pathOf(key);
    const parent = dirname(path);
    const made = await mkdir(parent, { recursive: true });
    crashPoint('file:before-appearing');
    await rename(temporary, path);
    crashPoint('file:after-appearing');
    await syncFolder(parent);
    if (made !== undefined) await syncFolder(this.folder);
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
