import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { isHarmlessDrawing } from './drawing-check';

const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`;

const attempts = 3;

async function checked(drawing: string) {
  const path = join(folder, 'drawing.svg');
  writeFileSync(path, drawing);
  let milliseconds = Infinity;
  let isHarmless = false;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const started = performance.now();
    isHarmless = await isHarmlessDrawing(path);
    milliseconds = Math.min(milliseconds, performance.now() - started);
  }
  return { isHarmless, milliseconds };
}

const repetitive: Readonly<Record<string, (count: number) => string>> = {
  'blanks in an address': (count) => svg(`<style>a{b:url(${' '.repeat(count)}#x)}</style>`),
  'blanks before a bracket': (count) => svg(`<style>a{b:url${' '.repeat(count)}}</style>`),
  'addresses of blanks': (count) => svg(`<style>${'url(  #'.repeat(count / 7)}</style>`),
  'expressions without a bracket': (count) => svg(`<style>${'expression  '.repeat(count / 12)}</style>`),
  'blanks in an attribute': (count) => svg(`<rect style="fill:url(${' '.repeat(count)}'#x')"/>`),
  'blanks before an address': (count) => svg(`<use href="${' '.repeat(count)}#x"/>`),
  'scripts that are none': (count) => svg(`<rect id="${'javascript '.repeat(count / 11)}"/>`),
  escapes: (count) => svg(`<style>${'\\75 '.repeat(count / 4)}</style>`),
  backslashes: (count) => svg(`<style>a${'\\'.repeat(count)}</style>`),
  elements: (count) => svg('<g/>'.repeat(count / 4)),
  attributes: (count) => svg(`<g ${Array.from({ length: count / 12 }, (_, n) => `a${n}="1"`).join(' ')}/>`),
  'sections of text': (count) => svg(`<text>${'<![CDATA[a]]>'.repeat(count / 14)}</text>`),
};

describe('[S8] the time that the check of a drawing takes', () => {
  it.each(Object.entries(repetitive))(
    'is linear in its length, for any repeated content: %s',
    async (_what, drawing) => {
      const one = await checked(drawing(100_000));
      const eight = await checked(drawing(800_000));
      expect([one.isHarmless, eight.isHarmless]).toEqual([true, true]);
      expect(eight.milliseconds).toBeLessThan(Math.max(32 * one.milliseconds, 1_000));
    },
  );

  it('is less than a second for 400 KB of blanks in an address', async () => {
    const { isHarmless, milliseconds } = await checked(
      svg(`<style>a{b:url(${' '.repeat(400_000)}x)}</style>`),
    );
    expect(isHarmless).toBe(false);
    expect(milliseconds).toBeLessThan(1_000);
  });
});
