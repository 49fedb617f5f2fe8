import { expect, it } from '@jest/globals';
import { noIntensity, noRatings } from '@portal/contracts/areas/diagnostic';
import type { DiagnosticEdits } from './diagnostic-state';
import { withoutBrands } from './without-brands';

const board = (...brandIds: string[]) => ({ brandIds, intensity: noIntensity });
const rows = (...ids: string[]) => ({
  own: noRatings,
  rivals: ids.map((brandId) => ({ brandId, ratings: noRatings })),
});
const typed: DiagnosticEdits = {
  competition: { value: board('7', '9'), base: board('7', '8') },
  comparison: { value: rows('7', '8'), base: rows('8') },
};

it('[R4] a brand that is gone leaves what is typed and what it began from alike', () => {
  expect(withoutBrands(typed, new Set(['7', '9']), new Set(['7']))).toEqual({
    competition: { value: board('7', '9'), base: board('7') },
    comparison: { value: rows('7'), base: rows() },
  });
});

it('leaves everything as it is where nothing is gone, and adds no edit', () => {
  const all = new Set(['7', '8', '9']);
  expect(withoutBrands(typed, all, all)).toEqual(typed);
  expect(withoutBrands({}, all, all)).toEqual({});
});
