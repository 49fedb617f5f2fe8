import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DiskFileStore } from '../stores/file-store/disk.file-store';
import { FileDamaged, type StoredFile } from '../stores/file-store/file-store.port';
import { describeFileStore } from '../stores/file-store/file-store.suite';
import { CheckedFileStore, type FileFinding } from './checked-file-store';

const folder = mkdtempSync(join(tmpdir(), 'checked-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
let folders = 0;

function open() {
  const root = join(folder, String((folders += 1)));
  const disk = new DiskFileStore(root);
  const records = new Map<string, StoredFile>();
  const findings: FileFinding[] = [];
  const clock = { now: 1_000_000 };
  const files = new CheckedFileStore({
    files: disk,
    recorded: async (key) => records.get(key) ?? null,
    onFinding: (_key, finding) => void findings.push(finding),
    now: () => clock.now,
  });
  return {
    files,
    findings,
    clock,
    records,
    async store(content: Uint8Array) {
      const stored = await files.put(content);
      records.set(stored.key, stored);
      return stored.key;
    },
    pathOf: (key: string) => join(root, key.slice(0, 2), key),
    async read(key: string) {
      const opened = await files.open(key);
      return opened && buffer(opened.stream);
    },
  };
}

describeFileStore('CheckedFileStore, of files that were written down', async () => {
  const portal = open();
  return {
    put: async (content, options) => {
      const stored = await portal.files.put(content, options);
      portal.records.set(stored.key, stored);
      return stored;
    },
    open: (key, range) => portal.files.open(key, range),
    size: (key) => portal.files.size(key),
    remove: async (key) => {
      portal.records.delete(key);
      await portal.files.remove(key);
    },
    list: () => portal.files.list(),
  };
});

const small = Buffer.from('cartel '.repeat(1_000));
const large = Buffer.alloc(3 * 1024 * 1024, 'cartel ');
const rotten = (content: Buffer) => {
  const copy = Buffer.from(content);
  copy[copy.length - 10] = copy.readUInt8(copy.length - 10) ^ 1;
  return copy;
};

describe('[R13] a stored file whose bytes are not what they were', () => {
  let portal: ReturnType<typeof open>;
  beforeEach(() => {
    portal = open();
  });

  it('is refused before its first byte when it is small', async () => {
    const key = await portal.store(small);
    writeFileSync(portal.pathOf(key), rotten(small));
    await expect(portal.files.open(key)).rejects.toThrow(FileDamaged);
    expect(portal.findings).toEqual(['damaged']);
  });

  it('is never given to its end when it is large', async () => {
    const key = await portal.store(large);
    writeFileSync(portal.pathOf(key), rotten(large));
    const opened = await portal.files.open(key);
    let given = 0;
    const reading = (async () => {
      for await (const piece of opened?.stream ?? []) given += (piece as Buffer).length;
    })();
    await expect(reading).rejects.toThrow(FileDamaged);
    expect(given).toBeGreaterThan(0);
    expect(given).toBeLessThan(large.length);
    expect(portal.findings).toEqual(['damaged']);
  });

  it('is refused by its length alone, to who asks for a part of it too', async () => {
    const key = await portal.store(large);
    truncateSync(portal.pathOf(key), 1_000);
    await expect(portal.files.size(key)).rejects.toThrow(FileDamaged);
    await expect(portal.files.open(key, { start: 0, end: 9 })).rejects.toThrow(FileDamaged);
    expect(portal.findings).toEqual(['damaged']);
  });

  it('is refused in part once it was found damaged', async () => {
    const key = await portal.store(large);
    writeFileSync(portal.pathOf(key), rotten(large));
    const part = await portal.files.open(key, { start: 0, end: 9 });
    expect(part && (await buffer(part.stream))).toHaveLength(10);
    expect(await portal.files.check(key)).toBe('damaged');
    await expect(portal.files.open(key, { start: 0, end: 9 })).rejects.toThrow(FileDamaged);
  });

  it('is checked once a minute at most, and delivered again when it was put back', async () => {
    const key = await portal.store(small);
    writeFileSync(portal.pathOf(key), rotten(small));
    await expect(portal.files.open(key)).rejects.toThrow(FileDamaged);
    writeFileSync(portal.pathOf(key), small);
    await expect(portal.files.open(key)).rejects.toThrow(FileDamaged);
    portal.clock.now += 60_000;
    expect(await portal.read(key)).toEqual(small);
    expect(portal.findings).toEqual(['damaged', 'whole']);
  });

  it('is refused when it is missing, although it was never discarded', async () => {
    const key = await portal.store(small);
    rmSync(portal.pathOf(key));
    await expect(portal.files.size(key)).rejects.toThrow(FileDamaged);
    expect(portal.findings).toEqual(['missing']);
    expect(await portal.files.check(key)).toBe('missing');
  });
});

describe('[R13] a stored file that is what it was', () => {
  it('is looked at once a day, however often it is asked for; its parts never', async () => {
    const portal = open();
    const key = await portal.store(small);
    await portal.files.open(key, { start: 0, end: 9 });
    expect(portal.findings).toEqual([]);
    for (let time = 0; time < 3; time += 1) expect(await portal.read(key)).toEqual(small);
    expect(portal.findings).toEqual(['whole']);
    portal.clock.now += 24 * 3_600_000;
    expect(await portal.read(key)).toEqual(small);
    expect(portal.findings).toEqual(['whole', 'whole']);
  });

  it('is looked at once for all who want to know at the same time', async () => {
    const portal = open();
    const key = await portal.store(large);
    expect(await Promise.all([1, 2, 3].map(() => portal.files.check(key)))).toEqual([
      'whole',
      'whole',
      'whole',
    ]);
    expect(portal.findings).toEqual(['whole']);
  });

  it('is no finding when the download is aborted half-way', async () => {
    const portal = open();
    const key = await portal.store(large);
    const opened = await portal.files.open(key);
    for await (const _piece of opened?.stream ?? []) break;
    expect(portal.findings).toEqual([]);
  });
});

it('[R13] a file without a recorded digest is served unchecked', async () => {
  const portal = open();
  const { key } = await portal.files.put(small);
  writeFileSync(portal.pathOf(key), 'other');
  expect(await portal.read(key)).toEqual(Buffer.from('other'));
  expect(await portal.files.check(key)).toBeNull();
  expect(portal.findings).toEqual([]);
});
