import type { Position } from '@portal/contracts';
import type { Sqlite } from '../sqlite/sqlite';

/**
 * How far each projection has come, in the same database as the documents. The scope is empty for the live views;
 * a staged rebuild keeps its own under a scope of its own.
 */
export function createCheckpointTable(database: Sqlite): void {
  database.exec(`CREATE TABLE IF NOT EXISTS checkpoints (
    scope TEXT NOT NULL, projection TEXT NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (scope, projection)
  ) WITHOUT ROWID`);
}

export const liveScope = '';

export function readCheckpoint(database: Sqlite, scope: string, projection: string): Position {
  return (
    database.get<[number]>('SELECT position FROM checkpoints WHERE scope = ? AND projection = ?', [
      scope,
      projection,
    ])?.[0] ?? 0
  );
}

export function writeCheckpoint(
  database: Sqlite,
  scope: string,
  projection: string,
  position: Position,
): void {
  database.run('INSERT OR REPLACE INTO checkpoints (scope, projection, position) VALUES (?, ?, ?)', [
    scope,
    projection,
    position,
  ]);
}

/** Makes the checkpoints of a staged rebuild the live ones. */
export function adoptCheckpoints(database: Sqlite, scope: string): void {
  database.run('UPDATE OR REPLACE checkpoints SET scope = ? WHERE scope = ?', [liveScope, scope]);
}

export function forgetScope(database: Sqlite, scope: string): void {
  database.run('DELETE FROM checkpoints WHERE scope = ?', [scope]);
}

export function forgetProjection(database: Sqlite, projection: string): void {
  database.run('DELETE FROM checkpoints WHERE scope = ? AND projection = ?', [liveScope, projection]);
}
