/** Programs must not start with this store. The message names it and the remedy. */
export class UnusableStore extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnusableStore';
  }
}

const reasons: readonly (readonly [codes: RegExp, reason: string, remedy: string])[] = [
  [
    /^SQLITE_(NOTADB|CORRUPT|FORMAT)/,
    'is damaged, or no file of this portal',
    'put it back from a backup (npm run restore)',
  ],
  [
    /^(SQLITE_(READONLY|CANTOPEN|PERM|AUTH)|EACCES|EPERM|EROFS|ENOTDIR|EISDIR|EEXIST$)/,
    'cannot be opened for reading and writing',
    'give the account of the portal its folder and files, on a disk that can be written',
  ],
  [/^(SQLITE_(FULL|IOERR)|ENOSPC|EDQUOT|EIO)/, 'cannot be used: the disk is full or failing', 'make room'],
  [/^SQLITE_(BUSY|LOCKED)/, 'is locked by another program', 'end that first'],
];

/**
 * Errors about the store as UnusableStore, others unchanged.
 * @param path of the store, unless the error has one
 */
export function asUnusable(error: unknown, path?: string): unknown {
  const { code = '', path: named = path } = Object(error) as NodeJS.ErrnoException;
  const [, reason, remedy] = reasons.find(([codes]) => codes.test(code)) ?? [];
  if (named === undefined || reason === undefined) return error;
  return new UnusableStore(`${named} ${reason} (${code}): ${remedy}`, { cause: error });
}
