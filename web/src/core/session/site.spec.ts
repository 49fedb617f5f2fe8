import { afterEach, describe, expect, it } from '@jest/globals';
import { aRestaurant } from '#testing/sample-session';
import { findSites } from '#ui/restaurant/find-sites';
import { chooseSite, firstSite, forgetSite, rememberedSite, rememberSite } from './site';

afterEach(() => localStorage.clear());

describe('the selected restaurant', () => {
  const restaurants = [aRestaurant(3), aRestaurant(5)];

  it('[R-PLT-04] [R-PLT-17] is the one remembered under `site`', () => {
    rememberSite(5);
    expect(localStorage.getItem('site')).toBe('5');
    expect(chooseSite(restaurants, rememberedSite())?.id).toBe(5);
  });

  it('[R-PLT-04] is the first of the list when none is remembered, or one that is no longer there', () => {
    expect(chooseSite(restaurants, rememberedSite())?.id).toBe(3);
    rememberSite(99);
    expect(chooseSite(restaurants, rememberedSite())?.id).toBe(3);
    localStorage.setItem('site', 'rubbish');
    expect(chooseSite(restaurants, rememberedSite())?.id).toBe(3);
  });

  it('[R-ACC-16] [R-PLT-04] is the favourite at first, unless this browser remembers one of the own', () => {
    const first = (favourite: number | null) => firstSite(restaurants, rememberedSite(), favourite);
    expect([first(5), first(null)]).toEqual([5, null]);
    rememberSite(3);
    expect(first(5)).toBe(3);
    rememberSite(99);
    expect(first(5)).toBe(5);
    forgetSite();
    expect(localStorage.getItem('site')).toBeNull();
  });

  it('is absent for people without restaurants', () => {
    expect(chooseSite([], 3)).toBeNull();
  });
});

describe('finding a restaurant', () => {
  const restaurants = [
    aRestaurant(1, { name: 'Gran Vía 31', city: 'Madrid', region: 2, type: 1 }),
    aRestaurant(2, { name: 'Plaza Mayor', city: 'Málaga', region: 5, type: 3 }),
    aRestaurant(3, { name: 'Gran Plaza', city: 'Roquetas', region: 5, type: 1, site: '907' }),
  ];
  const found = (
    term: string,
    filters: { region?: number; type?: number } = {},
    favourite: number | null = null,
  ) =>
    findSites(
      restaurants,
      { term, region: filters.region ?? null, type: filters.type ?? null },
      favourite,
    ).map(({ id }) => id);

  it('[R-PLT-14] ignores accents and case, and needs every word at the beginning of one', () => {
    expect(found('malaga')).toEqual([2]);
    expect(found('GRAN pla')).toEqual([3]);
    expect(found('ran')).toEqual([]);
    expect([found('€'), found('-'), found('\u200b gran pla')]).toEqual([[], [], [3]]);
    expect(found('907')).toEqual([3]);
  });

  it('[R-PLT-14] finds a number with a hyphen, as listed and without its prefix', () => {
    const sites = [aRestaurant(1, { site: 'J-0417' }), aRestaurant(2, { site: 'J-0733' })];
    const ids = (term: string) =>
      findSites(sites, { term, region: null, type: null }, null).map(({ id }) => id);
    expect([ids('J-0733'), ids('0417'), ids('j-04'), ids('j - 0733')]).toEqual([[2], [1], [1], [2]]);
  });

  it('[R-PLT-14] filters by region and type', () => {
    expect(found('', { region: 5 })).toEqual([2, 3]);
    expect(found('', { region: 5, type: 1 })).toEqual([3]);
  });

  it('[R-PLT-14] puts the favourite first and leaves the others in order', () => {
    expect(found('', {}, 3)).toEqual([3, 1, 2]);
  });
});
