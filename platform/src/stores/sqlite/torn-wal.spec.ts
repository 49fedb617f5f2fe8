import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sqlite } from './sqlite';
import { tornWal } from './torn-wal';

describe('the end of a write-ahead log', () => {
  const frameBytes = 4_096 + 24;
  let folder: string;
  let path: string;
  let written: number;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wal-'));
    path = join(folder, 'left.db');
    written = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const insert = (database: Sqlite, rows: number) => {
    for (let row = 0; row < rows; row += 1) database.run('INSERT INTO rows (n) VALUES (?)', [(written += 1)]);
  };

  function leave(work: (database: Sqlite) => void): Buffer {
    const database = new Sqlite(join(folder, 'open.db'), { durability: 'full' });
    database.exec('CREATE TABLE IF NOT EXISTS rows (n INTEGER)');
    work(database);
    for (const suffix of ['', '-wal']) copyFileSync(join(folder, `open.db${suffix}`), path + suffix);
    database.close();
    return readFileSync(`${path}-wal`);
  }

  function rowsFound(): number {
    const database = new Sqlite(path, { durability: 'full' });
    const [count] = database.get<[number]>('SELECT count(*) FROM rows') ?? [0];
    database.close();
    return count;
  }

  function overwrite(from: number, bytes: number, value = 0xa5): void {
    const wal = readFileSync(`${path}-wal`);
    wal.fill(value, from, from + bytes);
    writeFileSync(`${path}-wal`, wal);
  }

  it('is whole after a kill, also of a program that began it again after a checkpoint', () => {
    leave((database) => insert(database, 5));
    expect(tornWal(path)).toBeNull();
    leave((database) => {
      insert(database, 40);
      database.exec('PRAGMA wal_checkpoint(RESTART)');
      insert(database, 3);
    });
    expect(tornWal(path)).toBeNull();
    expect(rowsFound()).toBe(written);
  });

  it('is whole where a write was cut short, and where it is missing', () => {
    const { length } = leave((database) => insert(database, 5));
    truncateSync(`${path}-wal`, length - 1_000);
    expect(tornWal(path)).toBeNull();
    rmSync(`${path}-wal`);
    expect(tornWal(path)).toBeNull();
  });

  it('[X7] is torn where its last bytes were overwritten, and SQLite reads no further than that', () => {
    const { length } = leave((database) => insert(database, 5));
    overwrite(length - 6_000, 6_000);
    expect(tornWal(path)).toEqual({ frames: 1, bytes: frameBytes });
    expect(rowsFound()).toBe(3);
  });

  it('[X7] is torn from a damaged page on', () => {
    const { length } = leave((database) => insert(database, 5));
    overwrite(length - 3 * frameBytes + 100, 8);
    expect(tornWal(path)).toEqual({ frames: 3, bytes: 3 * frameBytes });
    expect(rowsFound()).toBe(2);
  });

  it('[X7] is torn from a frame on that is no longer marked as of this log', () => {
    const { length } = leave((database) => insert(database, 5));
    overwrite(length - 3 * frameBytes + 12, 4);
    expect(tornWal(path)).toEqual({ frames: 3, bytes: 3 * frameBytes });
    expect(rowsFound()).toBe(2);
  });

  it('[X7] is torn as a whole where a power cut has left nothing but zeros, whose sums are right', () => {
    const { length } = leave((database) => insert(database, 5));
    overwrite(0, length, 0);
    expect(tornWal(path)?.bytes).toBe(length);
  });

  it('[X7] is torn as a whole where its head is damaged', () => {
    const { length } = leave((database) => insert(database, 5));
    overwrite(8, 8);
    expect(tornWal(path)?.bytes).toBe(length);
  });
});
