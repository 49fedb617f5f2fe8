import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { isOpen } from '../testing/open-files';
import { readInPieces } from './read-in-pieces';

const folder = mkdtempSync(join(tmpdir(), 'pieces-'));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, 'file');
const content = Buffer.from(Array.from({ length: 700_000 }, (_none, at) => at % 251));
writeFileSync(path, content);

async function collected(bytes?: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of readInPieces(path, bytes)) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

describe('readInPieces', () => {
  it('gives the whole file, or its start', async () => {
    expect((await collected()).equals(content)).toBe(true);
    for (const bytes of [0, 1, 262_144, 262_145, 699_999])
      expect((await collected(bytes)).equals(content.subarray(0, bytes))).toBe(true);
    expect(await collected(900_000)).toHaveLength(content.length);
  });

  it('closes the file, also when it is left', async () => {
    await collected();
    expect(isOpen(path)).toBe(false);
    for await (const piece of readInPieces(path)) if (piece.length > 0) break;
    expect(isOpen(path)).toBe(false);
  });

  it('throws for a missing file', async () => {
    await expect(readInPieces(join(folder, 'none'))[Symbol.asyncIterator]().next()).rejects.toThrow('ENOENT');
  });
});
