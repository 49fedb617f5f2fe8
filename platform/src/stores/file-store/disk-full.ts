import { FileStoreFull } from './file-store.port';

/** No space on the disk, or none left of what this user may use of it. */
const codes = new Set(['ENOSPC', 'EDQUOT']);

/** What a failed write is to those above: a full disk as `FileStoreFull`, everything else as it is (R15). */
export function namedIfFull(error: unknown): unknown {
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  return code !== undefined && codes.has(code) ? new FileStoreFull(error) : error;
}
