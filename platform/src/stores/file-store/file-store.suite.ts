import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ByteRange, type FileStore, FileTooLarge, type ListedFile } from './file-store.port';

const inPieces = (content: Uint8Array, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, n) =>
      content.subarray(n * size, (n + 1) * size),
    ),
  );

/** Shared suite. `open` gives an empty store. */
export function describeFileStore(name: string, open: () => Promise<FileStore>): void {
  describe(name, () => {
    let files: FileStore;
    beforeEach(async () => {
      files = await open();
    });
    const read = async (key: string, range?: ByteRange) => {
      const opened = await files.open(key, range);
      return opened === null ? null : { bytes: opened.bytes, content: await buffer(opened.stream) };
    };

    it('[W14] stores whole files under keys that cannot be guessed, with their size and digest', async () => {
      const content = Buffer.from('cartel '.repeat(50_000));
      const one = await files.put(content);
      const two = await files.put(inPieces(content, 1000));
      expect(one.key).toMatch(/^[0-9a-f]{32}$/);
      expect(two.key).not.toBe(one.key);
      for (const stored of [one, two]) {
        expect(stored).toMatchObject({
          bytes: content.length,
          sha256: createHash('sha256').update(content).digest('hex'),
        });
        expect(await read(stored.key)).toEqual({ bytes: content.length, content });
        expect(await files.size(stored.key)).toBe(content.length);
      }
    });

    it('stores each piece before it is overwritten by the next one', async () => {
      const piece = Buffer.alloc(64 * 1024);
      async function* overwritten() {
        for (const letter of 'abcde') yield piece.fill(letter);
      }
      const { key, bytes } = await files.put(overwritten());
      const content = Buffer.concat([...'abcde'].map((letter) => Buffer.alloc(piece.length, letter)));
      expect(await read(key)).toEqual({ bytes, content });
    });

    it('stores an empty file', async () => {
      const { key, bytes } = await files.put(new Uint8Array());
      expect(bytes).toBe(0);
      expect(await read(key)).toEqual({ bytes: 0, content: Buffer.alloc(0) });
    });

    it('gives any range, cut at the end of the file', async () => {
      const content = Buffer.from(Array.from({ length: 200 }, (_, n) => n));
      const { key } = await files.put(content);
      const ranges = fc.record({ start: fc.nat(199), length: fc.integer({ min: 1, max: 300 }) });
      await fc.assert(
        fc.asyncProperty(ranges, async ({ start, length }) => {
          const expected = content.subarray(start, start + length);
          const got = await read(key, { start, end: start + length - 1 });
          expect(got).toEqual({ bytes: expected.length, content: Buffer.from(expected) });
        }),
        { numRuns: 30 },
      );
      for (const range of [
        { start: 200, end: 300 },
        { start: -1, end: 3 },
        { start: 5, end: 4 },
      ]) {
        await expect(files.open(key, range)).rejects.toThrow(RangeError);
      }
    });

    it('[S8] takes a file of just the allowed size and refuses a greater one', async () => {
      const content = Buffer.alloc(1000, 'x');
      expect((await files.put(inPieces(content, 100), { maxBytes: 1000 })).bytes).toBe(1000);
      await expect(files.put(inPieces(content, 100), { maxBytes: 999 })).rejects.toThrow(FileTooLarge);
      await expect(files.put(content, { maxBytes: 999 })).rejects.toThrow(FileTooLarge);
    });

    it('[R13] passes on the failure of a stream that breaks', async () => {
      const broken = Readable.from(
        (async function* () {
          yield Buffer.from('half');
          throw new Error('connection reset');
        })(),
      );
      await expect(files.put(broken)).rejects.toThrow('connection reset');
    });

    it('[R13] lists every file with the time at which it was stored', async () => {
      const started = Date.now();
      const keys: string[] = [];
      for (let n = 0; n < 5; n += 1) keys.push((await files.put(Buffer.from(`${n}`))).key);
      await files.remove(keys.pop() ?? '');
      const listed: ListedFile[] = [];
      for await (const file of files.list()) listed.push(file);
      expect(listed.map(({ key }) => key).sort()).toEqual(keys.sort());
      // S3 times are in seconds.
      for (const { storedAt } of listed) expect(storedAt.getTime()).toBeGreaterThan(started - 2_000);
    });

    it('removes a file, also twice', async () => {
      const { key } = await files.put(Buffer.from('x'));
      await files.remove(key);
      await files.remove(key);
      expect(await files.open(key)).toBeNull();
      expect(await files.size(key)).toBeNull();
    });

    it.each([
      '../../etc/passwd',
      '',
      '..',
      '/etc/passwd',
      'A'.repeat(32),
      `${'a'.repeat(32)}\n`,
      '%2e%2e%2f',
      'a'.repeat(32),
    ])('has no file under the key %j', async (key) => {
      expect(await files.open(key)).toBeNull();
      expect(await files.size(key)).toBeNull();
      await expect(files.remove(key)).resolves.toBeUndefined();
    });
  });
}
