import { Sqlite } from '../sqlite/sqlite';

/** Another program has the log open; the message tells what to do. */
export class LogInUse extends Error {
  constructor(path: string, cause: unknown) {
    super(`${path} is open in another program: stop the portal first`, { cause });
    this.name = 'LogInUse';
  }
}

/**
 * Takes out of a log every digest of input that an earlier version made without a key, and leaves no copy of one in
 * the file or beside it (S5). Nothing else changes: events keep their ids, places and content. All or nothing, and
 * done again without harm. Needs room for the log a second time.
 * @param path of the SQLite log; no other program may have it open
 * @returns how many events held one
 * @throws LogInUse
 */
export function forgetUnkeyedDigests(path: string): number {
  const database = new Sqlite(path, { durability: 'full' });
  try {
    leaveWriteAheadLog(database, path);
    // Pages that become free are overwritten and not just forgotten.
    database.exec('PRAGMA secure_delete = ON');
    const { changes } = database.transaction(() => database.run(rewriting));
    database.exec('VACUUM');
    database.exec('PRAGMA journal_mode = WAL');
    return changes;
  } finally {
    database.close();
  }
}

/** Events without a digest are not touched: for them the condition is unknown. */
const rewriting = `
  UPDATE events SET metadata = json_remove(metadata, '$.commandDigest')
  WHERE metadata ->> '$.commandDigest' NOT LIKE 'keyed:%'`;

/** Leaving the write-ahead log empties and removes it, and is possible for the only connection alone. */
function leaveWriteAheadLog(database: Sqlite, path: string): void {
  try {
    const [mode] = database.get<[string]>('PRAGMA journal_mode = DELETE') ?? [];
    if (mode !== 'delete') throw new Error(`its journal stays in mode ${mode}`);
  } catch (cause) {
    throw new LogInUse(path, cause);
  }
}
