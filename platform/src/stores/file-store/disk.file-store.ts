import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { ContentMeter } from './content-meter';
import { namedIfFull } from './disk-full';
import { isKey, newKey } from './file-key';
import { makeFolder } from '../../files/private-files';
import { syncFolder } from '../../files/sync-folder';
import { crashPoint } from '../../program/crash-points';
import type { ByteRange, FileContent, FileStore, ListedFile, StoredFile } from './file-store.port';

/** One sync of a large file would block commands on the same disk (S9). */
const syncedBytes = 256 * 1024;

async function writeNew(path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  let file: FileHandle | undefined;
  try {
    let unsynced = 0;
    for await (const piece of pieces) {
      // Not earlier: a stream that fails before it is read would have no listener.
      file ??= await open(path, 'wx');
      await file.writeFile(piece);
      unsynced += piece.length;
      if (unsynced < syncedBytes) continue;
      unsynced = 0;
      await file.datasync();
    }
    file ??= await open(path, 'wx');
    await file.sync();
  } finally {
    await file?.close();
  }
}

/** Files in 256 subfolders by key. Written under another name, synced, then renamed: never half a file. */
export class DiskFileStore implements FileStore {
  readonly #incoming: string;

  /** @param folder created when missing */
  constructor(private readonly folder: string) {
    this.#incoming = join(folder, 'incoming');
    makeFolder(this.#incoming);
  }

  async put(content: FileContent, options: { maxBytes?: number } = {}): Promise<StoredFile> {
    const key = newKey();
    const temporary = join(this.#incoming, key);
    const meter = new ContentMeter(options.maxBytes);
    try {
      await writeNew(temporary, meter.watch(content));
      await this.#publish(temporary, key);
    } catch (error) {
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
