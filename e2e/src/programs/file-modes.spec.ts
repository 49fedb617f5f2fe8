import { execFileSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeWorldOnDisk } from '../faults/world-on-disk';
import { checkout } from './checkout';
import { buildPortal, emptyDataDir, startPortal } from './portal-process';

/* S5, S18: data is private to the program's user, with any umask. */

const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8);

/** Paths accessible to others; the folder itself is `.`. */
function openToOthers(folder: string, recursive = true): string[] {
  const below = readdirSync(folder, { recursive, encoding: 'utf8' });
  expect(below.length).toBeGreaterThan(3);
  return ['.', ...below].filter((name) => {
    const path = join(folder, name);
    return modeOf(path) !== (lstatSync(path).isDirectory() ? '700' : '600');
  });
}

describe('what the program keeps on the disk', () => {
  const folders: string[] = [];
  const made = (folder: string) => {
    folders.push(folder);
    return folder;
  };
  const run = (entry: string, folder: string, dataDir: string) =>
    execFileSync(process.execPath, [join(checkout, `.build/standalone/${entry}.js`), folder], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });

  beforeAll(buildPortal, 120_000);
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  it('[S18] a new data folder is for its owner alone, with everything in it', async () => {
    const dataDir = made(emptyDataDir());
    chmodSync(dataDir, 0o755);
    const program = await startPortal({ DATA_DIR: dataDir });
    const there = readdirSync(dataDir);
    const requested = ['events.db', 'events.db-wal', 'keys.db', 'views.db', 'secret.key'];
    expect(requested.filter((name) => !there.includes(name))).toEqual([]);
    expect(openToOthers(dataDir)).toEqual([]);
    await program.end('SIGTERM');
  });

  it('[S18] a data folder of before is closed at the start; backups and restored folders are for their owner, too', async () => {
    const { dataDir } = await makeWorldOnDisk('ES');
    made(dataDir);
    for (const name of readdirSync(dataDir, { recursive: true, encoding: 'utf8' }))
      chmodSync(join(dataDir, name), lstatSync(join(dataDir, name)).isDirectory() ? 0o755 : 0o644);
    chmodSync(dataDir, 0o755);
    const program = await startPortal({ DATA_DIR: dataDir });
    expect(openToOthers(dataDir, false)).toEqual([]);
    const parent = made(mkdtempSync(join(tmpdir(), 'portal-modes-')));
    const backup = join(parent, 'backup');
    const restored = join(parent, 'restored');
    run('backup', backup, dataDir);
    expect(openToOthers(backup)).toEqual([]);
    await program.end('SIGTERM');
    run('restore', backup, restored);
    expect(openToOthers(restored)).toEqual([]);
  });
});
