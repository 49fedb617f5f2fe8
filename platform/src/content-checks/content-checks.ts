import { rm } from 'node:fs/promises';
import type { LandedFile } from '../files/landed-file';
import { unpackedSuffix } from '../files/temporary-area';
import { namedIfFull } from '../stores/file-store/disk-full';
import { BoundedQueue } from './bounded-queue';
import { type CheckLimits, CheckEnded, CheckProcess, defaultLimits } from './check-process';
import { createSpreadsheetChecks, type SpreadsheetChecks } from './spreadsheet-checks';
import type { UnpackLimits, Unpacking } from '../unpacking/unpacking';
import type { ContentLimits, Inspection, Thumbnail } from './inspections';

/** What looks into files that others made; nothing of it happens in the process that asks (S8, S9). */
export interface ContentChecks extends SpreadsheetChecks {
  /**
   * Whether an upload matches its name and is harmless, and what is kept of it.
   * @throws ContentChecksUnavailable
   */
  inspect(file: LandedFile, limits: ContentLimits): Promise<Inspection>;
  /**
   * What a call keeps of an archive, file by file, in a folder that the caller removes.
   * @throws ContentChecksUnavailable
   */
  unpack(file: LandedFile, limits: UnpackLimits): Promise<UnpackedFolder>;
  /**
   * A JPEG that fits into `width` x `height` pixels, on white.
   * @returns `null` for anything but a picture of permitted size
   * @throws ContentChecksUnavailable
   */
  shrink(picture: Uint8Array, size: Thumbnail): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

/** What came of an archive, and where its files lie; nothing is left of a refused one. */
export type UnpackedFolder = Unpacking & { readonly folder: string };

interface Options extends Partial<CheckLimits> {
  /** Files that wait while one is looked at; one more is turned away. */
  readonly maxWaiting?: number;
  /** Told of every check that did not come to its end. */
  readonly onError?: (error: unknown) => void;
}

/** Path where the process writes a re-encoded picture: beside the file, so on the same disk, and swept with it. */
const madeOf = (path: string): string => `${path}.made`;

const filesOf = (path: string): string => `${path}${unpackedSuffix}`;
/** Unpacking needs no decoder of pictures, and no archive that is made for people asks for more (S9). */
const maxUnpackingBytes = 384 * 1024 * 1024;

/**
 * Checks in a separate process, one at a time; started on demand, ended when idle. A check above the time or memory
 * limit ends that process alone; its file is refused.
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
      // Another cause may have killed the process; after two crashes the file is to blame.
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
    async unpack({ path, filename }, limits) {
      const folder = filesOf(path);
      const empty = () => rm(folder, { recursive: true, force: true });
      const job = { path, filename, limits, folder };
      try {
        const unpacking = await run(async () => {
          await empty();
          return process.run('unpack', job, { maxResidentBytes: maxUnpackingBytes });
        });
        if (unpacking?.ok) return { ...unpacking, folder };
        await empty();
        return { ...(unpacking ?? { ok: false, code: 'file_too_complex' }), folder };
      } catch (error) {
        await empty();
        throw error;
      }
    },
    ...createSpreadsheetChecks(process, run),
    shrink: (picture, size) => run(() => process.run('shrink', { picture, size })),
    close: () => process.close(),
  };
}
