import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { languageFor, languages, type Market, type MarketFeatures, marketRecords, markets } from './markets';

describe('the markets', () => {
  it('[R-PLT-01] are two, each with a record of its own', () => {
    expect(markets).toEqual(['ES', 'PT']);
    for (const market of markets) expect(marketRecords[market].market).toBe(market);
  });

  it('[R-PLT-05] [R-PLT-06] speak three languages between them, with one default each', () => {
    expect(languages).toEqual(['CAST', 'CAT', 'PT']);
    expect(marketRecords.ES).toMatchObject({ languages: ['CAST', 'CAT'], defaultLanguage: 'CAST' });
    expect(marketRecords.PT).toMatchObject({ languages: ['PT'], defaultLanguage: 'PT' });
  });

  it('[R-PLT-09] have different product titles', () => {
    expect(marketRecords.ES.title).toBe('LSM');
    expect(marketRecords.PT.title).toBe('LRM');
  });

  it('[R-PLT-19] have exactly one corporate e-mail domain each', () => {
    expect(marketRecords.ES.corporateDomain).toBe('es.chain.example');
    expect(marketRecords.PT.corporateDomain).toBe('pt.chain.example');
  });

  it('[R-ORD-12] number their orders with a prefix of their own', () => {
    expect(marketRecords.PT.orderNumberPrefix).toBe('#O-');
    expect(marketRecords.ES.orderNumberPrefix).toBe('#P-');
  });

  it('count time in their own zone', () => {
    expect(marketRecords.ES.timeZone).toBe('Europe/Madrid');
    expect(marketRecords.PT.timeZone).toBe('Europe/Lisbon');
  });
});

/** Market matrix of the requirements (1.30). */
const matrix: readonly (readonly [feature: keyof MarketFeatures, only: Market])[] = [
  ['languageSelector', 'ES'],
  ['orderChat', 'PT'],
  ['mobileOrderPause', 'ES'],
  ['diagnosticAndPlanner', 'ES'],
  ['importsAndVideos', 'ES'],
  ['customResourceLink', 'ES'],
  ['wizardQuestions', 'ES'],
  ['wizardBudgetPage', 'ES'],
  ['wizardDirections', 'PT'],
  ['billingRestaurant', 'ES'],
  ['contactPhoneRequired', 'ES'],
  ['externalLogin', 'PT'],
];

describe('the market matrix', () => {
  it.each(matrix)('%s exists in %s only', (feature, only) => {
    expect(markets.filter((market) => marketRecords[market].features[feature])).toEqual([only]);
  });

  it('has a row for every feature', () => {
    const rows = matrix.map(([feature]) => feature).sort();
    for (const market of markets) expect(Object.keys(marketRecords[market].features).sort()).toEqual(rows);
  });
});

describe('the language of a person', () => {
  it('[R-PLT-06] [R-PLT-07] is the remembered one when the market has it, else the default of the market', () => {
    expect(languageFor('ES', null)).toBe('CAST');
    expect(languageFor('ES', 'CAT')).toBe('CAT');
    expect(languageFor('ES', 'PT')).toBe('CAST');
    expect(languageFor('PT', 'CAT')).toBe('PT');
  });

  it('[R-PLT-07] is always one of the market, for any stored value', () => {
    const remembered = fc.option(fc.oneof(fc.constantFrom<string>(...languages), fc.string()));
    fc.assert(
      fc.property(fc.constantFrom(...markets), remembered, (market, text) => {
        const language = languageFor(market, text);
        const known = marketRecords[market].languages;
        expect(known).toContain(language);
        if (known.some((candidate) => candidate === text)) expect(language).toBe(text);
      }),
    );
  });
});
