import { randomUUID } from 'node:crypto';
import { createWriteStream, type Dirent } from 'node:fs';
import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from './private-files';
import { ContentMeter } from '../stores/file-store/content-meter';
import { namedIfFull } from '../stores/file-store/disk-full';

/** What an archive is unpacked to lies beside it, in a folder of its name and this. */
export const unpackedSuffix = '.files';

/**
 * A folder of this machine, or one that several share, in which uploads are stored before they are checked (R-API-64).
 * Nothing in it has a key or is backed up; what is not used within a day is deleted.
 */
export class TemporaryArea {
  readonly #landing: string;
  /** Where uploads in pieces grow. */
  readonly pieces: string;

  /** @param folder made when missing */
  constructor(private readonly folder: string) {
    this.#landing = join(folder, 'landing');
    this.pieces = join(folder, 'pieces');
    makeFolder(this.#landing);
    makeFolder(this.pieces);
  }

  /**
   * Writes a stream down.
   * @returns its path
   * @throws FileTooLarge, FileStoreFull, and what the stream breaks with; nothing stays then
   */
  async land(source: Readable, maxBytes: number): Promise<string> {
    const path = join(this.#landing, randomUUID());
    const target = createWriteStream(path, { flags: 'wx' });
    const closed = new Promise<void>((resolve) => target.once('close', resolve));
    try {
      await pipeline(source, new ContentMeter(maxBytes).watch, target);
      return path;
    } catch (error) {
      // A source that breaks at once rejects before the file was even opened: removed now, it would appear later.
      await closed;
      await this.discard(path);
      throw namedIfFull(error);
    }
  }

  async discard(path: string): Promise<void> {
    await rm(path, { force: true });
  }

  /** Removes what was last written to before some moment, folders of killed unpackings too. @returns how many files */
  async sweep(before: Date): Promise<number> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const isOld = await Promise.all(entries.map((entry) => wasWrittenBefore(pathOf(entry), before)));
    const old = entries.filter((_entry, at) => isOld[at]);
    const files = old.filter((entry) => entry.isFile());
    await Promise.all(files.map((entry) => this.discard(pathOf(entry))));
    const folders = old.filter((entry) => entry.isDirectory() && entry.name.endsWith(unpackedSuffix));
    // One that still holds something newer stays.
    await Promise.all(folders.map((entry) => rmdir(pathOf(entry)).catch(() => undefined)));
    return files.length;
  }
}

const pathOf = ({ parentPath, name }: Dirent): string => join(parentPath, name);

async function wasWrittenBefore(path: string, moment: Date): Promise<boolean> {
  // Gone in between: swept or used.
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtime < moment;
}
