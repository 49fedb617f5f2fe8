import { describe, expect, it } from '@jest/globals';
import { draftName } from './use-drafts';

describe('the name of a draft', () => {
  it.each([
    ['menu_del_dia.pdf', 'Menu del dia'],
    ['Cartel A3 - verano.final.PDF', 'Cartel A3 - verano.final'],
    ['  òmnibus__nou .jpg', 'Òmnibus nou'],
    ['sin-extension', 'Sin-extension'],
    ['.pdf', '.pdf'],
    ['e\u0301xito.png', 'Éxito'],
  ])('[R-ARS-09] comes from the name of its file: %j', (filename, name) => {
    expect(draftName(filename)).toBe(name);
  });

  it('[R-ARS-09] is no longer than a name may be', () => {
    expect(draftName(`${'a'.repeat(300)}.pdf`)).toHaveLength(200);
  });
});
