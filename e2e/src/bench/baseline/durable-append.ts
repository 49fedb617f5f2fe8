import { randomUUID } from 'node:crypto';
import type Database from 'libsql';
import { openBaselineDatabase } from './view-pages';

type Text = string | null;
/** An event of the log without its position. */
type Cells = readonly [type: Text, data: Text, subject: Text, sealed: Text, metadata: Text];

interface Waiting {
  readonly cells: Cells;
  readonly done: (position: number) => void;
}

/** Same bytes and table as the product, durable before the answer. */
export class DurableAppend {
  readonly #insert: Database.Statement;
  readonly #begin: Database.Statement;
  readonly #commit: Database.Statement;
  readonly #newest: Database.Statement;
  #waiting: Waiting[] = [];

  constructor(path: string) {
    const database = openBaselineDatabase(path, 'full');
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#commit = database.prepare('COMMIT');
    this.#insert = database.prepare(
      'INSERT INTO events (stream, revision, id, type, data, subject, sealed, metadata) VALUES (?, 0, ?, ?, ?, ?, ?, ?)',
    );
    this.#newest = database
      .prepare(
        'SELECT type, data, subject, sealed, metadata FROM events WHERE type = ? ORDER BY position DESC LIMIT 1',
      )
      .raw(true);
  }

  /** The newest event of a type, as a template. */
  modelOf(type: string): Cells {
    return this.#newest.get([type]) as Cells;
  }

  /** One event, one commit. @returns its position */
  alone(cells: Cells): number {
    this.#begin.run();
    const position = this.#write(cells);
    this.#commit.run();
    return position;
  }

  /** Group commit per turn of the event loop. */
  grouped(cells: Cells): Promise<number> {
    return new Promise((done) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push({ cells, done });
    });
  }

  #flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    this.#begin.run();
    const positions = group.map(({ cells }) => this.#write(cells));
    this.#commit.run();
    group.forEach(({ done }, index) => done(positions[index] ?? 0));
  }

  #write(cells: Cells): number {
    return Number(this.#insert.run([`order-${randomUUID()}`, randomUUID(), ...cells]).lastInsertRowid);
  }
}
