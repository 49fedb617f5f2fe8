import type { Restaurant } from '@portal/contracts/areas/restaurants';

/** What the form edits: numbers are text until the schema reads them. */
export interface RestaurantValues {
  readonly site: string;
  readonly name: string;
  readonly type: string;
  readonly active: boolean;
  readonly region: string;
  readonly province_id: string;
  readonly city: string;
  readonly cp: string;
  readonly address: string;
  readonly latitud: string;
  readonly longitud: string;
  readonly habitants: string;
  readonly email: string;
  readonly delivery: string;
  readonly etof: boolean;
  readonly mcauto: boolean;
  readonly cif: string;
  readonly razon: string;
  readonly fiscal_address: string;
  readonly [name: string]: string | boolean;
}

export const blankRestaurant: RestaurantValues = {
  site: '',
  name: '',
  type: '',
  active: true,
  region: '',
  province_id: '',
  city: '',
  cp: '',
  address: '',
  latitud: '',
  longitud: '',
  habitants: '',
  email: '',
  delivery: 'none',
  etof: false,
  mcauto: false,
  cif: '',
  razon: '',
  fiscal_address: '',
};

export const valuesOf = (row: Restaurant): RestaurantValues => ({
  site: row.site,
  name: row.name,
  type: String(row.type),
  active: row.active,
  region: String(row.region),
  province_id: row.province_id,
  city: row.city,
  cp: row.cp,
  address: row.address,
  latitud: String(row.latitud ?? ''),
  longitud: String(row.longitud ?? ''),
  habitants: row.habitants === 0 ? '' : String(row.habitants),
  email: row.email,
  delivery: row.delivery,
  etof: row.etof,
  mcauto: row.mcauto,
  cif: row.cif,
  razon: row.razon,
  fiscal_address: row.fiscal_address,
});
