import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { columnLetter } from './SheetPreview';
import { firstFilter, rowCounts, rowFilters } from './ImportPanel';

it('[R-IMP-08] the rows of a file shown first are its errors, and otherwise never an empty group', () => {
  const count = fc.nat(3);
  const counts = fc.record({ new: count, changed: count, gone: count, same: count });
  fc.assert(
    fc.property(counts, count, (of, problems) => {
      const shown = rowCounts(of, problems);
      const first = firstFilter(shown);
      expect(first === 'wrong').toBe(problems > 0);
      if (rowFilters.some((filter) => shown[filter] > 0)) expect(shown[first]).toBeGreaterThan(0);
    }),
  );
});

it('the letter of a column counts as spreadsheets do', () => {
  expect([0, 1, 25, 26, 27, 51, 52, 701, 702].map(columnLetter)).toEqual(
    'A B Z AA AB AZ BA ZZ AAA'.split(' '),
  );
});
