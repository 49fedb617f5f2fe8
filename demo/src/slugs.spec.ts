import { describe, expect, it } from '@jest/globals';
import { resourceSlugs } from './slugs';

describe('urls of the demo data', () => {
  it('[R-ARS-15] resources keep letters, digits, dash and underscore and are made unique with _1, _2', () => {
    const slug = resourceSlugs();
    expect(['¡Café con leche!', 'Cafe con leche', 'Café, con leche'].map(slug)).toEqual([
      'cafe-con-leche',
      'cafe-con-leche_1',
      'cafe-con-leche_2',
    ]);
  });
});
