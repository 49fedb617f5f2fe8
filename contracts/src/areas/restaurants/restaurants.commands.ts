import { z } from 'zod';
import {
  cleanText,
  command,
  defineCommands,
  ofRestaurant,
  only,
  repeatWindowSeconds,
  restaurantStaff,
  Role,
  wireFlag,
  wireInteger,
  wireOptionalDecimal,
  wireOptionalInteger,
  wirePublicText,
  wireText,
} from '../../kernel';
import { restaurantEvents } from './restaurants.events';

const id = wireInteger();
const flag = () => wireFlag().optional();
const email = z
  .string()
  .overwrite(cleanText)
  .max(254)
  .pipe(z.union([z.literal(''), z.email()]));

const requiredPublic = (max: number) => wirePublicText(max).pipe(z.string().min(1));

/** Required of every restaurant (R-ARE-07). Region -1 is none (AMB-88); `00` is no province (R-ARE-08). */
const required = {
  site: requiredPublic(20),
  name: requiredPublic(120),
  type: wireInteger().pipe(z.literal([1, 2, 3, 4])),
  region: wireInteger().pipe(z.literal([-1, 1, 2, 3, 4, 5, 6])),
  province_id: z
    .string()
    .overwrite(cleanText)
    .regex(/^(?!00)\d\d$/),
  address: requiredPublic(300),
};
const others = {
  city: wirePublicText(120).optional(),
  cp: wirePublicText(20).optional(),
  latitud: wireOptionalDecimal(90),
  longitud: wireOptionalDecimal(180),
  email: email.optional(),
  active: flag(),
  /** Also as the specification writes it: `Uber`, `Glovo`. */
  delivery: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['none', 'uber', 'glovo']))
    .optional(),
  etof: flag(),
  mcauto: flag(),
  /** 0 where nobody knows, or where it is sent empty. */
  habitants: z.preprocess(
    (value) => (value === '' ? 0 : value),
    wireOptionalInteger().pipe(z.int().nonnegative().max(1_000_000_000).optional()),
  ),
};
const fiscal = {
  cif: wireText(20).optional(),
  razon: wireText(200).optional(),
  fiscal_address: wireText(300).optional(),
};

const administrator = only([Role.Administrator]);
const answer = z.object({ id: z.int() });

export const restaurantCommands = defineCommands('restaurants', {
  AddRestaurant: command({
    method: 'POST',
    path: 'restaurant/add',
    repeatWindowSeconds,
    input: z.object({ ...required, ...others, ...fiscal }),
    output: answer,
    access: administrator,
    rejections: ['restaurant_incomplete', 'restaurant_site_taken'],
    summary: 'Adds a restaurant (R-ARE-04, R-ARE-07, R-API-38)',
  }),
  /**
   * Rights by field: the people of a restaurant change its fiscal data, all three fields at once; whatever else they send
   * is ignored, as are copies of what the server knows (W8, W9). Administrators change any field that they send.
   */
  UpdateRestaurant: command({
    method: 'POST',
    path: 'restaurant/{id}/update',
    input: z.object({
      ...z.object(required).partial().shape,
      ...others,
      ...fiscal,
      id,
      /** The version that was edited: another one by now is told instead of overwritten (R4). */
      version: wireOptionalInteger(),
    }),
    output: answer.extend({ version: z.int() }),
    access: only([...restaurantStaff, Role.Administrator], { scope: ofRestaurant('id') }),
    rejections: ['restaurant_not_found', 'restaurant_incomplete', 'restaurant_site_taken'],
    summary:
      'Changes a restaurant, or completes what an invoice needs (R-ARE-04, R-API-39, R-CRT-18, AMB-37)',
  }),
  DeleteRestaurant: command({
    method: 'POST',
    path: 'restaurant/{id}/delete',
    legacyGet: true,
    input: z.object({ id }),
    output: answer,
    access: administrator,
    rejections: ['restaurant_not_found', 'restaurant_has_open_orders', 'restaurant_has_open_pauses'],
    summary: 'Takes a restaurant away; its history stays (R-ARE-03, R-API-40, AMB-32, AMB-55)',
  }),
  RestoreRestaurant: command({
    method: 'POST',
    path: 'restaurant/{id}/restore',
    input: z.object({ id }),
    output: answer,
    access: administrator,
    rejections: ['restaurant_not_found'],
    summary: 'Undoes a deletion (U5)',
  }),
});

/** What the demo data and imports bring a restaurant in with. */
export const importRestaurantInput = restaurantEvents.events.RestaurantAdded.data;
export type ImportRestaurantInput = z.infer<typeof importRestaurantInput>;
