import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ContentMeter } from '../stores/file-store/content-meter';
import { namedIfFull } from '../stores/file-store/disk-full';

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
    mkdirSync(this.#landing, { recursive: true });
    mkdirSync(this.pieces, { recursive: true });
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

  /** Removes what was last written to before some moment. @returns how many files */
  async sweep(before: Date): Promise<number> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const removals = entries
      .filter((entry) => entry.isFile())
      .map((entry) => this.#removeIfOlder(join(entry.parentPath, entry.name), before));
    return (await Promise.all(removals)).filter(Boolean).length;
  }

  async #removeIfOlder(path: string, before: Date): Promise<boolean> {
    // Gone in between: swept or used.
    const found = await stat(path).catch(() => null);
    if (found === null || found.mtime >= before) return false;
    await this.discard(path);
    return true;
  }
}
