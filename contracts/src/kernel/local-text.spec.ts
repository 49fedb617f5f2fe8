import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { fieldIn, furtherLanguages, localFields, textIn, textsOf, translationsOf } from './local-text';
import { localText } from './market-schemas';
import { languages, marketRecords, markets } from './markets';

describe('[AMB-95] a text in each language of a market', () => {
  it('is required in the language that the market begins with, and can be entered in every other one', () => {
    const required = markets.map((market) => marketRecords[market].defaultLanguage);
    expect(furtherLanguages).toEqual(languages.filter((language) => !required.includes(language)));
    expect(fieldIn('name', 'CAT')).toBe('name_cat');
    const input = z.object(localText('name', 5));
    expect(input.parse({ name: ' Otoño ' })).toEqual({ name: 'Otoño' });
    expect(input.parse({ name: 'Otoño', name_cat: '' })).toEqual({ name: 'Otoño', name_cat: '' });
    expect(input.safeParse({ name_cat: 'Tardor' }).error?.issues.map(({ path }) => path)).toEqual([
      ['name'],
      ['name_cat'],
    ]);
  });

  it('keeps what is not sent, and loses what is sent blank', () => {
    const before = { CAT: 'Tardor' };
    expect(translationsOf({ name: 'Otoño' }, 'name', before)).toEqual(before);
    expect(translationsOf({ name: 'Otoño', name_cat: 'La tardor' }, 'name', before)).toEqual({
      CAT: 'La tardor',
    });
    expect(translationsOf({ name: 'Otoño', name_cat: '' }, 'name', before)).toEqual({});
  });

  it('is read in the reader’s language, else in the required one', () => {
    expect(textIn('CAT', 'Otoño', { CAT: 'Tardor' })).toBe('Tardor');
    expect([textIn('CAST', 'Otoño', { CAT: 'Tardor' }), textIn('CAT', 'Otoño', {})]).toEqual([
      'Otoño',
      'Otoño',
    ]);
  });

  it('fills a form as it was entered, in Portugal in one language', () => {
    const texts = textsOf('ES', 'Otoño', { CAT: 'Tardor' });
    expect(localFields('name', texts)).toEqual({ name: 'Otoño', name_cat: 'Tardor' });
    expect(localFields('name', textsOf('PT', 'Outono'))).toEqual({ name: 'Outono', name_cat: '' });
    expect(textsOf('PT', 'Outono', { CAT: 'Tardor' })).toEqual({ PT: 'Outono' });
  });
});
