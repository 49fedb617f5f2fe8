import { join } from 'node:path';
import Database from 'libsql';
import type { Log, LogRow } from './log-checker';

/** Independent of the server's code. */
export function readLogOnDisk(dataDir: string): Log {
  const database = new Database(join(dataDir, 'events.db'), { readonly: true });
  const stored = database
    .prepare('SELECT position, stream, revision, id, type, data, metadata FROM events ORDER BY position')
    .all() as (Omit<LogRow, 'data'> & { data: string; metadata: string })[];
  database.close();
  let torn = 0;
  const rows: LogRow[] = [];
  for (const { data, metadata, ...row } of stored) {
    try {
      JSON.parse(metadata);
      rows.push({ ...row, data: JSON.parse(data) as LogRow['data'] });
    } catch {
      torn += 1;
    }
  }
  return { rows, torn };
}
