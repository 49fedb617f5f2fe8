import { describe, expect, it } from '@jest/globals';
import { asDraft, differences, emptyValues, merged, toInput } from './resource-values';

const base = { ...emptyValues(['CAST', 'CAT']), name: 'Menú', tags: ['otoño'] };

describe('the values of the form', () => {
  it('[R-ARS-07] begin as a draft', () => {
    expect(emptyValues(['CAST', 'CAT']).status).toBe(2);
  });

  it('[R-ARS-10] have the language already where there is only one', () => {
    expect([emptyValues(['PT']).lang, emptyValues(['CAST', 'CAT']).lang]).toEqual(['PT', '']);
  });

  it('[R-ARS-13] are sent with the tags between pipes, each once', () => {
    const tags = [' otoño', 'Otoño', 'a|b', ''];
    expect(toInput(asDraft({ ...base, tags })).tags).toBe('otoño|ab');
  });

  it('know what differs, lists by their content', () => {
    expect(differences(base, { ...base, tags: ['otoño'], name: 'Carta' })).toEqual(['name']);
  });

  it('[R4] keep what I changed and take what others changed elsewhere', () => {
    const mine = { ...base, name: 'Carta' };
    const theirs = { ...base, name: 'Menú 2', reference: 'R-1' };
    expect(merged(base, mine, theirs)).toEqual({ ...base, name: 'Carta', reference: 'R-1' });
  });
});
