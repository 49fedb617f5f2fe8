import { describe, expect, it } from '@jest/globals';
import { aCompleteEntry, confirmed, priceText } from '.';
import { marketRecords, markets } from '../../kernel';

describe('the price on a piece', () => {
  it('[R-WIZ-06] gets its currency where only a number was written', () => {
    expect(['9,99', ' 4.5 ', '12'].map(priceText)).toEqual(['9,99 €', '4.5 €', '12 €']);
  });

  it('[R-WIZ-06] stays as entered where there is more than a number', () => {
    const written = ['', '9,99 €', '2 x 1', 'desde 4,95', '9,999', '$5', '1.000.000'];
    expect(written.map(priceText)).toEqual(written);
  });

  it.each(markets)('[R-WIZ-06] has its currency in every order, in %s', (market) => {
    const { custom } = aCompleteEntry(market);
    const entry = aCompleteEntry(market, { custom: { ...custom, price: '9,99', legal: 'IVA incluido' } });
    expect(confirmed(entry, marketRecords[market].features).custom.price).toBe('9,99 €');
  });
});
