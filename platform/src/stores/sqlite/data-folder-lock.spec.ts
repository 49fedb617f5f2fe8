import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DataFolderInUse, type DataFolderLock, lockDataFolder } from './data-folder-lock';
import { startFixture } from '../../testing/start-fixture';

const holder = fileURLToPath(new URL('./hold-data-folder.fixture.ts', import.meta.url));

describe('the lock of a data folder', () => {
  let parent: string;
  let dataDir: string;
  let locks: DataFolderLock[] = [];
  let others: ChildProcess[] = [];
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'portal-lock-'));
    dataDir = join(parent, 'data');
  });
  afterEach(() => {
    locks.forEach((lock) => lock.release());
    others.forEach((other) => other.kill('SIGKILL'));
    [locks, others] = [[], []];
    rmSync(parent, { recursive: true });
  });
  const lock = () => locks.push(lockDataFolder(dataDir));

  async function other(): Promise<{ process: ChildProcess; line: string }> {
    const child = startFixture(holder, [dataDir]);
    others.push(child);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return { process: child, line: String(line).trim() };
  }
  const refusal = () => {
    try {
      lock();
    } catch (error) {
      return error;
    }
    return null;
  };

  it('is for one process, and the second one gets the owner’s process id', async () => {
    const { process: first } = await other();
    const refused = refusal();
    expect(refused).toBeInstanceOf(DataFolderInUse);
    expect(refused).toMatchObject({ pid: first.pid, message: expect.stringContaining(String(first.pid)) });
    expect((await other()).line).toBe(`in use by ${first.pid}`);
  });

  it('is for one of four that come at once', async () => {
    const all = await Promise.all([other(), other(), other(), other()]);
    const holding = all.filter(({ line }) => line === 'held');
    expect(holding).toHaveLength(1);
    const refused = all.filter(({ line }) => line !== 'held').map(({ line }) => line);
    expect(refused).toEqual(Array(3).fill(`in use by ${holding[0]?.process.pid}`));
  });

  it('goes with its process, however that ends', async () => {
    const { process: first } = await other();
    const gone = once(first, 'close');
    first.kill('SIGKILL');
    await gone;
    expect(refusal()).toBeNull();
  });

  it('cannot be taken twice by one process, and can again once it was given back', () => {
    lock();
    expect(refusal()).toMatchObject({ pid: process.pid });
    expect(refusal()).toMatchObject({ pid: process.pid });
    locks[0]?.release();
    expect(refusal()).toBeNull();
  });
});
