import { checkContent } from '../files/check-content';
import { runComparison, runReading } from '../import/run-import-jobs';
import { shrinkPicture } from '../pictures/shrink-picture';
import { unpackArchive } from '../unpacking/unpack-archive';
import type { CheckJobs } from './inspections';

/** Done in the process that looks into files. */
export const checkJobs: CheckJobs = {
  inspect: ({ path, filename, target, ...limits }) => checkContent({ path, filename }, limits, target),
  unpack: ({ limits, folder, ...file }) => unpackArchive(file, limits, folder),
  readSpreadsheet: runReading,
  compareSpreadsheet: runComparison,
  shrink: ({ picture, size }) => shrinkPicture(picture, size),
};
