import { join } from 'node:path';
import { filesBelow, missing } from '../backup/folders';
import { bytesContain } from './find-in-bytes';
import { subjectsWith } from './find-sealed';
import { tablesWith } from './find-in-tables';

export interface Finding {
  /** Relative, with slashes. */
  readonly file: string;
  /** `bytes`: anywhere. `table`: table or search index. `sealed`: envelope with its key. */
  readonly as: 'bytes' | 'table' | 'sealed';
  /** Table, or owner of the envelope. */
  readonly name?: string;
}

/** Also while a program runs. Compressed content (pictures, PDFs) is not searched. */
export async function findPerson(folder: string, texts: readonly string[]): Promise<readonly Finding[]> {
  const files = await filesBelow(folder);
  const findings: Finding[] = [];
  for (const file of files) {
    // Write-ahead logs may disappear during the search.
    const isThere = await bytesContain(join(folder, file), texts).catch(missing(false));
    if (isThere) findings.push({ file, as: 'bytes' });
    if (!file.endsWith('.db')) continue;
    for (const name of tablesWith(join(folder, file), texts)) findings.push({ file, as: 'table', name });
  }
  if (!files.includes('events.db') || !files.includes('keys.db')) return findings;
  const stores = { events: join(folder, 'events.db'), keys: join(folder, 'keys.db') };
  for (const name of await subjectsWith(stores, texts))
    findings.push({ file: 'events.db', as: 'sealed', name });
  return findings;
}
