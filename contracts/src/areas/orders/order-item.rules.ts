import { z } from 'zod';
import { day, wireInteger, wireText, wireTexts, type MarketFeatures } from '../../kernel';
import {
  type CartEntry,
  cartEntrySchema,
  isProduction,
  newEntry,
  type ReusedArt,
  reusedArtSchema,
  unitsScale,
  notChosen,
  type Refilled,
  refilled,
  type RefillGround,
} from '../cart';

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
  /** Where it differs from the order's; empty otherwise. */
  needed_by: z.union([z.literal(''), day()]).default(''),
  params: wireTexts(parts.params).default(parts.params.parse({})),
  custom: wireTexts(parts.custom).default(parts.custom.parse({})),
  art: wireTexts(parts.art).default(null),
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
    needed_by: entry.needed_by,
    params: entry.params,
    custom: entry.custom,
    art: entry.art,
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
    needed_by: item.needed_by,
    params: item.params,
    custom: item.custom,
    art: item.art,
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
  needed_by: parts.needed_by,
  params: parts.params,
  custom: parts.custom,
  /** `null` unless printed from the finished art of an earlier order. */
  art: reusedArtSchema.nullable(),
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

/**
 * New cart entry that prints finished art of an ordered piece, in its format and size.
 * @returns `null` if that cannot be printed
 */
export function itemPrinted(
  item: OrderedItem,
  art: ReusedArt,
  { features, ...ground }: Ground,
): Refilled | null {
  const { custom, params, images, custom_file, method } = newEntry(ground.from);
  const printed = {
    ...entryOfThen(item, ground.from.type),
    art,
    custom,
    params,
    images,
    custom_file,
    method,
  };
  return isProduction(printed) ? refilled(printed, { ...ground, rules: features }) : null;
}
