import { checkContent } from '../files/check-content';
import { shrinkPicture } from '../pictures/shrink-picture';
import { unpackArchive } from '../unpacking/unpack-archive';
import type { CheckJobs } from './inspections';

/** Loaded with the first spreadsheet: pictures and archives need the memory more. */
const importJobs = () => import('../import/run-import-jobs');

/** Done in the process that looks into files. */
export const checkJobs: CheckJobs = {
  inspect: ({ path, filename, target, ...limits }) => checkContent({ path, filename }, limits, target),
  unpack: ({ limits, folder, ...file }) => unpackArchive(file, limits, folder),
  readSpreadsheet: async (job) => (await importJobs()).runReading(job),
  compareSpreadsheet: async (job) => (await importJobs()).runComparison(job),
  shrink: ({ picture, size }) => shrinkPicture(picture, size),
};
