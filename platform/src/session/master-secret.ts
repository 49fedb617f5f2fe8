import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/** The deployment's master secret: read from a file that only its owner can read, made at the first start. */
export async function readMasterSecret(path: string): Promise<Buffer> {
  try {
    await writeFile(path, randomBytes(32), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(path);
}
