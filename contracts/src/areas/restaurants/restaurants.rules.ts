import type { z } from 'zod';
import { type Market, type Labels, type Language, marketRecords } from '../../kernel';
import type { restaurantEvents } from './restaurants.events';

/** Either side of zero. */
export const maxDegrees = { latitude: 90, longitude: 180 } as const;

/** INE code (ES) or DICO code (PT). */
export interface Province {
  readonly id: string;
  readonly name: string;
}

/** Without code 00, "none" (R-ARE-08). */
export const provinces: Readonly<Record<Market, readonly Province[]>> = {
  ES: [
    { id: '01', name: 'Álava' },
    { id: '02', name: 'Albacete' },
    { id: '03', name: 'Alicante' },
    { id: '04', name: 'Almería' },
    { id: '05', name: 'Ávila' },
    { id: '06', name: 'Badajoz' },
    { id: '07', name: 'Illes Balears' },
    { id: '08', name: 'Barcelona' },
    { id: '09', name: 'Burgos' },
    { id: '10', name: 'Cáceres' },
    { id: '11', name: 'Cádiz' },
    { id: '12', name: 'Castellón' },
    { id: '13', name: 'Ciudad Real' },
    { id: '14', name: 'Córdoba' },
    { id: '15', name: 'A Coruña' },
    { id: '16', name: 'Cuenca' },
    { id: '17', name: 'Girona' },
    { id: '18', name: 'Granada' },
    { id: '19', name: 'Guadalajara' },
    { id: '20', name: 'Gipuzkoa' },
    { id: '21', name: 'Huelva' },
    { id: '22', name: 'Huesca' },
    { id: '23', name: 'Jaén' },
    { id: '24', name: 'León' },
    { id: '25', name: 'Lleida' },
    { id: '26', name: 'La Rioja' },
    { id: '27', name: 'Lugo' },
    { id: '28', name: 'Madrid' },
    { id: '29', name: 'Málaga' },
    { id: '30', name: 'Murcia' },
    { id: '31', name: 'Navarra' },
    { id: '32', name: 'Ourense' },
    { id: '33', name: 'Asturias' },
    { id: '34', name: 'Palencia' },
    { id: '35', name: 'Las Palmas' },
    { id: '36', name: 'Pontevedra' },
    { id: '37', name: 'Salamanca' },
    { id: '38', name: 'Santa Cruz de Tenerife' },
    { id: '39', name: 'Cantabria' },
    { id: '40', name: 'Segovia' },
    { id: '41', name: 'Sevilla' },
    { id: '42', name: 'Soria' },
    { id: '43', name: 'Tarragona' },
    { id: '44', name: 'Teruel' },
    { id: '45', name: 'Toledo' },
    { id: '46', name: 'Valencia' },
    { id: '47', name: 'Valladolid' },
    { id: '48', name: 'Bizkaia' },
    { id: '49', name: 'Zamora' },
    { id: '50', name: 'Zaragoza' },
    { id: '51', name: 'Ceuta' },
    { id: '52', name: 'Melilla' },
  ],
  PT: [
    { id: '01', name: 'Aveiro' },
    { id: '02', name: 'Beja' },
    { id: '03', name: 'Braga' },
    { id: '04', name: 'Bragança' },
    { id: '05', name: 'Castelo Branco' },
    { id: '06', name: 'Coimbra' },
    { id: '07', name: 'Évora' },
    { id: '08', name: 'Faro' },
    { id: '09', name: 'Guarda' },
    { id: '10', name: 'Leiria' },
    { id: '11', name: 'Lisboa' },
    { id: '12', name: 'Portalegre' },
    { id: '13', name: 'Porto' },
    { id: '14', name: 'Santarém' },
    { id: '15', name: 'Setúbal' },
    { id: '16', name: 'Viana do Castelo' },
    { id: '17', name: 'Vila Real' },
    { id: '18', name: 'Viseu' },
    { id: '30', name: 'Madeira' },
    { id: '40', name: 'Açores' },
  ],
};

export function provinceName(market: Market, id: string): string {
  return provinces[market].find((province) => province.id === id)?.name ?? '';
}

type Added = z.output<(typeof restaurantEvents)['events']['RestaurantAdded']['data']>;

export type RestaurantContent = Omit<Added, 'restaurantId'>;

/** Field → wire name (R-ENT-02, AMB-53). */
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
export type RestaurantOnWire = { -readonly [F in keyof Fields as Fields[F]]: RestaurantContent[F] };

const fields = Object.entries(restaurantFields) as readonly [
  keyof RestaurantContent,
  keyof RestaurantOnWire,
][];

export const toWireFields = (content: RestaurantContent): RestaurantOnWire =>
  Object.fromEntries(fields.map(([field, name]) => [name, content[field]])) as RestaurantOnWire;

export const fromWireFields = (input: {
  readonly [Name in keyof RestaurantOnWire]?: RestaurantOnWire[Name] | undefined;
}): Partial<RestaurantContent> =>
  Object.fromEntries(
    fields.flatMap(([field, name]) => (input[name] === undefined ? [] : [[field, input[name]]])),
  ) as Partial<RestaurantContent>;

/** Invoice data (R-CRT-18); editable by staff. */
export const fiscalFields = ['cif', 'razon', 'fiscalAddress'] as const satisfies readonly (keyof Fields)[];

/** Changed by services and pauses only. */
export const fieldsOfServices = [
  ...(['mopService', 'mopStatus', 'driveThrough'] as const),
] as const satisfies readonly (keyof Fields)[];

interface Row {
  readonly id: number;
  readonly name: string;
}

/** Wire code (R-ENT-03, AMB-01). */
export const restaurantRegions: Readonly<Record<Market, readonly Row[]>> = {
  ES: [
    { id: 1, name: 'Nor Oeste' },
    { id: 2, name: 'Centro' },
    { id: 3, name: 'Este' },
    { id: 4, name: 'Levante' },
    { id: 5, name: 'Sur' },
    { id: 6, name: 'McOpCo' },
  ],
  PT: [
    { id: 1, name: 'Norte' },
    { id: 2, name: 'Centro' },
    { id: 3, name: 'Lisboa' },
    { id: 4, name: 'Alentejo' },
    { id: 5, name: 'Algarve' },
    { id: 6, name: 'Ilhas' },
  ],
};

/** Wire code (R-ENT-04, AMB-02). */
export const restaurantTypes: readonly Row[] = [
  { id: 1, name: 'Mall' },
  { id: 2, name: 'InStore' },
  { id: 3, name: 'Free-Standing' },
  { id: 4, name: 'Easy' },
];

/** R-ENT-03, AMB-88 */
export const noRegion = {
  id: -1,
  label: { CAST: 'Sin zona', CAT: 'Sense zona', PT: 'Sem região' } satisfies Labels,
};

/** `noRegion` last. */
export const regionRows = (market: Market, language: Language): readonly Row[] => [
  ...restaurantRegions[market],
  { id: noRegion.id, name: noRegion.label[language] },
];

/** `''` if unknown. Only "none" is translated. */
export const regionName = (
  market: Market,
  region: number,
  language = marketRecords[market].defaultLanguage,
): string => regionRows(market, language).find(({ id }) => id === region)?.name ?? '';
