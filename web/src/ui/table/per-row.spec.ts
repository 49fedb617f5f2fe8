import { expect, it } from '@jest/globals';
import { perRow } from './per-row';

it('what is worked out of a row is worked out once, and again for a row that has changed', () => {
  const asked: number[] = [];
  const nameOf = perRow((row: { readonly id: number }) => {
    asked.push(row.id);
    return `row ${row.id}`;
  });
  const row = { id: 1 };
  expect([nameOf(row), nameOf(row), nameOf({ id: 2 })]).toEqual(['row 1', 'row 1', 'row 2']);
  expect(asked).toEqual([1, 2]);
});
