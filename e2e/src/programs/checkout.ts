import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function folderWithLockFile(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  if (dirname(folder) === folder) throw new Error('this does not run within a checkout');
  return folderWithLockFile(dirname(folder));
}

/** The checkout, also from a bundle. */
export const checkout = folderWithLockFile(dirname(fileURLToPath(import.meta.url)));
