import { LRUCache } from 'lru-cache';
import type { FileStore } from '../stores/file-store/file-store.port';
import type { ImportResult } from './import-jobs';
import { readResultLines } from './result-lines';

/** A result has several megabytes, and each page of it asks for it again. */
const mostRemembered = 4;

type Files = Pick<FileStore, 'open'>;

/** Reads the results of imports, and remembers the last ones. @returns `null` for a file that is gone */
export function createResultReader(): (key: string, files: Files) => Promise<ImportResult | null> {
  const known = new LRUCache<string, ImportResult>({ max: mostRemembered });
  return async (key, files) => {
    const before = known.get(key);
    if (before) return before;
    const opened = await files.open(key);
    if (!opened) return null;
    const result = await readResultLines(opened.stream);
    known.set(key, result);
    return result;
  };
}
