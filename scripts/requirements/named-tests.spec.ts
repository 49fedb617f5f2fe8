import { describe, expect, it } from '@jest/globals';
import { idsNamed } from './ids.mjs';
import { namedTests } from './named-tests.mjs';

const idsOf = (source: string) => namedTests(source).map(({ ids }) => ids);
const marketsOf = (source: string) => namedTests(source).map(({ markets }) => markets);

describe('the tests that name requirements', () => {
  it('name them in brackets or parentheses, several in one title, in titles of groups too', () => {
    expect(idsOf(`it('[R-CAT-01] [S4] does (AMB-60)', run);`)).toEqual([['R-CAT-01', 'S4', 'AMB-60']]);
    expect(idsOf('describe(`[R-CAT-02] ${what}`, () => { it("does", run); });')).toEqual([['R-CAT-02']]);
    expect(idsOf(`test.describe('[U2] screens', () => test('(S3) shows', run));`)).toEqual([['U2'], ['S3']]);
  });

  it('name them in the rows of a table, as a cell or in a title, also in a table of another name', () => {
    expect(idsOf(`it.each([['R-API-01', 'init'], ['R-API-02', 'login']])('[%s] %s', run);`)).toEqual([
      ['R-API-01', 'R-API-02'],
    ]);
    expect(idsOf(`const rows = [['[R-ASE-06] its parent', 4]];\nit.each(rows)('%s', run);`)).toEqual([
      ['R-ASE-06'],
    ]);
  });

  it('are found behind types in brackets, and behind elements', () => {
    const test = `it('[R-CAT-01] does', run);`;
    expect(idsOf(`const dataOf = <T>(answer: Answer) => answer.json<T>();\n${test}`)).toEqual([['R-CAT-01']]);
    const screen = `const screen = <Page title="x">text</Page>;\n${test}`;
    expect(namedTests(screen, 'Screen.spec.tsx').map(({ ids }) => ids)).toEqual([['R-CAT-01']]);
  });

  it('exclude those that are skipped, promised or commented out, and texts beside titles', () => {
    const idle = ['it.skip', 'it.todo', 'test.fixme', 'describe.skip'];
    expect(idle.flatMap((call) => idsOf(`${call}('[R-CAT-01] does', run);`))).toEqual([]);
    expect(idsOf(`// it('[R-CAT-01] does', run);\nit('does', () => expect('[R-CAT-01]').toBe(1));`)).toEqual(
      [],
    );
  });

  it('run in Spain unless they name Portugal, or go through the markets', () => {
    expect(marketsOf(`it('[R-CAT-01]', () => open());`)).toEqual([['ES']]);
    expect(marketsOf(`it('[R-CAT-01]', () => open('PT'));`)).toEqual([['PT']]);
    expect(marketsOf(`it('[R-CAT-01]', () => [open('ES'), textPt('next')]);`)).toEqual([['ES', 'PT']]);
    expect(marketsOf(`describe.each(markets)('in %s', () => { it('[R-CAT-01]', run); });`)).toEqual([
      ['ES', 'PT'],
    ]);
    expect(marketsOf(`it.each(['ES', 'PT'])('[R-CAT-01] in %s', run);`)).toEqual([['ES', 'PT']]);
  });
});

it('a source names long ids as they stand, short ones in brackets or parentheses', () => {
  expect(idsNamed('// R-WIZ-09…25, AMB-60 (S8, W13) [R2]; R2 and S3 elsewhere')).toEqual([
    'R-WIZ-09',
    'AMB-60',
    'S8',
    'R2',
  ]);
});
