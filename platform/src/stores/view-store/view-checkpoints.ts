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
/** Of the copies before the last switch. */
export const previousScope = 'before';

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

/** Remembers the live checkpoints of what a staged rebuild is about to replace, in place of those remembered earlier. */
export function keepCheckpoints(database: Sqlite, scope: string): void {
  forgetScope(database, previousScope);
  copyLiveCheckpoints(database, scope, previousScope);
}

/** Exchanges the live checkpoints with those from before. */
export function swapCheckpoints(database: Sqlite): void {
  copyLiveCheckpoints(database, previousScope, 'swapped');
  adoptCheckpoints(database, previousScope);
  database.run('UPDATE checkpoints SET scope = ? WHERE scope = ?', [previousScope, 'swapped']);
}

/** Of the projections that have one in the scope. */
function copyLiveCheckpoints(database: Sqlite, ofScope: string, to: string): void {
  database.run(
    `INSERT INTO checkpoints (scope, projection, position) SELECT ?, projection, position FROM checkpoints
     WHERE scope = ? AND projection IN (SELECT projection FROM checkpoints WHERE scope = ?)`,
    [to, liveScope, ofScope],
  );
}

export function forgetScope(database: Sqlite, scope: string): void {
  database.run('DELETE FROM checkpoints WHERE scope = ?', [scope]);
}

export function forgetProjection(database: Sqlite, projection: string): void {
  database.run('DELETE FROM checkpoints WHERE scope = ? AND projection = ?', [liveScope, projection]);
}
