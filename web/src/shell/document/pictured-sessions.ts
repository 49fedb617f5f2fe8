import { pictureOf, picturePlaceholders, type SessionRestaurant } from '@portal/contracts/areas/session';
import { isAdministrator, type Role, roles } from '@portal/contracts/kernel';
import type { Session } from '#core/session/session-state';

const { name, letter, siteName, siteNumber, siteCity } = picturePlaceholders;

const restaurant = (id: number): SessionRestaurant => ({
  id,
  site: siteNumber,
  name: siteName,
  type: 1,
  region: 1,
  region_name: '',
  province: '',
  province_id: '',
  city: siteCity,
  address: '',
  active: true,
  cif: '',
  razon: '',
  fiscal_address: '',
  mop_service: false,
  version: 0,
});

const sessionOf = (type: Role, restaurants: readonly number[]): Session => ({
  status: 2,
  user: {
    id: 0,
    name,
    email: '',
    phone: '',
    type,
    active: 1,
    admin: isAdministrator(type) ? 1 : 0,
    locations: [],
    favourite: null,
    letter,
    legal: 1,
    version: 0,
    address_change: null,
  },
  exp: '9999-12-31T00:00:00.000Z',
  restaurants: restaurants.map(restaurant),
  acting: null,
  second_factor: 'off',
  without_restaurant: false,
  sliders: [],
  csrf: '',
});

/** Placeholder sessions by picture name; the server fills them in. */
export const picturedSessions = (): readonly (readonly [string, Session])[] =>
  roles
    .flatMap((role) => [[1], [1, 2]].map((restaurants) => sessionOf(role, restaurants)))
    .map((session) => [pictureOf(session), session] as const);
