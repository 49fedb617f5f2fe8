import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { inRoot } from '../run/root.mjs';
import { abolished, ordinary } from './abolished-words.mjs';
import { nameProblem } from './names.mjs';
import { terms } from './text-terms.mjs';

function rowsOf(section: string): string[][] {
  const text = readFileSync(inRoot('docs/glossary.md'), 'utf8').split(`\n## ${section}\n`)[1] ?? '';
  const rows = (text.split('\n## ')[0] ?? '').match(/^\| \*\*.*$/gm) ?? [];
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replaceAll('**', '')),
  );
}

const words = [...rowsOf('Domain'), ...rowsOf('Platform')];
const cellOf = (term: { use: string; not: readonly string[] } | undefined) =>
  term ? `${term.use}${term.not.length > 0 ? ` (not: ${term.not.join(', ')})` : ''}` : '–';

describe('the glossary', () => {
  it('has each word once', () => {
    const names = words.flatMap(([word = '']) => word.split(', '));
    expect(names.length).toBeGreaterThan(80);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('describes each word, in one or two short sentences', () => {
    const long = words.filter(([, what = '']) => what.split(' ').length > 18 || !what.endsWith('.'));
    expect(long).toEqual([]);
  });

  it('lists the abolished words that lint refuses, and no others', () => {
    const listed = words.flatMap(([word = '', , , not = '–']) =>
      not === '–' ? [] : [[word, not.split(', ')]],
    );
    expect(Object.fromEntries(listed)).toEqual(abolished);
  });

  it('lists the terms that texts are held to, and no others', () => {
    const listed = rowsOf('Terms in texts');
    expect(listed).toEqual(
      Object.entries(terms).map(([thing, { CAST, CAT, PT }]) => [
        thing,
        cellOf(CAST),
        cellOf(CAT),
        cellOf(PT),
      ]),
    );
  });

  it('abolishes none of its own words', () => {
    const own = words.filter(([word = '']) => word.split(', ').some((name) => nameProblem(name) !== null));
    expect(own).toEqual([]);
  });
});

describe('abolished words in names', () => {
  it.each([
    ['openHouse', 'portal'],
    ['take-in.ts', 'accept'],
    ['TakeInOptions', 'accept'],
    ['retry-mail-on-wish.spec.ts', 'request'],
    ['DESK', 'runner'],
  ])('%s is refused: the word is %s', (name, instead) => expect(nameProblem(name)).toContain(`"${instead}"`));

  it.each(['household', 'PlaceOrder', 'place-order.facts.ts', 'uploadInPieces', 'intake', 'planet'])(
    '%s is accepted',
    (name) => expect(nameProblem(name)).toBeNull(),
  );

  it('have a reason where they mean something else, and each of those names would be refused without', () => {
    expect(ordinary.filter(({ reason }) => reason.split(' ').length < 5)).toEqual([]);
    const parts = Object.values(abolished).flat();
    expect(
      ordinary.filter(({ words: name }) => !parts.some((part) => ` ${name} `.includes(` ${part} `))),
    ).toEqual([]);
  });
});
