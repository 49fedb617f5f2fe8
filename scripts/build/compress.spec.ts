import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { writeCompressedTwins } from './compress.mjs';

let folder: string;
const script = 'export const words = ["order", "orders"];\n'.repeat(100);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-web-'));
  mkdirSync(path.join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a built web app', () => {
  it('has a brotli and a gzip twin of every text that is worth it', async () => {
    const file = path.join(folder, 'assets', 'index-a1.js');
    writeFileSync(file, script);
    await writeCompressedTwins(folder);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(script);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(script);
    expect(readFileSync(`${file}.br`).length).toBeLessThan(readFileSync(`${file}.gz`).length);
  });

  it('leaves alone what is small, compressed already, or rewritten for every request', async () => {
    writeFileSync(path.join(folder, 'scheme.js'), 'small');
    writeFileSync(path.join(folder, 'font.woff2'), Buffer.alloc(5_000));
    writeFileSync(path.join(folder, 'index.html'), '<p>page</p>'.repeat(500));
    await writeCompressedTwins(folder);
    expect(readdirSync(folder).sort()).toEqual(['assets', 'font.woff2', 'index.html', 'scheme.js']);
  });
});
