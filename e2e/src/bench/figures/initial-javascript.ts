import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { alone } from '../measuring/measured';
import type { Figure } from './figure';

const webDir = new URL('../web/', import.meta.url);

/** The page's entry and its preloads. */
export function scriptsOf(page: string): readonly string[] {
  const tags = page.match(/<(script|link)\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => tag.startsWith('<script') || /rel="modulepreload"/.test(tag))
    .flatMap((tag) => /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? []);
}

/** Compressed one by one. */
export const initialJavascript: Figure = {
  name: 'initial-javascript',
  async measure() {
    const read = (path: string) => readFileSync(fileURLToPath(new URL(path, webDir)));
    const scripts = scriptsOf(read('index.html').toString());
    if (scripts.length === 0) throw new Error('the page names no scripts');
    const bytes = scripts.reduce((sum, path) => sum + gzipSync(read(path)).length, 0);
    return [
      alone(
        {
          figure: 'JavaScript before the first screen, gzip',
          unit: 'KiB',
          target: { of: 'product', atMost: 150 },
        },
        [bytes / 1024],
      ),
    ];
  },
};
