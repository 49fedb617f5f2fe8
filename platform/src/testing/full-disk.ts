import Database from 'libsql';

const opened = new Set<Database.Database>();
const { exec } = Database.prototype;

/** Call before the stores are opened. */
export function watchConnections(): void {
  Database.prototype.exec = function (this: Database.Database, sql: string) {
    opened.add(this);
    return exec.call(this, sql);
  };
}

export function forgetConnections(): void {
  Database.prototype.exec = exec;
  opened.clear();
}

const maxPages = 4_294_967_294;
const limit = (pages: number) =>
  opened.forEach((connection) => {
    if (connection.open) exec.call(connection, `PRAGMA max_page_count = ${pages}`);
  });

/** No database can grow: SQLITE_FULL, as on a full disk. */
export const fillDisk = () => limit(1);
export const makeRoom = () => limit(maxPages);
