import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';

/** Mode of a file: readable and writable for the owner alone. */
export const privateFile = 0o600;
/** Mode of a folder: accessible for the owner alone. */
export const privateFolder = 0o700;

/** From now on everything that this process and its children make on a disk is for their owner alone. */
export const makeFilesPrivate = (): void => void process.umask(0o077);

/**
 * Makes a folder for its owner alone, or closes an existing one with its files and folders. Deeper content is
 * unreachable then.
 */
export function openPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: privateFolder });
  chmodSync(folder, privateFolder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) chmodSync(path, privateFolder);
    else if (entry.isFile()) closeUnlessGone(path);
  }
}

/** Makes a folder with those above it, unless it exists. @throws where nothing can be written in it */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK | constants.X_OK);
}

/**
 * Makes an empty file for its owner alone, unless it exists. An existing file is never opened: closing it would release
 * all locks of this process on it, SQLite's too.
 */
export function makePrivateFile(path: string): void {
  if (existsSync(path)) return;
  const temporary = `${path}.${randomUUID()}.tmp`;
  closeSync(openSync(temporary, 'wx', privateFile));
  try {
    linkSync(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary);
  }
}

/** SQLite removes its logs when their last connection closes. */
function closeUnlessGone(path: string): void {
  try {
    chmodSync(path, privateFile);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
