import { join } from 'node:path';
import { openBaselineDatabase } from './baseline-database';

/* Baseline of a rebuild: reads and parses the log. */

const perRead = 5_000;

const [dataDir = ''] = process.argv.slice(2);
const database = openBaselineDatabase(join(dataDir, 'events.db'), 'full');
const read = database
  .prepare(
    'SELECT position, stream, revision, id, type, data, subject, sealed, metadata FROM events ' +
      'WHERE position > ? ORDER BY position LIMIT ?',
  )
  .raw(true);

type Row = readonly [number, string, number, string, string, string, string | null, string | null, string];

function replay(): { events: number; milliseconds: number } {
  const started = performance.now();
  let events = 0;
  let after = 0;
  for (;;) {
    const rows = read.all([after, perRead]) as Row[];
    const last = rows.at(-1);
    if (!last) return { events, milliseconds: performance.now() - started };
    const parsed = rows.map((row) => [row[0], JSON.parse(row[5]), JSON.parse(row[8])]);
    events += parsed.length;
    [after] = last;
  }
}

process.on('message', () => process.send?.(replay()));
process.on('disconnect', () => process.exit(0));
