import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { describeKeyStore } from './key-store.suite';
import { MemoryKeyStore } from './memory.key-store';
import { SqliteKeyStore } from './sqlite.key-store';

const folder = mkdtempSync(join(tmpdir(), 'key-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
describeKeyStore('MemoryKeyStore', async () => new MemoryKeyStore());
describeKeyStore('SqliteKeyStore', async () => new SqliteKeyStore(join(folder, `${(files += 1)}.db`)));

describe('SqliteKeyStore: its file', () => {
  const onDisk = () => Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));

  it('keeps keys and erasures when it is opened again, and shares them with other connections', async () => {
    const path = join(folder, 'shared.db');
    const one = new SqliteKeyStore(path);
    const two = new SqliteKeyStore(path);
    const key = await one.keyFor('user-1');
    expect(await two.keyFor('user-1')).toEqual(key);
    await two.erase('user-1');
    expect(await one.find('user-1')).toBeNull();
    await Promise.all([one.close(), two.close()]);
    const again = new SqliteKeyStore(path);
    await expect(again.keyFor('user-1')).rejects.toThrow('erased');
    await again.close();
  });

  it('[S18] leaves no copy of an erased key on the disk, wherever in the file it lay', async () => {
    const keys = new SqliteKeyStore(join(folder, 'erased.db'));
    const subjects = Array.from({ length: 200 }, (_, n) => `user-${n}`);
    const made = await Promise.all(subjects.map((subject) => keys.keyFor(subject)));
    const found = () => made.filter((key) => onDisk().includes(key)).length;
    expect(found()).toBe(200);
    for (const subject of subjects.slice(50, 150)) await keys.erase(subject);
    expect(found()).toBe(100);
    await keys.close();
  });
});
