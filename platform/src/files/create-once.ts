import { randomUUID } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from './sync-folder';

/**
 * Makes a file whole or not at all, and on the disk when it resolves, for its owner alone. Of several who make it at the
 * same moment one succeeds; for the others, and where it has been there before, nothing happens.
 */
export async function createOnce(path: string, content: Uint8Array): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, content, { flag: 'wx', mode: 0o600, flush: true });
    // Unlike a rename, a link never replaces an existing file.
    await link(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(dirname(path));
}
