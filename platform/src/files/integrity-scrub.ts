import type { CheckedFileStore } from './checked-file-store';

interface Listed {
  readonly id: string;
  readonly bytes: number;
}

interface RoundNeeds {
  readonly files: Pick<CheckedFileStore, 'check'>;
  /** Next files by key, exclusive. */
  readonly after: (key: string, count: number) => Promise<readonly Listed[]>;
  /** First key, random per program, so that no file is always last. */
  readonly begin: string;
  readonly bytes: number;
}

const pageSize = 50;
const minCost = 64 * 1024;

/**
 * Verifies all stored files in portions, endlessly (R13).
 * @returns checks the next portion; resolves with the number of files
 */
export function integrityScrub({ files, after, begin, bytes }: RoundNeeds): () => Promise<number> {
  let last = begin;
  return async () => {
    let left = bytes;
    let checked = 0;
    while (left > 0) {
      const page = await after(last, pageSize);
      for (const file of page) {
        await files.check(file.id);
        last = file.id;
        checked += 1;
        left -= Math.max(file.bytes, minCost);
        if (left <= 0) return checked;
      }
      if (page.length < pageSize) {
        last = '';
        return checked;
      }
    }
    return checked;
  };
}
