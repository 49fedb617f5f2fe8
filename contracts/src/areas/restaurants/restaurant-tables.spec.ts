import { describe, expect, it } from '@jest/globals';
import {
  noRegion,
  provinceName,
  provinces,
  regionName,
  regionRows,
  restaurantRegions,
  restaurantTypes,
} from '.';
import { markets } from '../../kernel';

describe('the tables of restaurants', () => {
  it('[R-ENT-03] ES names its six regions by the second reading', () => {
    expect(restaurantRegions.ES.map(({ id, name }) => `${id} ${name}`)).toEqual([
      '1 Nor Oeste',
      '2 Centro',
      '3 Este',
      '4 Levante',
      '5 Sur',
      '6 McOpCo',
    ]);
  });

  it('[AMB-88] [R-ENT-03] PT has its own six regions, and -1 is “none” in both markets, in the reader’s language', () => {
    expect(restaurantRegions.PT.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([regionName('ES', -1), regionName('ES', -1, 'CAT'), regionName('PT', -1)]).toEqual([
      ...['Sin zona', 'Sense zona', 'Sem região'],
    ]);
    for (const market of markets) {
      expect(regionRows(market, 'PT').at(-1)).toEqual({ id: -1, name: noRegion.label.PT });
      expect(regionName(market, 0)).toBe('');
      expect(regionName(market, 2)).toBe('Centro');
    }
  });

  it('[R-ENT-04] names the four restaurant types by the second reading', () => {
    expect(restaurantTypes.map(({ id, name }) => `${id} ${name}`)).toEqual([
      '1 Mall',
      '2 InStore',
      '3 Free-Standing',
      '4 Easy',
    ]);
  });

  it('[R-ENT-13] lists the 52 provinces of ES and the 20 districts of PT, each code once and none "00"', () => {
    expect([provinces.ES.length, provinces.PT.length]).toEqual([52, 20]);
    for (const market of markets) {
      const codes = provinces[market].map(({ id }) => id);
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes.filter((code) => !/^\d\d$/.test(code) || code === '00')).toEqual([]);
      expect(provinceName(market, '00')).toBe('');
    }
    expect([provinceName('ES', '08'), provinceName('PT', '11')]).toEqual(['Barcelona', 'Lisboa']);
  });
});
