import { rm } from 'node:fs/promises';
import type { LandedFile } from '../files/landed-file';
import type {
  CompareSpreadsheetJob,
  ImportSummary,
  ReadingResult,
  ReadSpreadsheetJob,
} from '../import/import-jobs';
import type { CheckProcess } from './check-process';

/** Lower than for other files (S10). */
const spreadsheetLimits = { maxResidentBytes: 256 * 1024 * 1024, maxMilliseconds: 15_000 };

type ReadOptions = Omit<ReadSpreadsheetJob, 'path' | 'filename' | 'target'>;
type CompareOptions = Omit<CompareSpreadsheetJob, 'source' | 'target'>;

export interface SpreadsheetChecks {
  /**
   * Reads a spreadsheet by its contract; the result stays beside the file.
   * @throws ContentChecksUnavailable
   */
  readSpreadsheet(
    file: LandedFile,
    options: ReadOptions,
  ): Promise<
    ReadingResult | { readonly ok: false; readonly code: 'file_too_complex'; readonly details?: undefined }
  >;
  /**
   * Compares a read spreadsheet with current data.
   * @returns summary and path of the result; `null` on timeout
   * @throws ContentChecksUnavailable
   */
  compareSpreadsheet(
    file: LandedFile,
    options: CompareOptions,
  ): Promise<{ readonly summary: ImportSummary; readonly path: string } | null>;
  discardSpreadsheet(file: LandedFile): Promise<void>;
}

type Run = <T>(check: () => Promise<T>) => Promise<T | null>;

const readOf = ({ path }: LandedFile): string => `${path}.read`;
const resultOf = ({ path }: LandedFile): string => `${path}.result`;
const remove = (path: string) => rm(path, { force: true });

export const createSpreadsheetChecks = (process: CheckProcess, run: Run): SpreadsheetChecks => ({
  async readSpreadsheet(file, options) {
    const job = { ...options, path: file.path, filename: file.filename, target: readOf(file) };
    const result = await run(async () => {
      await remove(job.target);
      return process.run('readSpreadsheet', job, spreadsheetLimits);
    });
    return result ?? { ok: false, code: 'file_too_complex' };
  },
  async compareSpreadsheet(file, options) {
    const path = resultOf(file);
    const summary = await run(async () => {
      await remove(path);
      return process.run(
        'compareSpreadsheet',
        { ...options, source: readOf(file), target: path },
        spreadsheetLimits,
      );
    });
    return summary && { summary, path };
  },
  async discardSpreadsheet(file) {
    await Promise.all([remove(readOf(file)), remove(resultOf(file))]);
  },
});
