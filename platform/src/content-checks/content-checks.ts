import { rm } from 'node:fs/promises';
import type { LandedFile } from '../files/check-content';
import { namedIfFull } from '../stores/file-store/disk-full';
import { BoundedQueue } from './bounded-queue';
import { type CheckLimits, CheckEnded, CheckProcess, defaultLimits } from './check-process';
import type { ContentLimits, Inspection, Thumbnail } from './inspections';

/** What looks into files that others made; nothing of it happens in the process that asks (S8, S9). */
export interface ContentChecks {
  /**
   * Whether a landed file is what its name says and harmless, and what is to be kept of it.
   * @throws ContentChecksUnavailable
   */
  inspect(file: LandedFile, limits: ContentLimits): Promise<Inspection>;
  /**
   * A JPEG that fits into `width` x `height` pixels, on white.
   * @returns `null` for what is no picture, or too much of one
   * @throws ContentChecksUnavailable
   */
  shrink(picture: Uint8Array, size: Thumbnail): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

interface Options extends Partial<CheckLimits> {
  /** Files that wait while one is looked at; one more is turned away. */
  readonly maxWaiting?: number;
  /** Told of every check that did not come to its end. */
  readonly onError?: (error: unknown) => void;
}

/** Where the process writes a picture that it made of a file. Beside it: the same disk, and swept with it. */
const madeOf = (path: string): string => `${path}.made`;

/**
 * Checks in a process of their own, one at a time: started at the first, ended when there is nothing to do. A check that
 * takes too long or too much memory ends the process and not the program; its file is refused.
 */
export function createContentChecks(options: Options = {}): ContentChecks {
  const { maxWaiting = 32, onError = () => undefined, ...limits } = options;
  const process = new CheckProcess({ ...defaultLimits, ...limits });
  const queue = new BoundedQueue(maxWaiting);

  /** @returns `null` when the check did not come to its end */
  async function run<T>(check: () => Promise<T>, isAgain = false): Promise<T | null> {
    try {
      return await queue.run(check);
    } catch (error) {
      // A picture that it could not write, because the disk is full, is none that is refused.
      if (!(error instanceof CheckEnded)) throw namedIfFull(error);
      onError(error);
      // Somebody else may have killed the process; a file that it dies of twice is to blame.
      return error.reason === 'death' && !isAgain ? run(check, true) : null;
    }
  }

  return {
    async inspect({ path, filename }, { accepts, picture, maxPixels, maxExpandedBytes }) {
      const job = { path, filename, accepts, picture, maxPixels, maxExpandedBytes, target: madeOf(path) };
      const inspection = await run(() => process.run('inspect', job));
      if (inspection?.ok && inspection.made) return inspection;
      await rm(madeOf(path), { force: true });
      return inspection ?? { ok: false, code: 'file_too_complex' };
    },
    shrink: (picture, size) => run(() => process.run('shrink', { picture, size })),
    close: () => process.close(),
  };
}
