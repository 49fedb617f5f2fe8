import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aQuoteLine } from './orders.examples';
import {
  isQuoteDay,
  maxQuoteLines,
  maxQuoteTotal,
  netOf,
  type QuoteLine,
  quoteTotals,
  vatOf,
} from './quote.rules';
import { marketRecords, markets } from '../../kernel';

/* The second computation writes amounts as decimal texts and rounds by hand, without fractions of numbers. */

/** Half up, of hundredths of a cent: `12350` → `124`, `12349` → `123`. */
function roundedByHand(hundredths: bigint): bigint {
  const digits = hundredths.toString().padStart(3, '0');
  return BigInt(digits.slice(0, -2)) + (digits.slice(-2) >= '50' ? 1n : 0n);
}

function totalsByHand(lines: readonly QuoteLine[]) {
  const sums = new Map<number, { net: bigint; amount: bigint }>();
  for (const { units, unit_price: price, vat_rate: rate } of lines) {
    const net = BigInt(units) * BigInt(price);
    const sum = sums.get(rate) ?? { net: 0n, amount: 0n };
    sums.set(rate, { net: sum.net + net, amount: sum.amount + roundedByHand(net * BigInt(rate)) });
  }
  const vat = [...sums].map(([rate, { net, amount }]) => ({
    rate,
    net: Number(net),
    amount: Number(amount),
  }));
  vat.sort((one, other) => other.rate - one.rate);
  const all = [...sums.values()];
  const net = all.reduce((sum, each) => sum + each.net, 0n);
  return { net: Number(net), vat, total: Number(all.reduce((sum, each) => sum + each.amount, net)) };
}

const line = (units: number, unit_price: number, vat_rate: number): QuoteLine => ({
  text: 'Vinilo',
  units,
  unit_price,
  vat_rate,
});

describe('what a quote costs', () => {
  it('is rounded half up by line: 0,50 cents up, 0,49 down', () => {
    expect(vatOf(line(1, 50, 21))).toBe(11);
    expect(vatOf(line(1, 7, 21))).toBe(1);
    expect(vatOf(line(1, 5, 10))).toBe(1);
    expect(vatOf(line(1, 4, 10))).toBe(0);
    expect(vatOf(line(1, 49, 1))).toBe(0);
    expect(vatOf(line(1, 50, 1))).toBe(1);
    expect(vatOf(line(3, 0, 21))).toBe(0);
    // By line: twice one cent, where the sum would be one.
    expect(quoteTotals([line(1, 5, 10), line(1, 5, 10)]).vat).toEqual([{ rate: 10, net: 10, amount: 2 }]);
  });

  it.each(markets)('is summed by rate, the highest first, in %s', (market) => {
    const { vatRates } = marketRecords[market];
    const [usual, reduced = 0] = vatRates;
    const lines = [line(2, 1000, reduced), line(4, 1250, usual), line(1, 999, reduced)];
    const { vat, net, total } = quoteTotals(lines);
    expect(vat.map(({ rate }) => rate)).toEqual([usual, reduced]);
    expect(vat.map((each) => each.net)).toEqual([5000, 2999]);
    expect(net).toBe(7999);
    expect(total).toBe(
      7999 + vatOf(line(4, 1250, usual)) + vatOf(line(2, 1000, reduced)) + vatOf(line(1, 999, reduced)),
    );
    expect(quoteTotals([aQuoteLine(market)]).total).toBe(market === 'ES' ? 6050 : 6150);
  });

  it('is what a second computation in whole numbers finds, for any lines up to the limits', () => {
    const rates = [...new Set(markets.flatMap((market) => marketRecords[market].vatRates))];
    const lines = fc.array(
      fc
        .tuple(
          fc.oneof(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 20 })),
          fc.oneof(fc.integer({ min: 0, max: maxQuoteTotal }), fc.integer({ min: 0, max: 10_000 })),
          fc.constantFrom(...rates),
        )
        .map((given) => line(...given)),
      { minLength: 1, maxLength: maxQuoteLines, size: 'max' },
    );
    fc.assert(
      fc.property(lines, (given) => {
        expect(quoteTotals(given)).toEqual(totalsByHand(given));
        for (const each of given) expect(netOf(each)).toBe(each.units * each.unit_price);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the last day of a quote', () => {
  it('[R16] is between today and a year ahead, by the market’s clock', () => {
    const now = '2026-11-20T23:30:00.000Z';
    const allowed = (market: 'ES' | 'PT') =>
      ['2026-11-20', '2026-11-21', '2027-11-20', '2027-11-21', '2027-11-22'].filter((day) =>
        isQuoteDay(day, now, marketRecords[market]),
      );
    expect(allowed('ES')).toEqual(['2026-11-21', '2027-11-20', '2027-11-21']);
    expect(allowed('PT')).toEqual(['2026-11-20', '2026-11-21', '2027-11-20']);
  });
});
