import { z } from 'zod';
import { type Labels } from '../../kernel';
import { isDigital, Method } from '../cart';

/** Days, and minimum of orders per kind. */
export const answerTimeDays = 90;
export const minAnswered = 10;

/** Format, and adapted, printed or only produced. */
export interface AnswerKindFacts {
  readonly format: number;
  readonly method: number;
  /** AMB-60 */
  readonly asItIs: boolean;
}

function workOf({ format, method, asItIs }: AnswerKindFacts) {
  if (asItIs) return 'production';
  return method === Method.AdaptationAndProduction && !isDigital(format) ? 'print' : 'adaptation';
}

/** `5-print` */
export const answerKindOf = (facts: AnswerKindFacts): string => `${facts.format}-${workOf(facts)}`;

/** Working hours. */
export interface AnswerTime {
  readonly kind: string;
  /** Sample size. */
  readonly orders: number;
  readonly median_hours: number;
  readonly most_hours: number;
}

type Expected = Pick<AnswerTime, 'median_hours' | 'most_hours'>;

/** By the slowest piece; `null` if one kind is unknown. */
export function expectedTime(kinds: readonly string[], known: readonly AnswerTime[]): Expected | null {
  const times = kinds.flatMap((kind) => known.find((each) => each.kind === kind) ?? []);
  if (kinds.length === 0 || times.length < kinds.length) return null;
  return {
    median_hours: Math.max(...times.map((each) => each.median_hours)),
    most_hours: Math.max(...times.map((each) => each.most_hours)),
  };
}

const hoursOfADay = 24;

/** Whole working days; hours if nine in ten take less than a day. */
export interface ExpectedRange {
  readonly unit: 'hours' | 'days';
  readonly from: number;
  readonly to: number;
}

/** Rounded up. */
export function rangeOf({ median_hours: median, most_hours: p90 }: Expected): ExpectedRange {
  const isDays = p90 >= hoursOfADay;
  const whole = (hours: number) => Math.max(1, Math.ceil(isDays ? hours / hoursOfADay : hours));
  return { unit: isDays ? 'days' : 'hours', from: whole(median), to: whole(p90) };
}

/** "#P-393", "P-393", "p393", "#393". */
const beginning = (prefix: string) => `(?:#\\p{L}?-?|${prefix.replace(/[^\p{L}]/gu, '')}-?)`;

/** Numbers as indexed. @param prefix of the market */
export const withPlainNumbers = (text: string, prefix: string): string =>
  text.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{N}])${beginning(prefix)}(?=\\p{N}+(?![\\p{L}\\p{N}-]))`, 'giu'),
    '',
  );

/** `null` unless the text is only a number. @param prefix of the market */
export function orderNumberIn(text: string, prefix: string): number | null {
  const found = new RegExp(`^${beginning(prefix)}?(\\d{1,9})$`, 'iu').exec(text.trim());
  return found ? Number(found[1]) : null;
}

/** R-ORD-08, AMB-03 */
export const OrderStatus = {
  Processing: 1,
  Pending: 2,
  InProduction: 3,
  Delivered: 4,
  Cancelled: 5,
} as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];
export const orderStatusSchema = z.literal([1, 2, 3, 4, 5]);
export const initialStatus: OrderStatus = OrderStatus.Processing;

/** These orders do not age. */
export const settledStatuses: readonly OrderStatus[] = [OrderStatus.Delivered, OrderStatus.Cancelled];

/** Table `order_status` (R-ORD-07). */
export const orderStatuses: readonly { readonly id: OrderStatus; readonly label: Labels }[] = [
  { id: 1, label: { CAST: 'En proceso', CAT: 'En procés', PT: 'Em processamento' } },
  { id: 2, label: { CAST: 'Pendiente', CAT: 'Pendent', PT: 'Pendente' } },
  {
    id: 3,
    label: { CAST: 'En producción y entrega', CAT: 'En producció i lliurament', PT: 'Em produção e entrega' },
  },
  { id: 4, label: { CAST: 'Entregado', CAT: 'Lliurada', PT: 'Entregue' } },
  { id: 5, label: { CAST: 'Cancelado', CAT: 'Cancel·lada', PT: 'Cancelado' } },
];
