import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadContract } from '@portal/contracts';
import { checkContent } from '@portal/platform/files/check-content';
import { type CorpusFile, fateAt, isLookedInto, refusalAt } from './hostile-file';

async function verdictOf(file: CorpusFile, call: UploadContract, folder: string): Promise<string> {
  // Unique: the decoder caches by path.
  const path = join(folder, randomUUID());
  writeFileSync(path, file.content);
  const inspection = await checkContent({ path, filename: file.name }, call, `${path}.made`);
  return inspection.ok ? 'taken' : inspection.code;
}

/**
 * Checks files in this process, so `npm run verify -- mutants` can change the checks.
 * @returns faults
 */
export async function faultsOf(files: readonly CorpusFile[], call: UploadContract): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'checked-'));
  try {
    const faults: string[] = [];
    for (const file of files.filter((each) => isLookedInto(each, call))) {
      const requested = fateAt(file, call) === 'refused' ? refusalAt(file, call) : 'taken';
      const verdict = await verdictOf(file, call, folder);
      if (verdict !== requested) faults.push(`${file.about}: ${verdict} instead of ${requested}`);
    }
    return faults;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
