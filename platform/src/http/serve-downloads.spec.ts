import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { anyone, type DownloadContract } from '@portal/contracts';
import fc from 'fast-check';
import { z } from 'zod';
import type { FileStore } from '../stores/file-store/file-store.port';
import { contentDisposition } from './content-disposition';
import { createApp } from './create-app';
import { rangeOf, serveDownloads } from './serve-downloads';
import type { QueryContext } from './serve-queries';

describe('byte ranges of a download', () => {
  it.each([
    ['bytes=0-4', { range: { start: 0, end: 4 } }],
    ['bytes=5-', { range: { start: 5, end: 9 } }],
    ['bytes=5-99', { range: { start: 5, end: 9 } }],
    ['bytes=-3', { range: { start: 7, end: 9 } }],
    ['bytes=-30', { range: { start: 0, end: 9 } }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-4', 'unsatisfiable'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,3-4', 'whole'],
    ['lines=1-2', 'whole'],
    [undefined, 'whole'],
  ])('reads %s of ten bytes', (header, expected) => {
    expect(rangeOf(header, 10)).toEqual(expected);
  });

  it('[F1] never leaves the file, for any range', () => {
    const header = fc.tuple(fc.nat(), fc.option(fc.nat(), { nil: '' })).map(([a, b]) => `bytes=${a}-${b}`);
    fc.assert(
      fc.property(header, fc.integer({ min: 1, max: 1_000 }), (asked, bytes) => {
        const found = rangeOf(asked, bytes);
        if (typeof found === 'string') return;
        expect(found.range.start).toBeLessThanOrEqual(found.range.end);
        expect(found.range.end).toBeLessThan(bytes);
      }),
    );
  });
});

const grapheme = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 });
const half = fc.constantFrom('\ud83c', '\udf54');

describe('the name under which a file is saved', () => {
  it('keeps accents for clients that can read them', () => {
    expect(contentDisposition('attachment', 'Menú del día.pdf')).toBe(
      `attachment; filename="Menu del dia.pdf"; filename*=UTF-8''Men%C3%BA%20del%20d%C3%ADa.pdf`,
    );
  });

  it('[S16] lets no quote, path, line break or half a character escape its field', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(grapheme, half), maxLength: 80 }), (name) => {
        const header = contentDisposition('attachment', `a"\r\nx: y/../${name}`);
        expect(header).toMatch(
          /^attachment; filename="[\x20-\x21\x23-\x7e]*"; filename\*=UTF-8''[\w.~%!-]*$/,
        );
      }),
    );
  });
});

describe('a download that is asked for by its headers alone', () => {
  it('is described in full, and its file is not opened', async () => {
    const opened: string[] = [];
    const files: Partial<FileStore> = {
      size: async () => 5,
      async open(key) {
        opened.push(key);
        return { stream: Readable.from(['12345']), bytes: 5 };
      },
    };
    const app = await createApp({ logLevel: 'silent', https: false });
    const contract: DownloadContract = {
      kind: 'download',
      name: 'OpenSample',
      area: 'sample',
      method: 'GET',
      path: 'sample',
      input: z.object({}),
      output: z.unknown(),
      access: anyone(),
      summary: '',
    };
    const file = { key: 'a', filename: 'a.pdf', contentType: 'application/pdf' };
    serveDownloads(app, {
      ...({ market: 'ES' } as QueryContext),
      files: files as FileStore,
      guard: async () => null,
      handlers: [
        { contract, answer: async () => ({ ...file, disposition: 'attachment', immutable: false }) },
      ],
    });
    const ask = (method: 'GET' | 'HEAD') => app.inject({ method, url: '/api/sample' });
    const head = await ask('HEAD');
    expect(opened).toEqual([]);
    const whole = await ask('GET');
    expect([head.body, whole.body]).toEqual(['', '12345']);
    for (const name of ['content-length', 'content-type', 'content-disposition', 'etag'])
      expect(head.headers[name]).toBe(whole.headers[name]);
    await app.close();
  });
});
