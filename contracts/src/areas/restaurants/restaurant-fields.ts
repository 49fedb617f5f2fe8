import type { z } from 'zod';
import type { restaurantEvents } from './restaurants.events';

type Added = z.output<(typeof restaurantEvents)['events']['RestaurantAdded']['data']>;

/** Everything that is known of a restaurant. */
export type RestaurantContent = Omit<Added, 'restaurantId'>;

/** The wire's names of the fields (R-ENT-02, AMB-53). */
export const restaurantFields = {
  site: 'site',
  name: 'name',
  type: 'type',
  region: 'region',
  provinceId: 'province_id',
  city: 'city',
  address: 'address',
  postalCode: 'cp',
  latitude: 'latitud',
  longitude: 'longitud',
  email: 'email',
  active: 'active',
  delivery: 'delivery',
  mopService: 'mop_service',
  mopStatus: 'mop_status',
  eotf: 'etof',
  driveThrough: 'mcauto',
  inhabitants: 'habitants',
  cif: 'cif',
  razon: 'razon',
  fiscalAddress: 'fiscal_address',
  publicName: 'public_name',
  phone: 'phone',
  openingDate: 'opening_date',
} as const satisfies Record<keyof RestaurantContent, string>;

type Fields = typeof restaurantFields;
/** Fields by the names of the wire. */
export type RestaurantOnWire = { -readonly [F in keyof Fields as Fields[F]]: RestaurantContent[F] };

const fields = Object.entries(restaurantFields) as readonly [
  keyof RestaurantContent,
  keyof RestaurantOnWire,
][];

/** The same fields under the wire's names. */
export const toWireFields = (content: RestaurantContent): RestaurantOnWire =>
  Object.fromEntries(fields.map(([field, name]) => [name, content[field]])) as RestaurantOnWire;

/** What of these fields is there, under its own names. */
export const fromWireFields = (input: {
  readonly [Name in keyof RestaurantOnWire]?: RestaurantOnWire[Name] | undefined;
}): Partial<RestaurantContent> =>
  Object.fromEntries(
    fields.flatMap(([field, name]) => (input[name] === undefined ? [] : [[field, input[name]]])),
  ) as Partial<RestaurantContent>;

/** What an invoice needs (R-CRT-18): all that a restaurant's own people may change here. */
export const fiscalFields = ['cif', 'razon', 'fiscalAddress'] as const satisfies readonly (keyof Fields)[];

/** What channels change beside the fiscal data: public data (R-CHN-07). */
export const publicDataFields = [
  ...(['publicName', 'address', 'phone', 'email', 'openingDate'] as const),
] as const satisfies readonly (keyof Fields)[];

/** What this administration never sets once a restaurant is there: its services and pauses do. */
export const fieldsOfServices = [
  ...(['mopService', 'mopStatus', 'driveThrough'] as const),
] as const satisfies readonly (keyof Fields)[];
