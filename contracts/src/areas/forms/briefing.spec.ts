import { expect, it } from '@jest/globals';
import { budgetText, eurosIn } from './forms.rules';

it('[R-FRM-13] reads the euros of a budget that is an amount alone', () => {
  const amounts = ['1500', '1.500', '1 500 €', '1.999,50 euros', '12.345.678€'];
  expect(amounts.map(eurosIn)).toEqual([1_500, 1_500, 1_500, 1_999, 12_345_678]);
  const words = ['', 'unos 3.000', '1.50', '2000-3000', '-5', 'por decidir'];
  expect(words.map(eurosIn)).toEqual([null, null, null, null, null, null]);
});

it('[R-FRM-11] shows a budget as entered; a plain number is in euros', () => {
  expect(['1500', '1.500 €', 'unos 3.000', ''].map(budgetText)).toEqual([
    ...['1500 €', '1.500 €', 'unos 3.000', ''],
  ]);
});
