import { join } from 'node:path';
import { filesBelow, missing } from '../backup/folders';
import { standsInBytes } from './find-in-bytes';
import { subjectsWith } from './find-sealed';
import { tablesWith } from './find-in-tables';

/** Where any of some texts still stands, below a data folder or a backup. */
export interface Finding {
  /** Path below the folder, with slashes. */
  readonly file: string;
  /** `bytes`: anywhere in the file. `table`: of a database, or its index of words. `sealed`: and the key is there. */
  readonly as: 'bytes' | 'table' | 'sealed';
  /** The table, or whose envelope. */
  readonly name?: string;
}

/**
 * Looks for texts in every file of a data folder or backup, also while a program works there: in the raw bytes, in the
 * tables and search indexes, and in the personal envelopes that can be opened. What is compressed or drawn, such as the
 * content of pictures and PDFs, is not read.
 */
export async function findPerson(folder: string, texts: readonly string[]): Promise<readonly Finding[]> {
  const files = await filesBelow(folder);
  const findings: Finding[] = [];
  for (const file of files) {
    // A program that works there, or this one, may have removed a write-ahead log meanwhile.
    const isThere = await standsInBytes(join(folder, file), texts).catch(missing(false));
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
