import { describe, expect, it } from '@jest/globals';
import {
  type BrandType,
  type DiagnosticBrand,
  noIntensity,
  noRatings,
  ownChainId,
} from '@portal/contracts/areas/diagnostic';
import fc from 'fast-check';
import { initialsOf } from './BrandGroupCard';
import {
  columnsOf,
  compared,
  type ComparisonState,
  featurePairs,
  groupsOf,
  inPercent,
  rated,
  standingOf,
  toggled,
  trendOf,
  uncompared,
} from './diagnostic';
import { type DiagnosticEdits, withoutBrands } from './diagnostic-editor';

it.each([
  [null, '-'],
  [0, '0,00\u00A0%'],
  [3.456, '3,46\u00A0%'],
  [-12.3, '-12,30\u00A0%'],
])('[R-DIA-34] [R-CON-22] a percentage has two decimals, and none is a dash: %s', (value, written) => {
  expect(inPercent(value)).toBe(written);
});

const pairs = (...figures: [own: number | null, other: number | null][]) =>
  figures.map(([own, other], place) => ({ own, other, place }));

describe('figures beside those of others', () => {
  it.each([
    [pairs(), 'none'],
    [pairs([null, 4]), 'none'],
    [pairs([3, null], [5, null]), 'alone'],
    [pairs([3, 2], [1, 2]), 'mixed'],
    [pairs([3, 2], [2, 2]), 'above'],
    [pairs([1, 2], [2, 2]), 'below'],
    [pairs([2, 2]), 'alike'],
  ])('are described by their position: %j is %s', (figures, key) => {
    expect(standingOf(figures).key).toBe(key);
  });

  it('names the ones that stand out most', () => {
    expect(standingOf(pairs([3, 2], [9, 2], [1, 2], [0, 5]))).toMatchObject({
      best: { place: 1 },
      worst: { place: 3 },
    });
    expect(standingOf(pairs([3, null], [5, null]))).toMatchObject({ best: { place: 1 } });
  });

  it('ignores small differences within the given tolerance', () => {
    expect(standingOf(pairs([2.4, 2], [1.6, 2]), 0.5).key).toBe('alike');
  });
});

const changes = (...values: number[]) => values.map((value, place) => ({ value, place }));

describe('what some changes say together', () => {
  it.each([
    [[], 'none'],
    [[0.5, -0.5], 'flat'],
    [[0.501, -0.5], 'rising'],
    [[0.5, -0.501], 'falling'],
    [[3, 0, -2], 'mixed'],
  ])('[R-DIA-35] %j is %s: exactly half a percent is no change', (values, key) => {
    expect(trendOf(changes(...values)).key).toBe(key);
  });

  it('names the first of those that are alike', () => {
    expect(trendOf(changes(2, 2, -1, -1))).toEqual({
      key: 'mixed',
      best: { value: 2, place: 0 },
      worst: { value: -1, place: 2 },
    });
  });

  it('never names a best that another one beats', () => {
    const many = fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(many, (values) => {
        const trend = trendOf(changes(...values));
        if ('best' in trend) expect(trend.best.value).toBe(Math.max(...values));
        if ('worst' in trend) expect(trend.worst.value).toBe(Math.min(...values));
      }),
    );
  });
});

const brand = (id: string, name: string, type: BrandType): DiagnosticBrand => ({
  brand_id: id,
  name,
  type,
  restaurant_id: null,
});

describe('[R-DIA-22] the board of competitors', () => {
  it('[R-DIA-23] [R-DIA-24] has a group for each kind with its intensity, the chosen brands before the others', () => {
    const all = [brand('1', 'ZETA', 1), brand('2', 'ALFA', 1), brand('3', 'CAFÉ', 3)];
    const groups = groupsOf(all, ['1']);
    expect(groups.map(({ type, field }) => [type, field])).toEqual([
      ...[1, 2, 3, 4, 5].map((type) => [type, `type${type}`]),
      [0, 'type0'],
    ]);
    expect(groups[0]).toMatchObject({ chosen: [{ name: 'ZETA' }], others: [{ name: 'ALFA' }] });
    expect(groups[2]).toMatchObject({ chosen: [], others: [{ name: 'CAFÉ' }] });
  });

  it('[R-DIA-31] is restored when a brand is left out and chosen again, in any order', () => {
    const ids = fc.uniqueArray(fc.constantFrom('1', '2', '3', '4', '12-1'), { minLength: 1 });
    fc.assert(
      fc.property(ids, fc.nat(), (saved, seed) => {
        const id = saved[seed % saved.length] as string;
        expect(toggled(toggled(saved, id, saved), id, saved)).toEqual(saved);
        expect(toggled(toggled(saved, 'new', saved), 'new', saved)).toEqual(saved);
      }),
    );
  });

  it.each([
    ['BURGER NORTE', 'BN'],
    ['MCCAFÉ', 'MC'],
    ['ÑORA', 'ÑO'],
    ['100 MONTADITOS', '1M'],
    ['D’ANGELO PIZZA', 'DA'],
    ['X', 'X'],
    ['N\u0303ORA', 'ÑO'],
    ['¡!', ''],
  ])('shows %s as %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});

const brands = ['7', '8', '9'].map((id) => brand(id, `MARCA ${id}`, 1));
const noRivals: ComparisonState = { own: noRatings, rivals: [] };
const three = ['7', '8', '9'].reduce(compared, noRivals);

describe('the comparison', () => {
  it('[R-DIA-29] begins with the own chain, then the competitors in their order', () => {
    expect(columnsOf(three, brands, 'LA CADENA').map(({ id, name }) => [id, name])).toEqual([
      [ownChainId, 'LA CADENA'],
      ['7', 'MARCA 7'],
      ['8', 'MARCA 8'],
      ['9', 'MARCA 9'],
    ]);
  });

  it('[R-DIA-29] leaves no place between others free, and shows no brand that is gone', () => {
    expect(uncompared(three, '8').rivals.map(({ brandId }) => brandId)).toEqual(['7', '9']);
    expect(columnsOf(three, brands.slice(1), '').map(({ id }) => id)).toEqual([ownChainId, '8', '9']);
  });

  it('[R-DIA-28] keeps each rating in its place, and removes it on request', () => {
    const given = rated(rated(three, '8', 'service', 4), ownChainId, 'service', 5);
    expect([given.own.service, given.rivals[1]?.ratings.service, given.rivals[0]?.ratings.service]).toEqual([
      ...[5, 4, null],
    ]);
    expect(rated(rated(three, '8', 'service', 4), '8', 'service', null)).toEqual(three);
  });

  it('compares only what both sides are rated in', () => {
    const given = rated(rated(rated(three, '7', 'service', 2), '8', 'service', 3), ownChainId, 'service', 5);
    const found = featurePairs(columnsOf(given, brands, ''));
    expect(found[0]).toEqual({ feature: 'service', own: 5, other: 2.5 });
    expect(found[1]).toEqual({ feature: 'relation', own: null, other: null });
  });
});

const board = (...brandIds: string[]) => ({ brandIds, intensity: noIntensity });
const rows = (...ids: string[]) => ({
  own: noRatings,
  rivals: ids.map((brandId) => ({ brandId, ratings: noRatings })),
});
const typed: DiagnosticEdits = {
  competition: { value: board('7', '9'), base: board('7', '8') },
  comparison: { value: rows('7', '8'), base: rows('8') },
};

describe('edits after brands were removed', () => {
  it('[R4] a brand that is gone leaves what is typed and what it began from alike', () => {
    expect(withoutBrands(typed, new Set(['7', '9']), new Set(['7']))).toEqual({
      competition: { value: board('7', '9'), base: board('7') },
      comparison: { value: rows('7'), base: rows() },
    });
  });

  it('keeps everything where nothing is gone, and adds no edit', () => {
    const all = new Set(['7', '8', '9']);
    expect(withoutBrands(typed, all, all)).toEqual(typed);
    expect(withoutBrands({}, all, all)).toEqual({});
  });
});
