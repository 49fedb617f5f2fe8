import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { copyFolder, cachedFolder } from './cached-folder';

describe('a folder that takes long to make', () => {
  let folder: string;
  let made: number;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kept-'));
    made = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function make(unfinished: string): Promise<void> {
    made += 1;
    mkdirSync(unfinished);
    writeFileSync(join(unfinished, 'file'), String(made));
  }
  const ask = (version: string) => cachedFolder({ folder, version }, 'ES', make);

  it('is made once for a version, and those of other versions are removed', async () => {
    const first = await ask('one');
    expect(await ask('one')).toBe(first);
    expect(made).toBe(1);
    await ask('two');
    expect(readdirSync(folder)).toEqual(['two']);
  });

  it('is made again when making it was broken off', async () => {
    mkdirSync(join(folder, 'one', 'ES.unfinished'), { recursive: true });
    const path = await ask('one');
    expect(readdirSync(join(folder, 'one'))).toEqual(['ES']);
    expect(readFileSync(join(path, 'file'), 'utf8')).toBe('1');
  });

  it('is copied over any earlier content', async () => {
    const target = join(folder, 'copy');
    mkdirSync(target);
    writeFileSync(join(target, 'old'), '');
    await copyFolder(await ask('one'), target);
    expect(existsSync(join(target, 'old'))).toBe(false);
    expect(readFileSync(join(target, 'file'), 'utf8')).toBe('1');
  });
});
