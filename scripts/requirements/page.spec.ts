import { describe, expect, it } from '@jest/globals';
import { inWords, numbersOf, shownBy, testsCell } from './coverage.mjs';
import { readPage, writePage } from './page.mjs';

const markdown = `# Requirements

What it is.

## WIZ Order wizard

old numbers

| id | market | text | tests |
| --- | --- | --- | --- |
| R-WIZ-01 |  | Five pages | none |
| R-WIZ-02 | ES | \`a\\|b\` | old |
| R-WIZ-03 | PT | Four | old |

## W The wire

| id | text | tests |
| --- | --- | --- |
| W6 | The server decides | |
`;

describe('the page of requirements', () => {
  it('holds an introduction and, below each heading, ids with market and text', () => {
    const { intro, families } = readPage(markdown);
    expect(intro).toBe('# Requirements\n\nWhat it is.');
    expect(families).toEqual([
      {
        name: 'WIZ',
        title: 'Order wizard',
        rows: [
          { id: 'R-WIZ-01', market: '', text: 'Five pages', tests: 'none' },
          { id: 'R-WIZ-02', market: 'ES', text: '`a\\|b`', tests: 'old' },
          { id: 'R-WIZ-03', market: 'PT', text: 'Four', tests: 'old' },
        ],
      },
      {
        name: 'W',
        title: 'The wire',
        rows: [{ id: 'W6', market: '', text: 'The server decides', tests: '' }],
      },
    ]);
  });

  it('is read back as it was written', () => {
    const page = readPage(markdown);
    expect(readPage(writePage(page, () => '1 of 3 named'))).toEqual(page);
  });

  it('refuses an id below the heading of another family', () => {
    expect(() => readPage(markdown.replace('W6', 'S6'))).toThrow('S6 stands below the heading W');
  });
});

describe('what the tests show', () => {
  const one = { ids: ['R-WIZ-01'], markets: ['ES'] };
  const shown = shownBy([
    { file: 'contracts/src/a.spec.ts', tests: [one, { ids: ['R-WIZ-01'], markets: ['PT'] }] },
    { file: 'contracts/src/b.spec.ts', tests: [one] },
    { file: 'contracts/src/c.spec.ts', tests: [one] },
    { file: 'web/src/d.spec.tsx', tests: [one, { ids: ['R-WIZ-03'], markets: ['PT'] }] },
  ]);
  const rows = readPage(markdown).families[0]?.rows ?? [];

  it('is counted: named, in both markets where both are meant, with a screen', () => {
    expect(inWords(numbersOf(rows, shown))).toBe('2 of 3 named; 1 of 1 in both markets; 2 with a screen');
  });

  it('is linked by at most three files, of different workspaces first', () => {
    expect(rows.map(({ id }) => testsCell(shown.get(id)))).toEqual([
      '[a.spec](../contracts/src/a.spec.ts), [d.spec](../web/src/d.spec.tsx), [b.spec](../contracts/src/b.spec.ts) and 1 more',
      'none',
      '[d.spec](../web/src/d.spec.tsx)',
    ]);
  });
});
