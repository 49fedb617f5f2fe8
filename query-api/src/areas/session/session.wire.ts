import type { DocumentOf, Market } from '@portal/contracts';
import { isAdministrator } from '@portal/contracts';
import { provinceName, regionName, type restaurants } from '@portal/contracts/areas/restaurants';
import type { SessionRestaurant, SessionUser } from '@portal/contracts/areas/session';
import type { Person } from '@portal/platform/session/person';
import type { users } from '@portal/contracts/areas/users';

export type UserDocument = DocumentOf<typeof users>;
export type RestaurantDocument = DocumentOf<typeof restaurants>;

const flag = (value: boolean) => (value ? 1 : 0);

/** The signed-in person as the wire names the fields (R-ENT-01), with the role and the reach of this moment (AMB-06). */
export function toSessionUser(user: UserDocument, { role, restaurants, termsAccepted }: Person): SessionUser {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phone,
    type: role,
    active: flag(user.active),
    admin: flag(isAdministrator(role)),
    locations: [...restaurants],
    favourite: user.favourite,
    letter: user.name.trim().charAt(0).toLocaleUpperCase(),
    // The administrator's own, where one acts as this user: nobody accepts for somebody else (W22).
    legal: flag(termsAccepted),
    version: user.version,
  };
}

/** A restaurant in the selector, with the fiscal data that an invoice needs (R-PLT-14, AMB-37). */
export function toSessionRestaurant(restaurant: RestaurantDocument, market: Market): SessionRestaurant {
  return {
    id: restaurant.id,
    site: restaurant.site,
    name: restaurant.name,
    type: restaurant.type,
    region: restaurant.region,
    region_name: regionName(market, restaurant.region),
    province: provinceName(market, restaurant.provinceId),
    province_id: restaurant.provinceId,
    city: restaurant.city,
    address: restaurant.address,
    active: restaurant.active,
    cif: restaurant.cif,
    razon: restaurant.razon,
    fiscal_address: restaurant.fiscalAddress,
    version: restaurant.version,
  };
}
