import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BadConfiguration } from '../program/environment';
import { readMasterSecret } from './master-secret';

describe('the master secret', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'master-secret-'));
    path = join(folder, 'secret.key');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('[S2] is made at the first start, for its owner alone, and stays', async () => {
    const secret = await readMasterSecret(path);
    expect(secret).toHaveLength(32);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await readMasterSecret(path)).toEqual(secret);
    expect(readFileSync(path)).toEqual(secret);
    expect(readdirSync(folder)).toEqual(['secret.key']);
  });

  it('[S2] is one for all programs that start at the same moment, and whole for each', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shared = join(folder, `${round}.key`);
      const read = await Promise.all(Array.from({ length: 10 }, () => readMasterSecret(shared)));
      expect(new Set(read.map((secret) => secret.toString('hex'))).size).toBe(1);
      expect(read[0]).toHaveLength(32);
    }
  });

  it('[S2] is never read half written: a concurrent reader sees nothing, or all of it', async () => {
    const seen = new Set<number>();
    for (let round = 0; round < 5; round += 1) {
      const shared = join(folder, `${round}.key`);
      let isMade = false;
      const making = readMasterSecret(shared).finally(() => (isMade = true));
      while (!isMade) {
        if (existsSync(shared)) seen.add(readFileSync(shared).length);
        await new Promise(setImmediate);
      }
      await making;
    }
    seen.add(readFileSync(join(folder, '0.key')).length);
    expect([...seen]).toEqual([32]);
  });

  it('[S2] is not touched by what a program that died has left beside it', async () => {
    writeFileSync(`${path}.0199aa11-22bb-7c33-9d44-ee55ff667788.tmp`, 'half');
    expect(await readMasterSecret(path)).toHaveLength(32);
  });

  it.each([0, 1, 31])('[S2] is refused with %i bytes, and left unchanged', async (bytes) => {
    writeFileSync(path, Buffer.alloc(bytes, 7));
    await expect(readMasterSecret(path)).rejects.toThrow(BadConfiguration);
    await expect(readMasterSecret(path)).rejects.toThrow(`${path}: holds ${bytes} bytes`);
    expect(readFileSync(path)).toHaveLength(bytes);
  });

  it('is used unchanged where it is longer', async () => {
    writeFileSync(path, Buffer.alloc(64, 7));
    expect(await readMasterSecret(path)).toEqual(Buffer.alloc(64, 7));
  });
});
