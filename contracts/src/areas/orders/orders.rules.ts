import { z } from 'zod';
import { wireInteger, wireText, wireTexts, type MarketFeatures, type Labels } from '../../kernel';
import {
  isDigital,
  Method,
  type CartEntry,
  cartEntrySchema,
  newEntry,
  unitsScale,
  notChosen,
  type Refilled,
  refilled,
  type RefillGround,
} from '../cart';

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

const parts = cartEntrySchema.shape;

/** R-ORD-06 */
export const orderItemInput = z.object({
  resource_id: wireInteger(),
  resource_type: wireInteger(),
  resource_type_format: wireText(50).default(''),
  /** Text of a custom size. */
  resource_type_format_custom: wireText(100).default(''),
  method: wireInteger().pipe(parts.method),
  units: wireInteger().pipe(parts.units).default(0),
  units_scale: wireText(20)
    .pipe(z.enum(['', ...unitsScale]))
    .default(''),
  units_scale_custom: wireText(50).default(''),
  billed: wireInteger().default(-1),
  shipped: wireInteger().default(-1),
  custom_ship: wireText(300).default(''),
  custom_file: wireText(64).default(''),
  images: z.array(wireText(64)).max(50).default([]),
  params: wireTexts(parts.params).default(parts.params.parse({})),
  custom: wireTexts(parts.custom).default(parts.custom.parse({})),
});
export type OrderItemInput = z.infer<typeof orderItemInput>;

const storedEntry = z.looseObject({
  from: z.looseObject({ file: z.unknown() }),
  to: z.looseObject({ file: z.unknown(), filename: z.unknown().optional(), size: z.unknown().optional() }),
});

/** Cart entry with the names of an order item (AMB-82). */
function asItem(sent: unknown): unknown {
  const { data: entry } = storedEntry.safeParse(sent);
  if (!entry) return sent;
  return {
    ...entry,
    resource_id: entry.from.file,
    resource_type: entry.to.file,
    resource_type_format: entry.to.filename,
    resource_type_format_custom: entry.to.size,
  };
}

/**
 * Also a cart entry. The file is `custom_file` or `params.custom_file` (R-CRT-06, R-ORD-06); two different ones are
 * refused.
 */
export const placedItemInput = z
  .preprocess(asItem, orderItemInput)
  .refine(({ custom_file: file, params }) => [file, ''].includes(params.custom_file) || file === '', {
    path: ['params', 'custom_file'],
  })
  .transform((item): OrderItemInput => {
    const file = item.custom_file || item.params.custom_file;
    return { ...item, custom_file: file, params: { ...item.params, custom_file: file } };
  });

export function toOrderItem(entry: CartEntry): OrderItemInput {
  return {
    resource_id: entry.from.file,
    resource_type: entry.to.file,
    resource_type_format: entry.to.filename,
    resource_type_format_custom: entry.to.size,
    method: entry.method,
    units: entry.units,
    units_scale: entry.units_scale,
    units_scale_custom: entry.units_scale_custom,
    billed: entry.billed,
    shipped: entry.shipped,
    custom_ship: entry.custom_ship,
    custom_file: entry.custom_file,
    images: entry.images,
    params: entry.params,
    custom: entry.custom,
  };
}

/** Lets the server apply the wizard's rules. */
export function toCartEntry(item: OrderItemInput, sourceFormat: number): CartEntry {
  const from = {
    file: item.resource_id,
    filename: '',
    reference: '',
    link: '',
    image: '',
    type: sourceFormat,
  };
  return {
    ...newEntry(from),
    to: {
      file: item.resource_type,
      filename: item.resource_type_format,
      size: item.resource_type_format_custom,
    },
    method: item.method,
    units: item.units,
    units_scale: item.units_scale,
    units_scale_custom: item.units_scale_custom,
    billed: item.billed,
    shipped: item.shipped,
    custom_ship: item.custom_ship,
    custom_file: item.custom_file,
    images: item.images,
    params: item.params,
    custom: item.custom,
  };
}

const place = z.object({ id: z.int(), name: z.string() });

export const orderedItemSchema = z.object({
  resource_id: z.int(),
  resource_type: z.int(),
  resource_type_format: z.string(),
  resource_type_format_custom: z.string(),
  method: parts.method,
  units: parts.units,
  units_scale: z.string(),
  units_scale_custom: z.string(),
  billed: z.int(),
  shipped: z.int(),
  custom_ship: z.string(),
  custom_file: z.string(),
  images: z.array(z.string()),
  params: parts.params,
  custom: parts.custom,
  /** `filename` is the resource's name. */
  filename: z.string(),
  reference: z.string(),
  image: z.string(),
  link: z.string(),
  billed_to: place.nullable(),
  shipped_to: place.nullable(),
  custom_file_name: z.string(),
  /** Only produced (AMB-60); missing in older orders. */
  as_it_is: z.boolean().optional(),
});
export type OrderedItem = z.output<typeof orderedItemSchema>;

interface Ground extends Omit<RefillGround, 'rules'> {
  readonly features: MarketFeatures;
}

/** Pieces ordered unchanged stay so after a change of format. */
function entryOfThen(item: OrderedItem, format: number): CartEntry {
  const entry = toCartEntry(item, item.as_it_is === true ? item.resource_type : format);
  return { ...entry, restaurant_id: notChosen };
}

/**
 * New cart entry from an ordered piece; lost answers are named, files need a new upload.
 * @returns `null` if it cannot be ordered any more
 */
export function itemAgain(item: OrderedItem, { features, ...ground }: Ground): Refilled | null {
  return refilled(entryOfThen(item, ground.from.type), { ...ground, rules: features });
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
