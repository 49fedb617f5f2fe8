import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Archive, withArchive } from '../files/archive-reader';
import { EntryJudge } from './judge-entries';
import type { UnpackedEntry, UnpackLimits } from './unpacking';

async function unpackAll(
  { entries, unpack }: Archive,
  limits: UnpackLimits,
  folder: string,
): Promise<UnpackedEntry[]> {
  const judge = new EntryJudge(limits);
  const judged = entries.map((entry) => ({ entry, finding: judge.judge(entry) }));
  judge.end();
  const unpacked: UnpackedEntry[] = [];
  for (const { entry, finding } of judged) {
    if (!finding) continue;
    const { filename, reason } = finding;
    const path = join(folder, String(unpacked.length));
    if (reason === null) await unpack(entry, (content) => writeFile(path, content, { flag: 'wx' }));
    unpacked.push(reason === null ? { filename, path } : { filename, reason });
  }
  return unpacked;
}

/**
 * Unpacks a ZIP into an existing folder, files named by number.
 * @throws ArchiveRefused, and disk errors
 */
export const unpackZip = (path: string, limits: UnpackLimits, folder: string): Promise<UnpackedEntry[]> =>
  withArchive(path, (archive) => unpackAll(archive, limits, folder));
