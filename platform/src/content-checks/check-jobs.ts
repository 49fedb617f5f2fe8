import { checkContent } from '../files/check-content';
import { shrinkPicture } from '../pictures/shrink-picture';
import { unpackArchive } from '../unpacking/unpack-archive';
import type { CheckJobs } from './inspections';

const importJobs = () => import('../import/run-import-jobs');

export const checkJobs: CheckJobs = {
  inspect: ({ path, filename, target, ...limits }) => checkContent({ path, filename }, limits, target),
  unpack: ({ limits, folder, ...file }) => unpackArchive(file, limits, folder),
  readSpreadsheet: async (job) => (await importJobs()).runReading(job),
  compareSpreadsheet: async (job) => (await importJobs()).runComparison(job),
  shrink: ({ picture, size }) => shrinkPicture(picture, size),
};
