import { rm } from 'node:fs/promises';
import PQueue from 'p-queue';
import type { LandedFile } from '../files/landed-file';
import { unpackedSuffix } from '../files/temporary-area';
import { namedIfFull } from '../stores/file-store/disk-full';
import { type CheckLimits, CheckEnded, CheckProcess, defaultLimits } from './check-process';
import { ContentChecksUnavailable } from './content-checks-unavailable';
import { createSpreadsheetChecks, type SpreadsheetChecks } from './spreadsheet-checks';
import type { UnpackLimits, Unpacking } from '../unpacking/unpacking';
import type { ContentLimits, Inspection, Thumbnail } from './inspections';

/** Inspects foreign files in a separate process (S8, S9). */
export interface ContentChecks extends SpreadsheetChecks {
  /**
   * Checks an upload against its name, and makes what is kept.
   * @throws ContentChecksUnavailable
   */
  inspect(file: LandedFile, limits: ContentLimits): Promise<Inspection>;
  /**
   * Unpacks an archive into a folder that the caller removes.
   * @throws ContentChecksUnavailable
   */
  unpack(file: LandedFile, limits: UnpackLimits): Promise<UnpackedFolder>;
  /**
   * A JPEG within `width` x `height` pixels, on white.
   * @returns `null` for anything but an allowed picture
   * @throws ContentChecksUnavailable
   */
  shrink(picture: Uint8Array, size: Thumbnail): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

export type UnpackedFolder = Unpacking & { readonly folder: string };

interface Options extends Partial<CheckLimits> {
  /** Besides the running check. */
  readonly maxWaiting?: number;
  readonly onError?: (error: unknown) => void;
}

/** Path of a re-encoded picture: same disk, swept with the file. */
const madeOf = (path: string): string => `${path}.made`;

const filesOf = (path: string): string => `${path}${unpackedSuffix}`;
/** Unpacking needs no decoder (S9). */
const maxUnpackingBytes = 384 * 1024 * 1024;

/** One check at a time; exceeding a limit ends the process and refuses the file. */
export function createContentChecks(options: Options = {}): ContentChecks {
  const { maxWaiting = 32, onError = () => undefined, ...limits } = options;
  const process = new CheckProcess({ ...defaultLimits, ...limits });
  const queue = new PQueue({ concurrency: 1 });

  /** @returns `null` without a result */
  async function run<T>(check: () => Promise<T>, isAgain = false): Promise<T | null> {
    if (queue.pending + queue.size > maxWaiting)
      throw new ContentChecksUnavailable('too many files are waiting');
    try {
      return await queue.add(check);
    } catch (error) {
      // A full disk does not refuse a picture.
      if (!(error instanceof CheckEnded)) throw namedIfFull(error);
      onError(error);
      // One retry: another cause may have killed the process.
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
