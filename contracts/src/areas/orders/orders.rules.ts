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

/** Days of orders that an expectation is drawn from, and how many of a kind it takes at least. */
export const answerTimeDays = 90;
export const minAnswered = 10;

/** What makes orders take alike long: the format, and whether it is adapted, printed as well, or only produced. */
export interface AnswerKindFacts {
  readonly format: number;
  readonly method: number;
  /** Ordered without changes (AMB-60). */
  readonly asItIs: boolean;
}

function workOf({ format, method, asItIs }: AnswerKindFacts) {
  if (asItIs) return 'production';
  return method === Method.AdaptationAndProduction && !isDigital(format) ? 'print' : 'adaptation';
}

/** The kind of an ordered piece: `5-print`. */
export const answerKindOf = (facts: AnswerKindFacts): string => `${facts.format}-${workOf(facts)}`;

/** How long the orders of a kind took, in hours of working days. */
export interface AnswerTime {
  readonly kind: string;
  /** So many were counted. */
  readonly orders: number;
  /** Half of them took no longer. */
  readonly median_hours: number;
  /** Nine in ten took no longer. */
  readonly most_hours: number;
}

type Expected = Pick<AnswerTime, 'median_hours' | 'most_hours'>;

/**
 * When an order of these kinds can be expected: as long as its slowest piece takes. `null` where one of them is not
 * known, since it may be the slowest.
 */
export function expectedTime(kinds: readonly string[], known: readonly AnswerTime[]): Expected | null {
  const times = kinds.flatMap((kind) => known.find((each) => each.kind === kind) ?? []);
  if (kinds.length === 0 || times.length < kinds.length) return null;
  return {
    median_hours: Math.max(...times.map((each) => each.median_hours)),
    most_hours: Math.max(...times.map((each) => each.most_hours)),
  };
}

const hoursOfADay = 24;

/** The range as people count it: whole working days, or whole hours where nine in ten take less than a day. */
export interface ExpectedRange {
  readonly unit: 'hours' | 'days';
  readonly from: number;
  readonly to: number;
}

/** Rounded up: nobody is told less than it took. */
export function rangeOf({ median_hours: median, most_hours: most }: Expected): ExpectedRange {
  const isDays = most >= hoursOfADay;
  const whole = (hours: number) => Math.max(1, Math.ceil(isDays ? hours / hoursOfADay : hours));
  return { unit: isDays ? 'days' : 'hours', from: whole(median), to: whole(most) };
}

const parts = cartEntrySchema.shape;

/** An item of an order as it comes over the wire (R-ORD-06). */
export const orderItemInput = z.object({
  resource_id: wireInteger(),
  /** Target format id. */
  resource_type: wireInteger(),
  /** Size key of that format. */
  resource_type_format: wireText(50).default(''),
  /** Free text of a custom size. */
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
  /** Key of an uploaded file, empty for none. */
  custom_file: wireText(64).default(''),
  /** Keys of uploaded pictures. */
  images: z.array(wireText(64)).max(50).default([]),
  params: wireTexts(parts.params).default(parts.params.parse({})),
  custom: wireTexts(parts.custom).default(parts.custom.parse({})),
});
export type OrderItemInput = z.infer<typeof orderItemInput>;

const storedEntry = z.looseObject({
  from: z.looseObject({ file: z.unknown() }),
  to: z.looseObject({ file: z.unknown(), filename: z.unknown().optional(), size: z.unknown().optional() }),
});

/** A cart entry as it lies in local storage, with the names of an order item (AMB-82). */
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
 * An item of an order as input, or a cart entry. The specification names its file twice, `custom_file` and
 * `params.custom_file` (R-CRT-06, R-ORD-06): either is accepted, two different ones are refused.
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

/** A cart entry as an order item. */
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

/** An order item as a cart entry, so that the server checks it with the wizard's own rules. */
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

/** An ordered item: the input, with the server's data at that time. */
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
  /** Name of the resource (`filename` on the screens), its reference, its preview and its page. */
  filename: z.string(),
  reference: z.string(),
  image: z.string(),
  link: z.string(),
  billed_to: place.nullable(),
  shipped_to: place.nullable(),
  custom_file_name: z.string(),
  /** Wanted as the piece is, only produced (AMB-60); left out in orders from before this was kept. */
  as_it_is: z.boolean().optional(),
});
export type OrderedItem = z.output<typeof orderedItemSchema>;

interface Ground extends Omit<RefillGround, 'rules'> {
  readonly features: MarketFeatures;
}

/** What was ordered as a cart entry of then; a piece that was wanted as it was stays so, whatever its format is now. */
function entryOfThen(item: OrderedItem, format: number): CartEntry {
  const entry = toCartEntry(item, item.as_it_is === true ? item.resource_type : format);
  return { ...entry, restaurant_id: notChosen };
}

/**
 * An ordered piece as a new cart entry over the same piece or another one: every answer as it was, as far as it is
 * offered; what is lost is named. `null` where it cannot be ordered any more. Its files belong to the order they came
 * with, and are uploaded again.
 */
export function itemAgain(item: OrderedItem, { features, ...ground }: Ground): Refilled | null {
  return refilled(entryOfThen(item, ground.from.type), { ...ground, rules: features });
}

/** How the number of an order begins when people write it: "#P-393", "P-393", "p393", "#393". */
const beginning = (prefix: string) => `(?:#\\p{L}?-?|${prefix.replace(/[^\p{L}]/gu, '')}-?)`;

/** A text with the numbers of orders as the index holds them. @param prefix of the market */
export const withPlainNumbers = (text: string, prefix: string): string =>
  text.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{N}])${beginning(prefix)}(?=\\p{N}+(?![\\p{L}\\p{N}-]))`, 'giu'),
    '',
  );

/** The number of the order that a text names and nothing beside it. @param prefix of the market */
export function orderNumberIn(text: string, prefix: string): number | null {
  const found = new RegExp(`^${beginning(prefix)}?(\\d{1,9})$`, 'iu').exec(text.trim());
  return found ? Number(found[1]) : null;
}

/** Order statuses by wire code (R-ORD-08, AMB-03). A new order is in processing. */
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

/** Statuses after which nothing more is expected to happen: these orders do not age. */
export const settledStatuses: readonly OrderStatus[] = [OrderStatus.Delivered, OrderStatus.Cancelled];

/** The table `order_status` that clients load (R-ORD-07). */
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
