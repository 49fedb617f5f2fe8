import { daysAfter, dayOf, type MarketRecord } from '../../kernel';

/** Cents. */
export const maxQuoteTotal = 100_000_000;
export const maxQuoteLines = 50;
/** Days ahead. */
export const maxQuoteDays = 365;

/** As last day: from today to a year ahead. @param now ISO 8601 */
export function isQuoteDay(day: string, now: string, { timeZone }: Pick<MarketRecord, 'timeZone'>): boolean {
  const today = dayOf(now, timeZone);
  return day >= today && day <= daysAfter(today, maxQuoteDays);
}

export interface QuoteLine {
  readonly text: string;
  readonly units: number;
  /** Cents, without VAT. */
  readonly unit_price: number;
  /** Percent, of the market's `vatRates`. */
  readonly vat_rate: number;
}

/** Cents. */
export interface QuoteTotals {
  readonly net: number;
  /** Highest rate first. */
  readonly vat: readonly { readonly rate: number; readonly net: number; readonly amount: number }[];
  readonly total: number;
}

/** Cents. */
export const netOf = ({ units, unit_price: price }: Pick<QuoteLine, 'units' | 'unit_price'>): number =>
  units * price;

/** Cents, rounded half up by line. */
export const vatOf = (line: Omit<QuoteLine, 'text'>): number =>
  Math.floor((netOf(line) * line.vat_rate + 50) / 100);

export function quoteTotals(lines: readonly QuoteLine[]): QuoteTotals {
  const rates = [...new Set(lines.map(({ vat_rate: rate }) => rate))].toSorted((one, other) => other - one);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const vat = rates.map((rate) => {
    const own = lines.filter((line) => line.vat_rate === rate);
    return { rate, net: sum(own.map(netOf)), amount: sum(own.map(vatOf)) };
  });
  const net = sum(vat.map((each) => each.net));
  return { net, vat, total: net + sum(vat.map(({ amount }) => amount)) };
}
