import { z } from 'zod';
import { day } from '../../kernel';
import { directions } from './directions';

/** Budget methods (R-WIZ-30, AMB-14): 4 is read and labelled "other", never produced by the wizard. */
export const Method = { Adaptation: 1, AdaptationAndProduction: 2, Other: 4 } as const;

/** Where an entry is shipped when not to a restaurant (AMB-15): -1 not chosen, 0 another address. */
export const notChosen = -1;
export const otherAddress = 0;

const optionalDay = z.union([z.literal(''), day()]).default('');

const customSchema = z.object({
  restaurant: z.string().max(200).default(''),
  price: z.string().max(50).default(''),
  /** The legal text for a shown price, present once it was accepted (R-WIZ-23). */
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

/** One piece to be adapted, as the cart keeps it (R-CRT-02…06). Wire names of the specification. */
export const cartEntrySchema = z.object({
  from: z.object({
    /** Resource id. */
    file: z.int(),
    filename: z.string(),
    reference: z.string(),
    link: z.string(),
    image: z.string(),
    /** Source format id. */
    type: z.int(),
  }),
  to: z.object({
    /** Target format id; 0 until chosen. */
    file: z.int(),
    /** Size key. */
    filename: z.string(),
    /** Free text of a custom size. */
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
  /** Key of the uploaded file, with the name it had. */
  custom_file: z.string(),
  custom_file_name: z.string().max(200).default(''),
  /** Keys of up to five pictures (R-WIZ-27). */
  images: z.array(z.string()).default([]),
  params: paramsSchema,
  /** The restaurant it was made for and is ordered for; -1 in carts that are older than this field. */
  restaurant_id: z.int().default(notChosen),
  /** Its name at that time, for people who no longer work for it. */
  restaurant_name: z.string().max(200).default(''),
});
export type CartEntry = z.infer<typeof cartEntrySchema>;

/** The cart: entries by timestamp id (R-CRT-01). */
export type Cart = Readonly<Record<string, CartEntry>>;

/** An untouched entry for a resource, with the defaults of R-CON-15. */
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
    images: [],
    params: paramsSchema.parse({}),
    restaurant_id: notChosen,
    restaurant_name: '',
  };
}
