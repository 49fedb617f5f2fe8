import type { CheckedFileStore } from './checked-file-store';

interface Listed {
  readonly id: string;
  readonly bytes: number;
}

interface RoundNeeds {
  readonly files: Pick<CheckedFileStore, 'check'>;
  /** The next files by their keys, from that key on, itself left out. */
  readonly after: (key: string, count: number) => Promise<readonly Listed[]>;
  /** The first key of the first round, random in every program, so that none is always last. */
  readonly begin: string;
  /** How much one round reads. */
  readonly bytes: number;
}

const pageSize = 50;
/** What a small file costs: the way there and back. */
const minCost = 64 * 1024;

/**
 * Reads stored files in portions, again and again, so that unrequested files are checked too (R13).
 * @returns reads the next portion; resolves with the number of files
 */
export function integrityScrub({ files, after, begin, bytes }: RoundNeeds): () => Promise<number> {
  let last = begin;
  return async () => {
    let left = bytes;
    let looked = 0;
    while (left > 0) {
      const page = await after(last, pageSize);
      for (const file of page) {
        await files.check(file.id);
        last = file.id;
        looked += 1;
        left -= Math.max(file.bytes, minCost);
        if (left <= 0) return looked;
      }
      if (page.length < pageSize) {
        last = '';
        return looked;
      }
    }
    return looked;
  };
}
