import { writeSync } from 'node:fs';
import { someEvents } from './event-store.samples';
import { SqliteEventStore } from './sqlite.event-store';

/* Process to be killed: eight writers append, and print the stream after each acknowledgement. */
const [path, run] = process.argv.slice(2);
if (path === undefined || run === undefined) throw new Error('usage: <log> <run>');
const store = new SqliteEventStore(path);

async function writer(number: number): Promise<never> {
  for (let turn = 0; ; turn += 1) {
    const stream = `run-${run}-${number}-${turn}`;
    await store.append(stream, 'no-stream', someEvents(3));
    writeSync(1, `${stream}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, (_, number) => writer(number)));
