import Database from 'libsql';

/** With the pragmas of our stores. @param durability as in SQLite */
export function openBaselineDatabase(path: string, durability: 'full' | 'normal'): Database.Database {
  const database = new Database(path);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec(`PRAGMA synchronous = ${durability}`);
  database.exec('PRAGMA wal_autocheckpoint = 4000');
  database.exec('PRAGMA cache_size = -65536');
  database.exec('PRAGMA temp_store = MEMORY');
  return database;
}
