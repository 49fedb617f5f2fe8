import type { Position } from '@portal/contracts';
import type { Sqlite } from '../sqlite/sqlite';

/** Checkpoints beside the documents. Scope: empty for live views, else one per rebuild. */
export function createCheckpointTable(database: Sqlite): void {
  database.exec(`CREATE TABLE IF NOT EXISTS checkpoints (
    scope TEXT NOT NULL, projection TEXT NOT NULL, position INTEGER NOT NULL, event TEXT,
    PRIMARY KEY (scope, projection)
  ) WITHOUT ROWID`);
}

export const liveScope = '';

export interface Checkpoint {
  readonly position: Position;
  readonly event: string | null;
}

export function readCheckpoint(database: Sqlite, scope: string, projection: string): Checkpoint {
  const select = 'SELECT position, event FROM checkpoints WHERE scope = ? AND projection = ?';
  const [position, event] = database.get<[number, string | null]>(select, [scope, projection]) ?? [0, null];
  return { position, event };
}

/** @returns whether it was behind; never moves back */
export function advanceCheckpoint(
  database: Sqlite,
  scope: string,
  projection: string,
  { position, event }: Checkpoint,
): boolean {
  const { changes } = database.run(
    `INSERT INTO checkpoints (scope, projection, position, event) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET position = excluded.position, event = excluded.event
     WHERE excluded.position > checkpoints.position`,
    [scope, projection, position, event],
  );
  return changes > 0;
}

/** Makes a rebuild's checkpoints live. */
export function adoptCheckpoints(database: Sqlite, scope: string): void {
  database.run('UPDATE OR REPLACE checkpoints SET scope = ? WHERE scope = ?', [liveScope, scope]);
}

export function forgetScope(database: Sqlite, scope: string): void {
  database.run('DELETE FROM checkpoints WHERE scope = ?', [scope]);
}

export function forgetProjection(database: Sqlite, projection: string): void {
  database.run('DELETE FROM checkpoints WHERE scope = ? AND projection = ?', [liveScope, projection]);
}
