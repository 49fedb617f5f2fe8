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

export const privateFile = 0o600;
export const privateFolder = 0o700;

/** Files of this process and its children are private from now on. */
export const makeFilesPrivate = (): void => void process.umask(0o077);

/** Creates a private folder, or restricts an existing one and its direct content. */
export function openPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: privateFolder });
  chmodSync(folder, privateFolder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) chmodSync(path, privateFolder);
    else if (entry.isFile()) restrictIfExists(path);
  }
}

/** Creates a folder with its parents. @throws if not writable */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK | constants.X_OK);
}

/** Never opens an existing file: closing it would release this process's locks, SQLite's too. */
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

function restrictIfExists(path: string): void {
  try {
    chmodSync(path, privateFile);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
