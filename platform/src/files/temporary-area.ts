import { randomUUID } from 'node:crypto';
import { createWriteStream, type Dirent } from 'node:fs';
import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from './private-files';
import { ContentMeter } from '../stores/file-store/content-meter';
import { namedIfFull } from '../stores/file-store/disk-full';

export const unpackedSuffix = '.files';

/** Folder for unchecked uploads, maybe shared by machines (R-API-64). No keys, no backup; deleted after a day. */
export class TemporaryArea {
  readonly #landing: string;
  readonly pieces: string;

  /** @param folder created when missing */
  constructor(private readonly folder: string) {
    this.#landing = join(folder, 'landing');
    this.pieces = join(folder, 'pieces');
    makeFolder(this.#landing);
    makeFolder(this.pieces);
  }

  /**
   * @returns its path
   * @throws FileTooLarge, FileStoreFull, and the stream's errors; leaves nothing then
   */
  async land(source: Readable, maxBytes: number): Promise<string> {
    const path = join(this.#landing, randomUUID());
    const target = createWriteStream(path, { flags: 'wx' });
    const closed = new Promise<void>((resolve) => target.once('close', resolve));
    try {
      await pipeline(source, new ContentMeter(maxBytes).watch, target);
      return path;
    } catch (error) {
      // A source may fail before the file is opened: removing it earlier has no effect.
      await closed;
      await this.discard(path);
      throw namedIfFull(error);
    }
  }

  async discard(path: string): Promise<void> {
    await rm(path, { force: true });
  }

  async sweep(before: Date): Promise<number> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const isOld = await Promise.all(entries.map((entry) => wasWrittenBefore(pathOf(entry), before)));
    const old = entries.filter((_entry, at) => isOld[at]);
    const files = old.filter((entry) => entry.isFile());
    await Promise.all(files.map((entry) => this.discard(pathOf(entry))));
    const folders = old.filter((entry) => entry.isDirectory() && entry.name.endsWith(unpackedSuffix));
    await Promise.all(folders.map((entry) => rmdir(pathOf(entry)).catch(() => undefined)));
    return files.length;
  }
}

const pathOf = ({ parentPath, name }: Dirent): string => join(parentPath, name);

async function wasWrittenBefore(path: string, moment: Date): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtime < moment;
}
