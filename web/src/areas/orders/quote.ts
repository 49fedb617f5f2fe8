import { Method, personalisedScale } from '@portal/contracts/areas/cart';
import {
  type OrderDetail,
  orderQueries,
  orderWorkQueries,
  type Quote,
  type QuoteLine,
  settledStatuses,
} from '@portal/contracts/areas/orders';
import { useMemo } from 'react';
import { languageTag } from '#core/i18n/language';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useMarket } from '#core/market';
import { draftStore } from '#core/storage/draft-store';

export const quoteStale = [
  orderWorkQueries.GetOrderWork,
  orderQueries.GetOrder,
  orderQueries.ListOrders,
  orderQueries.CountTurns,
];

/** Ends at its last day, also before the server's deadline runs. */
export const stateOn = ({ state, valid_until: last }: Quote, today: string): Quote['state'] =>
  isOpen(state) && last < today ? 'expired' : state;

export const isOpen = (state: Quote['state']): boolean => state === 'waiting' || state === 'asked';

/** `1250` → `['12', '50']` */
function partsOf(cents: number): readonly [whole: string, fraction: string] {
  const digits = String(cents).padStart(3, '0');
  return [digits.slice(0, -2), digits.slice(-2)];
}

/** `12,50`, as typed. */
export const typedCents = (cents: number): string => partsOf(cents).join(',');

/** Exact: formats decimal digits. */
export function moneyFormat(locale: string, currency: string): (cents: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return (cents) => format.format(partsOf(cents).join('.') as `${number}`);
}

export function useMoney(): (cents: number) => string {
  const { language } = useLanguage();
  const { currency } = useMarket();
  return useMemo(() => moneyFormat(languageTag[language], currency), [language, currency]);
}

/** All languages have a decimal comma; keypads also type a point. */
const amounts = [/^([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d{0,2}))?$/, /^(\d+)\.(\d{1,2})$/];
/** Below the precision of numbers. */
const maxDigits = 12;

/** `1.250,5 €` → 125050; `null` for anything else, also for a third decimal. */
export function readCents(typed: string): number | null {
  const plain = typed.replaceAll(/[\s€]/gu, '');
  const [, whole = '', fraction = ''] = amounts.map((form) => form.exec(plain)).find(Boolean) ?? [];
  const digits = whole.replaceAll('.', '');
  if (digits === '' || digits.length > maxDigits) return null;
  return Number(digits + fraction.padEnd(2, '0'));
}

/** A line as typed. */
export interface TypedLine {
  readonly text: string;
  readonly units: string;
  readonly price: string;
  readonly vat_rate: number;
}

export const maxUnits = 1_000_000;

function readUnits(typed: string): number | null {
  const units = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0;
  return units >= 1 && units <= maxUnits ? units : null;
}

export type LineProblem = 'lineText' | 'lineUnits' | 'linePrice';

/** Keys of texts. */
export const problemsOf = ({ text, units, price }: TypedLine) => ({
  text: text.trim() === '' ? ('lineText' as const) : undefined,
  units: readUnits(units) === null ? ('lineUnits' as const) : undefined,
  price: readCents(price) === null ? ('linePrice' as const) : undefined,
});

/** `null` until units and price can be read. */
export function readLine({ text, units, price, vat_rate }: TypedLine): QuoteLine | null {
  const amount = readUnits(units);
  const cents = readCents(price);
  return amount === null || cents === null ? null : { text, units: amount, unit_price: cents, vat_rate };
}

export const readLines = (lines: readonly TypedLine[]): QuoteLine[] =>
  lines.flatMap((line) => readLine(line) ?? []);

export const typedLine = ({ text, units, unit_price: price, vat_rate }: QuoteLine): TypedLine => ({
  text,
  units: String(units),
  price: typedCents(price),
  vat_rate,
});

type Item = OrderDetail['items'][number];

/** Ranges are left to the agency. */
function unitsOf({ units, units_scale: scale, units_scale_custom: custom }: Item): string {
  if (scale === personalisedScale) return readUnits(custom) === null ? '' : custom.trim();
  if (scale !== '') return '';
  return String(Math.max(1, units));
}

/** The pieces of the order, without prices. */
export const proposedLines = ({ items }: Pick<OrderDetail, 'items'>, vatRate: number): TypedLine[] =>
  items.map((item) => ({
    text: item.filename.slice(0, 200),
    units: unitsOf(item),
    price: '',
    vat_rate: vatRate,
  }));

/** "You get a quote", says the wizard. */
export const isQuotePromised = ({ items }: Pick<OrderDetail, 'items'>): boolean =>
  items.some(({ method }) => method === Method.AdaptationAndProduction);

type Step = OrderDetail['history'][number]['kind'];

/** Newest step of each piece with a proof or finished art. */
function artSteps({ history }: Pick<OrderDetail, 'history'>): ReadonlyMap<number, Step> {
  const steps = history.filter(({ kind = '' }) => kind.startsWith('proof-') || kind === 'final-art');
  return new Map(steps.flatMap(({ kind, pieces = [] }) => pieces.map((piece) => [piece, kind])));
}

/**
 * What waits for the agency first: changes of a proof, a question about the quote, a new quote, a proof.
 * `null` if nothing does.
 */
export function dueOf(
  order: Pick<OrderDetail, 'status' | 'quote' | 'items' | 'history'>,
): 'quote' | 'proof' | null {
  const { status, quote, items } = order;
  if (settledStatuses.includes(status)) return null;
  const steps = artSteps(order);
  if ([...steps.values()].includes('proof-changes')) return 'proof';
  const isQuoteDue = quote === null ? isQuotePromised(order) : !['waiting', 'accepted'].includes(quote);
  if (isQuoteDue) return 'quote';
  const isProofDue = items.some(({ as_it_is: asItIs = false }, at) => !asItIs && !steps.has(at));
  return isProofDue && quote !== 'waiting' ? 'proof' : null;
}

export interface QuoteDraft {
  readonly lines: TypedLine[];
  readonly valid_until: string;
  readonly note: string;
  /** Newest quote when it was begun. */
  readonly version: number;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isLine = (value: unknown): value is TypedLine => {
  const { text, units, price, vat_rate } = (value ?? {}) as Partial<Record<keyof TypedLine, unknown>>;
  return [text, units, price].every(isText) && typeof vat_rate === 'number';
};

/** By order. */
export const quoteDrafts = draftStore<QuoteDraft>('quote', 'browser', (kept) => {
  const { lines, valid_until, note, version } = (kept ?? {}) as Partial<Record<keyof QuoteDraft, unknown>>;
  if (!Array.isArray(lines) || !lines.every(isLine) || typeof version !== 'number') return null;
  return isText(valid_until) && isText(note) ? { lines, valid_until, note, version } : null;
});

/** Reasons, questions and answers, by order and act. */
export const saidDrafts = draftStore<string>('quote-said', 'browser', (kept) =>
  isText(kept) && kept !== '' ? kept : null,
);
