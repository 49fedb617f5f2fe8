import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { filesOf } from '../run/files.mjs';
import { inRoot } from '../run/root.mjs';

const link = /\]\((?!\w+:|#)([^)#\s]+)/g;

describe('the docs', () => {
  it('link to files that exist', () => {
    const links = filesOf(/\.md$/).flatMap((page) =>
      [...readFileSync(inRoot(page), 'utf8').matchAll(link)].map(([, to = '']) => ({ page, to })),
    );
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ page, to }) => !existsSync(inRoot(join(dirname(page), to))))).toEqual([]);
  });
});
