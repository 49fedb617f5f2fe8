import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadContract } from '@portal/contracts';
import { checkContent } from '@portal/platform/files/check-content';
import { type CorpusFile, fateAt, isLookedInto, refusalAt } from './hostile-file';

/** Says of a file, which lies in a folder, what becomes of it. */
async function verdictOf(file: CorpusFile, call: UploadContract, folder: string): Promise<string> {
  // A name of its own each time, as landed files have: the decoder remembers pictures by their names.
  const path = join(folder, randomUUID());
  writeFileSync(path, file.content);
  const inspection = await checkContent({ path, filename: file.name }, call, `${path}.made`);
  return inspection.ok ? 'taken' : inspection.code;
}

/**
 * Checks the content of files in this very process: `npm run verify -- mutants` puts faults into the checks, which the process
 * that looks into files elsewhere would not see.
 * @returns what is wrong with what became of them
 */
export async function faultsOf(files: readonly CorpusFile[], call: UploadContract): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'checked-'));
  try {
    const faults: string[] = [];
    for (const file of files.filter((each) => isLookedInto(each, call))) {
      const wanted = fateAt(file, call) === 'refused' ? refusalAt(file, call) : 'taken';
      const verdict = await verdictOf(file, call, folder);
      if (verdict !== wanted) faults.push(`${file.about}: ${verdict} instead of ${wanted}`);
    }
    return faults;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
