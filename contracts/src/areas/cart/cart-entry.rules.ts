import { z } from 'zod';
import { day } from '../../kernel';
import { directions, notChosen, Method } from './formats.rules';

const optionalDay = z.union([z.literal(''), day()]).default('');

const customSchema = z.object({
  restaurant: z.string().max(200).default(''),
  price: z.string().max(50).default(''),
  /** Legal text, once accepted (R-WIZ-23). */
  legal: z.string().max(1000).default(''),
  others: z.string().max(2000).default(''),
  schedule: z.string().max(200).default(''),
  date: z.string().max(50).default(''),
  start_date: optionalDay,
  end_date: optionalDay,
  direction: z
    .object({
      value: z.int().min(1).max(directions.length),
      text: z.string().max(100),
      image: z.string().max(100),
    })
    .nullable()
    .default(null),
});

const answer = z.string().max(1000).default('');
const paramsSchema = z.object({
  q1: answer,
  q2: answer,
  q4: answer,
  q5: answer,
  q6: answer,
  q7: answer,
  q8: answer,
  custom: answer,
  custom_file: z.string().max(100).default(''),
});

/** Finished art of a piece of an earlier order, to print unchanged. All but ids and keys is the server's. */
export const reusedArtSchema = z.object({
  order_id: z.uuid(),
  number: z.int().min(0),
  /** Index of the piece from 0. */
  at: z.int().min(0),
  files: z
    .array(
      z.object({
        key: z.string().regex(/^[0-9a-f]{32}$/),
        filename: z.string().max(300),
        contentType: z.string().max(100),
      }),
    )
    .min(1)
    .max(10),
});
export type ReusedArt = z.infer<typeof reusedArtSchema>;

/** One entry, in the specification's spelling (R-CRT-02…06). */
export const cartEntrySchema = z.object({
  from: z.object({
    file: z.int(),
    filename: z.string(),
    reference: z.string(),
    link: z.string(),
    image: z.string(),
    type: z.int(),
  }),
  to: z.object({
    /** Target format id; 0 until chosen. */
    file: z.int(),
    filename: z.string(),
    /** Text of a custom size. */
    size: z.string().max(100),
  }),
  method: z.literal([1, 2, 4]),
  units: z.int().min(0).max(1_000_000),
  units_scale: z.string(),
  units_scale_custom: z.string().max(50),
  billed: z.int(),
  shipped: z.int(),
  custom_ship: z.string().max(300),
  custom: customSchema,
  custom_file: z.string(),
  custom_file_name: z.string().max(200).default(''),
  /** Where it differs from the order's day. */
  needed_by: optionalDay,
  /** Up to five upload keys (R-WIZ-27). */
  images: z.array(z.string()).default([]),
  params: paramsSchema,
  /** `null` unless printed from the finished art of an earlier order. */
  art: reusedArtSchema.nullable().default(null),
  /** -1 in carts older than this field. */
  restaurant_id: z.int().default(notChosen),
  /** Its name then, for people who no longer work there. */
  restaurant_name: z.string().max(200).default(''),
});
export type CartEntry = z.infer<typeof cartEntrySchema>;

/** By timestamp id (R-CRT-01). */
export type Cart = Readonly<Record<string, CartEntry>>;

/** Defaults of R-CON-15. */
export function newEntry(from: CartEntry['from']): CartEntry {
  return {
    from,
    to: { file: 0, filename: '', size: '' },
    method: Method.AdaptationAndProduction,
    units: 0,
    units_scale: '',
    units_scale_custom: '',
    billed: notChosen,
    shipped: notChosen,
    custom_ship: '',
    custom: customSchema.parse({}),
    custom_file: '',
    custom_file_name: '',
    needed_by: '',
    images: [],
    params: paramsSchema.parse({}),
    art: null,
    restaurant_id: notChosen,
    restaurant_name: '',
  };
}
