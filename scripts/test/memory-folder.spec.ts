import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { inMemory } from './memory-folder.mjs';

const isThere = existsSync('/dev/shm');
/** Not the folder of the current run. */
const folderOf = (env: NodeJS.ProcessEnv) => env['TMPDIR'] ?? '';

describe('temporary files in memory', () => {
  it('are there while something runs, and gone after it', async () => {
    const folder = await inMemory(async (env) => {
      expect(isThere ? existsSync(folderOf(env)) : env).toEqual(isThere ? true : {});
      expect(folderOf(env)).not.toBe(tmpdir());
      return folderOf(env);
    });
    expect(existsSync(folder)).toBe(false);
  });

  it('are gone where it failed', async () => {
    let folder = '';
    const failing = inMemory(async (env) => {
      folder = folderOf(env);
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    expect(existsSync(folder)).toBe(false);
  });

  it('of a run that was killed go with the next one; those of one that goes on stay', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const [killed, alive] = [pid, process.pid].map((owner) => `/dev/shm/portal-test-${owner}-spec`) as [
      string,
      string,
    ];
    if (isThere) [killed, alive].forEach((folder) => mkdirSync(folder));
    await inMemory(async () => expect([existsSync(killed), existsSync(alive)]).toEqual([false, isThere]));
    rmSync(alive, { recursive: true, force: true });
  });
});
