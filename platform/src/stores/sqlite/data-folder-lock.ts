import { closeSync, mkdirSync, openSync, readSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type Database from 'libsql';
import { asUnusable } from '../unusable-store';
import { openDatabase } from './sqlite';

/** The lock file of a data folder. It stays when the program ends; only its lock counts. */
export const lockFileName = 'portal.lock';

/** Another program works in the data folder. */
export class DataFolderInUse extends Error {
  constructor(
    readonly dataDir: string,
    /** Process id of that program. */
    readonly pid: number,
  ) {
    super(`${dataDir} is in use by process ${pid}: stop it first, or name another folder in DATA_DIR`);
    this.name = 'DataFolderInUse';
  }
}

export interface DataFolderLock {
  /** Lets others in. The end of the process does it too, however it ends. */
  release(): void;
}

/**
 * Milliseconds to wait for the lock: a program that has just taken it has written its process id by then, and one
 * that is just ending has gone.
 */
const waitMilliseconds = 250;
/** Where SQLite keeps `user_version` in a database file: four bytes, big-endian. */
const pidOffset = 60;

/**
 * What this process holds. A lock belongs to a process and ends when the process closes any descriptor of the file, so
 * the file must not be opened a second time here.
 */
const held = new Map<string, Database.Database>();

/**
 * Takes a data folder for this process alone, made when missing; its threads and child processes just open their files.
 * The lock is the operating system's (fcntl): it goes with the process, by SIGKILL too, and nothing is left to clean
 * up. Not for network file systems that do not lock.
 * @throws DataFolderInUse
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

/** In this mode the connection keeps its lock when the transaction ends, so that no other program comes in between. */
function lockFor(pid: number, database: Database.Database): void {
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  // A journal file would need recovery by the next one.
  database.exec('PRAGMA journal_mode = MEMORY');
  database.exec('BEGIN EXCLUSIVE');
  database.exec(`PRAGMA user_version = ${pid}`);
  database.exec('COMMIT');
}

/** Read past SQLite, which would wait for the lock. */
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
