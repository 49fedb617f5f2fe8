import { closeSync, mkdirSync, openSync, readSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type Database from 'libsql';
import { asUnusable } from '../unusable-store';
import { openDatabase } from './sqlite';

/** Stays after the program; only its lock counts. */
export const lockFileName = 'portal.lock';

export class DataFolderInUse extends Error {
  constructor(
    readonly dataDir: string,
    readonly pid: number,
  ) {
    super(`${dataDir} is in use by process ${pid}: stop it first, or name another folder in DATA_DIR`);
    this.name = 'DataFolderInUse';
  }
}

export interface DataFolderLock {
  release(): void;
}

/** Covers a program just starting (writing its id) or ending. */
const waitMilliseconds = 250;
/** Offset of `user_version` in SQLite files: four bytes, big-endian. */
const pidOffset = 60;

/** Closing any descriptor of the file releases its lock, so it must not be opened twice. */
const held = new Map<string, Database.Database>();

/**
 * Locks a data folder for this process, its threads and children, until it ends (fcntl).
 * Not for network file systems without locks. @throws DataFolderInUse
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  const path = join(resolve(dataDir), lockFileName);
  if (held.has(path)) throw new DataFolderInUse(dataDir, process.pid);
  mkdirSync(dataDir, { recursive: true });
  const database = openDatabase(path, waitMilliseconds);
  try {
    lockFor(process.pid, database);
  } catch (error) {
    database.close();
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw asUnusable(error, path);
    throw new DataFolderInUse(dataDir, pidIn(path));
  }
  held.set(path, database);
  return {
    release() {
      if (held.delete(path)) database.close();
    },
  };
}

function lockFor(pid: number, database: Database.Database): void {
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  // A journal file would need recovery.
  database.exec('PRAGMA journal_mode = MEMORY');
  database.exec('BEGIN EXCLUSIVE');
  database.exec(`PRAGMA user_version = ${pid}`);
  database.exec('COMMIT');
}

/** Without SQLite, which would wait for the lock. */
function pidIn(path: string): number {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(4);
    readSync(file, bytes, 0, bytes.length, pidOffset);
    return bytes.readInt32BE(0);
  } finally {
    closeSync(file);
  }
}
