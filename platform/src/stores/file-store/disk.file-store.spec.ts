import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from '@jest/globals';
import { DiskFileStore } from './disk.file-store';
import { FileStoreFull, FileStoreUnavailable } from './file-store.port';
import { describeFileStore } from './file-store.suite';

const folder = mkdtempSync(join(tmpdir(), 'file-store-'));
let stores = 0;
const newFolder = () => join(folder, String((stores += 1)));
afterAll(() => rmSync(folder, { recursive: true }));

describeFileStore('DiskFileStore', async () => new DiskFileStore(newFolder()));

describe('DiskFileStore: its folder', () => {
  const content = (root: string) =>
    readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

  it('[R13] leaves nothing of a file that was refused or broke off', async () => {
    const root = newFolder();
    const files = new DiskFileStore(root);
    const broken = new Readable({ read: () => undefined });
    broken.push('half');
    const putting = files.put(broken);
    broken.destroy(new Error('connection reset'));
    await expect(putting).rejects.toThrow('connection reset');
    await expect(files.put(Buffer.alloc(10), { maxBytes: 9 })).rejects.toThrow();
    expect(content(root)).toEqual([]);
  });

  it.each(['ENOSPC', 'EDQUOT'])(
    '[R15] reports that it is full when a write fails with %s, and keeps nothing',
    async (code) => {
      const root = newFolder();
      const files = new DiskFileStore(root);
      const writing = new Readable({ read: () => undefined });
      const putting = files.put(writing);
      writing.destroy(Object.assign(new Error('no space left'), { code }));
      await expect(putting).rejects.toThrow(FileStoreFull);
      await expect(putting).rejects.toThrow(FileStoreUnavailable);
      expect(content(root)).toEqual([]);
    },
  );

  it('touches nothing outside itself', async () => {
    const outside = join(folder, 'outside');
    writeFileSync(outside, 'secret');
    const files = new DiskFileStore(join(folder, 'inside'));
    for (const key of ['../outside', '../../outside', 'in/../../outside']) {
      expect(await files.open(key)).toBeNull();
      await files.remove(key);
    }
    expect(existsSync(outside)).toBe(true);
  });

  it('finds its files again when it is opened again', async () => {
    const root = newFolder();
    const { key } = await new DiskFileStore(root).put(Buffer.from('x'));
    expect(await new DiskFileStore(root).size(key)).toBe(1);
    expect(content(root)).toHaveLength(1);
  });
});
