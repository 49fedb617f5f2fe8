import { FileStoreFull } from './file-store.port';

/** Disk or quota full. */
const codes = new Set(['ENOSPC', 'EDQUOT']);

/** A full disk as `FileStoreFull`, other errors unchanged (R15). */
export function namedIfFull(error: unknown): unknown {
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  return code !== undefined && codes.has(code) ? new FileStoreFull(error) : error;
}
