import type { Sqlite } from '../sqlite/sqlite';
import type { NewEvent, RecordedEvent } from './event-store.port';

/**
 * AUTOINCREMENT: no position is reused. Positions are assigned under the write lock, without gaps filled later:
 * the greatest one read is a valid checkpoint.
 */
const schema = `
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    stream   TEXT    NOT NULL,
    revision INTEGER NOT NULL,
    id       TEXT    NOT NULL,
    type     TEXT    NOT NULL,
    data     TEXT    NOT NULL,
    subject  TEXT,
    sealed   TEXT,
    metadata TEXT    NOT NULL,
    UNIQUE (stream, revision)
  )`;

const columns = 'position, stream, revision, id, type, data, subject, sealed, metadata';

export type EventRow = readonly [
  number,
  string,
  number,
  string,
  string,
  string,
  string | null,
  string | null,
  string,
];

export type EventCells = readonly [
  id: string,
  type: string,
  data: string,
  subject: string | null,
  sealed: string | null,
  metadata: string,
];

export function createEventTable(database: Sqlite): void {
  database.exec(schema);
}

/** Serialised before the group commit: invalid JSON fails its own append only. */
export function cellsOf(event: NewEvent): EventCells {
  return [
    event.id,
    event.type,
    JSON.stringify(event.data),
    event.personal?.subject ?? null,
    event.personal?.sealed ?? null,
    JSON.stringify(event.metadata),
  ];
}

export const textsOf = (rows: readonly EventCells[]): string[] =>
  rows.flatMap((cells) => cells.filter((cell) => typeof cell === 'string'));

export function insertEvent(database: Sqlite, stream: string, revision: number, cells: EventCells): number {
  return database.run(
    'INSERT INTO events (stream, revision, id, type, data, subject, sealed, metadata) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    [stream, revision, ...cells],
  ).lastInsertRowid;
}

const valueColumns = 'id, type, data, subject, sealed, metadata';

export const createGathering = (database: Sqlite): void =>
  database.exec(
    `CREATE TEMP TABLE IF NOT EXISTS gathered
     (append INTEGER, at INTEGER, ${valueColumns}, PRIMARY KEY (append, at)) WITHOUT ROWID`,
  );

export function gatherEvent(database: Sqlite, append: number, at: number, cells: EventCells): void {
  database.run('INSERT INTO gathered VALUES (?, ?, ?, ?, ?, ?, ?, ?)', [append, at, ...cells]);
}

/** Binding values one by one takes four times as long. @returns the last position */
export function insertGathered(database: Sqlite, stream: string, first: number, append: number): number {
  return database.run(
    `INSERT INTO events (stream, revision, ${valueColumns})
     SELECT ?, ? + at, ${valueColumns} FROM gathered WHERE append = ? ORDER BY at`,
    [stream, first, append],
  ).lastInsertRowid;
}

export function discardGathered(database: Sqlite, append: number): void {
  database.run('DELETE FROM gathered WHERE append = ?', [append]);
}

/** @returns the newest revision, or `null` */
export function lastRevision(database: Sqlite, stream: string): number | null {
  return (
    database.get<[number | null]>('SELECT max(revision) FROM events WHERE stream = ?', [stream])?.[0] ?? null
  );
}

/** Ids and positions from a revision on. */
export function placesFrom(
  database: Sqlite,
  stream: string,
  from: number,
  limit: number,
): [string, number][] {
  return database.all<[string, number]>(
    'SELECT id, position FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?',
    [stream, from, limit],
  );
}

/** @param limit default: all */
export function selectStream(database: Sqlite, stream: string, from: number, limit = -1): RecordedEvent[] {
  return database
    .all<EventRow>(
      `SELECT ${columns} FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?`,
      [stream, from, limit],
    )
    .map(recordedEventOf);
}

export function selectLast(database: Sqlite, stream: string): RecordedEvent | null {
  const row = database.get<EventRow>(
    `SELECT ${columns} FROM events WHERE stream = ? ORDER BY revision DESC LIMIT 1`,
    [stream],
  );
  return row ? recordedEventOf(row) : null;
}

export function selectAll(database: Sqlite, after: number, limit: number): RecordedEvent[] {
  return database
    .all<EventRow>(`SELECT ${columns} FROM events WHERE position > ? ORDER BY position LIMIT ?`, [
      after,
      limit,
    ])
    .map(recordedEventOf);
}

/** Rows per scan: one or two milliseconds. */
const rowsPerScan = 1_000;

/** Parses relevant events and the last one scanned. @param limit of relevant events */
export function selectConcerned(
  database: Sqlite,
  after: number,
  limit: number,
  concerns: (type: string) => boolean,
): { readonly events: RecordedEvent[]; readonly passed: number } {
  const types = database.all<[number, string]>(
    'SELECT position, type FROM events WHERE position > ? ORDER BY position LIMIT ?',
    [after, rowsPerScan],
  );
  const due = [...types.keys()].filter((at) => concerns(types[at]?.[1] ?? '')).slice(0, limit);
  const last = due.length < limit ? types.length - 1 : (due.at(-1) ?? -1);
  const places = [...due, last].map((at) => types[at]?.[0] ?? 0);
  const events = database
    .all<EventRow>(
      `SELECT ${columns} FROM events WHERE position IN (SELECT value FROM json_each(?)) ORDER BY position`,
      [JSON.stringify(places)],
    )
    .map(recordedEventOf);
  return { events, passed: last + 1 };
}

export function selectAt(database: Sqlite, position: number): RecordedEvent | null {
  const row = database.get<EventRow>(`SELECT ${columns} FROM events WHERE position = ?`, [position]);
  return row ? recordedEventOf(row) : null;
}

/** @param positions may include events of others */
export function selectCorrelated(
  database: Sqlite,
  correlationId: string,
  positions: readonly number[],
  limit: number,
): RecordedEvent[] {
  return database
    .all<EventRow>(
      `SELECT ${columns} FROM events WHERE position IN (SELECT value FROM json_each(?))
       AND json_extract(metadata, '$.correlationId') = ? ORDER BY position LIMIT ?`,
      [JSON.stringify(positions), correlationId, limit],
    )
    .map(recordedEventOf);
}

export function headPosition(database: Sqlite): number {
  return database.get<[number | null]>('SELECT max(position) FROM events')?.[0] ?? 0;
}

export function recordedEventOf(row: EventRow): RecordedEvent {
  const [position, stream, revision, id, type, data, subject, sealed, metadata] = row;
  return {
    position,
    stream,
    revision,
    id,
    type,
    data: JSON.parse(data) as RecordedEvent['data'],
    ...(subject !== null && sealed !== null && { personal: { subject, sealed } }),
    metadata: JSON.parse(metadata) as RecordedEvent['metadata'],
  };
}
