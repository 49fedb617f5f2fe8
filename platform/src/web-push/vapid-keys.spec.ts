import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { BadConfiguration } from '../program/environment';
import { isKeyPair, readVapidKeys } from './vapid-keys';

const folder = mkdtempSync(join(tmpdir(), 'vapid-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the keys of a data folder', () => {
  it('[S5] are made once, for their owner alone, and found again', async () => {
    const path = join(folder, 'push.key');
    const [one, other] = await Promise.all([readVapidKeys(path), readVapidKeys(path)]);
    expect(one).toEqual(other);
    expect(isKeyPair(one)).toBe(true);
    expect(await readVapidKeys(path)).toEqual(one);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('are refused where the file holds something else', async () => {
    const path = join(folder, 'damaged.key');
    const { publicKey } = await readVapidKeys(join(folder, 'one.key'));
    const { privateKey } = await readVapidKeys(join(folder, 'two.key'));
    for (const text of ['', '{}', '[1', JSON.stringify({ publicKey, privateKey })]) {
      writeFileSync(path, text);
      await expect(readVapidKeys(path)).rejects.toThrow(BadConfiguration);
      expect(readFileSync(path, 'utf8')).toBe(text);
    }
  });
});
