import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Sqlite, type SqlValue } from './sqlite';

describe('Sqlite', () => {
  let database: Sqlite;
  beforeEach(() => {
    database = new Sqlite(':memory:', { durability: 'normal' });
    database.exec('CREATE TABLE t (a INTEGER PRIMARY KEY, b)');
  });
  afterEach(() => database.close());

  it('binds and gives back every kind of value, as plain arrays', () => {
    const values: SqlValue[] = ['Ñ "x"', 1.5, -3, 7n, null, Buffer.from([0, 255])];
    expect(database.get('SELECT ?, ?, ?, ?, ?, ?', values)).toEqual([
      'Ñ "x"',
      1.5,
      -3,
      7,
      null,
      Buffer.from([0, 255]),
    ]);
    expect(database.all('SELECT 1 UNION SELECT 2')).toEqual([[1], [2]]);
    expect(database.get('SELECT 1 WHERE 0')).toBeUndefined();
    expect(database.all('SELECT 1 WHERE 0')).toEqual([]);
  });

  it.each([[true], [new Date()], [undefined], [{}], [new Uint8Array(1)]])(
    'refuses to bind %p, with which the driver would end the process',
    (value) => {
      expect(() => database.get('SELECT ?', [value as unknown as SqlValue])).toThrow(TypeError);
      expect(() => database.run('INSERT INTO t (b) VALUES (?)', [value as unknown as SqlValue])).toThrow(
        TypeError,
      );
    },
  );

  it('reports what a statement changed', () => {
    expect(database.run('INSERT INTO t (b) VALUES (?)', ['x'])).toEqual({ changes: 1, lastInsertRowid: 1 });
    expect(database.run('INSERT INTO t (b) VALUES (?)', ['y'])).toEqual({ changes: 1, lastInsertRowid: 2 });
    expect(database.run("UPDATE t SET b = 'z'").changes).toBe(2);
  });

  it('lets others of the thread go on while another connection holds the write lock', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
    const [first, second] = [0, 1].map(() => new Sqlite(join(folder, 'a.db'), { durability: 'normal' }));
    if (!first || !second) throw new Error('two connections are needed');
    first.exec('CREATE TABLE t (a INTEGER PRIMARY KEY, b)');
    const insert = () => second.run("INSERT INTO t (b) VALUES ('x')").changes;
    first.exec('BEGIN IMMEDIATE');
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 5);
    const inserted = second.transactionInTurn(insert);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(second.get('SELECT count(*) FROM t')).toEqual([0]);
    expect(ticks).toBeGreaterThan(2);
    clearInterval(ticking);
    first.exec('COMMIT');
    expect(await inserted).toBe(1);
    expect(second.get('PRAGMA busy_timeout')).toEqual([0]);
    expect(second.transaction(insert)).toBe(1);
    expect(second.get('PRAGMA busy_timeout')).toEqual([5_000]);
    await expect(
      second.transactionInTurn(() => second.run('INSERT INTO nothing VALUES (1)')),
    ).rejects.toThrow();
    expect(await second.transactionInTurn(insert)).toBe(1);
    for (const each of [first, second]) each.close();
    rmSync(folder, { recursive: true });
  });

  it('undoes a transaction that throws, and can start another', () => {
    const error = new Error('no');
    expect(() =>
      database.transaction(() => {
        database.run("INSERT INTO t (b) VALUES ('x')");
        throw error;
      }),
    ).toThrow(error);
    expect(database.get('SELECT count(*) FROM t')).toEqual([0]);
    expect(database.transaction(() => database.run("INSERT INTO t (b) VALUES ('x')").changes)).toBe(1);
    expect(() => database.transaction(() => database.transaction(() => 1))).toThrow();
    expect(database.get('SELECT count(*) FROM t')).toEqual([1]);
  });

  it('goes on after a statement that failed', () => {
    database.run('INSERT INTO t (a) VALUES (1)');
    expect(() => database.run('INSERT INTO t (a) VALUES (1)')).toThrow('UNIQUE');
    expect(database.run('INSERT INTO t (a) VALUES (2)').changes).toBe(1);
  });

  it('keeps working when more different statements were asked for than it keeps', () => {
    for (let n = 0; n < 2_000; n += 1) expect(database.get(`SELECT ${n}`)).toEqual([n]);
    expect(database.get('SELECT 0')).toEqual([0]);
  });
});

describe('several connections of one process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  const path = join(folder, 'a.db');
  const logBytes = () => statSync(`${path}-wal`).size;
  afterEach(() => {
    for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('[X7] leave nothing in the write-ahead log when the last one is closed', () => {
    const [first, second] = [0, 1].map(() => new Sqlite(path, { durability: 'full' })) as [Sqlite, Sqlite];
    first.exec('CREATE TABLE t (a INTEGER PRIMARY KEY)');
    first.run('INSERT INTO t (a) VALUES (1)');
    second.exec('BEGIN IMMEDIATE');
    second.run('INSERT INTO t (a) VALUES (2)');
    first.close();
    first.close();
    expect(logBytes()).toBeGreaterThan(0);
    second.exec('COMMIT');
    second.close();
    expect(logBytes()).toBe(0);
    expect(countedElsewhere()).toBe(2);
  });

  const countedElsewhere = () => {
    // The driver closes a connection on garbage collection.
    const script = `const db = new (require('libsql'))(process.argv[1]);
      (() => console.log(db.prepare('SELECT count(*) AS n FROM t').get().n))();
      gc();
      db.close();
      gc();`;
    const here = fileURLToPath(new URL('.', import.meta.url));
    return Number(
      execFileSync(process.execPath, ['--expose-gc', '-e', script, path], { cwd: here, encoding: 'utf8' }),
    );
  };

  it('[R1] keep their locks when one more is opened: no other process takes their log away', () => {
    const first = new Sqlite(path, { durability: 'full' });
    first.exec('CREATE TABLE t (a INTEGER PRIMARY KEY)');
    const second = new Sqlite(path, { durability: 'full' });
    expect(countedElsewhere()).toBe(0);
    first.run('INSERT INTO t (a) VALUES (1)');
    expect(countedElsewhere()).toBe(1);
    first.close();
    second.close();
  });
});
