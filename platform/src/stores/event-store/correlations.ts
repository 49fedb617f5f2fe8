import { yieldToOthers } from '../../program/in-pieces';
import type { Sqlite } from '../sqlite/sqlite';

/*
 * Finds events by correlation id. An index of its own would cost each append 15 %: here only full blocks are stored,
 * by the one that asks: four bytes per event, in order of the log.
 */

/** Positions per block. */
const blockSize = 1_024;
/** Blocks per transaction, and per read. */
const blocksAtOnce = 64;

const schema = `CREATE TABLE IF NOT EXISTS correlations (first INTEGER PRIMARY KEY, hashes BLOB NOT NULL)`;

export const createCorrelations = (database: Sqlite): void => database.exec(schema);

/** FNV-1a, 4 bytes. */
function hashOf(correlationId: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < correlationId.length; at += 1)
    hash = Math.imul(hash ^ correlationId.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** One text: as rows it takes three times as long. */
const selectBlock = `SELECT group_concat(position || ' ' || json_extract(metadata, '$.correlationId'), char(10))
  FROM events WHERE position > ? AND position <= ?`;

function hashesAfter(database: Sqlite, first: number): Buffer {
  const hashes = Buffer.alloc(blockSize * 4);
  const [lines] = database.get<[string | null]>(selectBlock, [first, first + blockSize]) ?? [null];
  for (const line of lines?.split('\n') ?? []) {
    const space = line.indexOf(' ');
    const at = Number(line.slice(0, space)) - first - 1;
    hashes.writeUInt32LE(hashOf(line.slice(space + 1)), at * 4);
  }
  return hashes;
}

/** Stores full blocks up to the head. @returns the last position in them */
async function storeBlocks(database: Sqlite, head: number): Promise<number> {
  const [last] = database.get<[number | null]>('SELECT max(first) FROM correlations') ?? [null];
  let end = last === null ? 0 : last + blockSize;
  while (end + blockSize <= head) {
    const blocks: [number, Buffer][] = [];
    while (end + blockSize <= head && blocks.length < blocksAtOnce) {
      blocks.push([end, hashesAfter(database, end)]);
      end += blockSize;
      await yieldToOthers();
    }
    await database.transactionInTurn(() =>
      blocks.forEach((block) => database.run('INSERT OR IGNORE INTO correlations VALUES (?, ?)', block)),
    );
  }
  return end;
}

function* placesIn(first: number, hashes: Buffer, hash: Buffer): Generator<number> {
  for (let at = hashes.indexOf(hash); at >= 0; at = hashes.indexOf(hash, at + 1))
    if (at % 4 === 0) yield first + at / 4 + 1;
}

/** Positions of events with that correlation id, and a few of others. @param head newest position */
export async function correlatedPositions(
  database: Sqlite,
  correlationId: string,
  head: number,
): Promise<number[]> {
  const hash = Buffer.alloc(4);
  hash.writeUInt32LE(hashOf(correlationId));
  const end = await storeBlocks(database, head);
  const found: number[] = [];
  for (let from = 0; from < end; from += blockSize * blocksAtOnce) {
    const select = 'SELECT first, hashes FROM correlations WHERE first >= ? ORDER BY first LIMIT ?';
    for (const [first, hashes] of database.all<[number, Buffer]>(select, [from, blocksAtOnce]))
      found.push(...placesIn(first, hashes, hash));
    await yieldToOthers();
  }
  return [...found, ...placesIn(end, hashesAfter(database, end), hash)];
}
