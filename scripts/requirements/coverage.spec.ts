import { describe, expect, it } from '@jest/globals';
import { coverage, requirementsIn, titlesIn, undefinedFigures } from './coverage.mjs';

// Ids are put together here, so that this file names no requirement itself.
const id = (area: string, number: string) => `R-${area}-${number}`;
const tag = (area: string, number: string) => `[${id(area, number)}]`;

const requirements = requirementsIn(
  [
    '# a heading',
    `${id('CAT', '01')} -- One`,
    `${id('CAT', '02')} ES Two`,
    `${id('WIZ', '09')} -- Nine`,
  ].join('\n'),
);

describe('requirements and the tests that name them', () => {
  it('reads id, market and text of every line that is a requirement', () => {
    expect(requirements[1]).toEqual({ id: id('CAT', '02'), market: 'ES', text: 'Two' });
    expect(requirements).toHaveLength(3);
  });

  it('finds titles in quotes, in tables of cases too, and several ids in one', () => {
    const source = `it('${tag('CAT', '01')} ${tag('CAT', '02')} does', run);\nit.each(rows)(\`${tag('WIZ', '09')} %s\`, run);`;
    expect(titlesIn(source)).toHaveLength(2);
    expect(coverage(requirements, titlesIn(source)).areas.map(({ covered }) => covered.length)).toEqual([
      2, 1,
    ]);
  });

  it('counts neither comments nor tests that do not run', () => {
    const source = `// '${tag('CAT', '01')}'\n * '${tag('CAT', '01')}'\nit.skip('${tag('CAT', '01')}', run);\nit.todo('${tag('CAT', '02')}');`;
    expect(titlesIn(source)).toEqual([]);
  });

  it('reports ids that no requirement has', () => {
    expect(coverage(requirements, [`${tag('CAT', '77')} does`]).unknown).toEqual([id('CAT', '77')]);
  });

  it('reports ids of figures that nobody defines', () => {
    const sources = ["it('[S4] [R2] holds', run);", `it('[AMB-62] [W${99}] holds', run);`];
    expect(undefinedFigures('# ids\nS4 login\nR2 repeats\nAMB-62 marks', sources)).toEqual(['W99']);
  });
});
