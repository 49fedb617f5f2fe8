import { type DocumentOf, initialOf, isAdministrator, type MarketRecord } from '@portal/contracts';
import type { SessionRestaurant, SessionUser } from '@portal/contracts/areas/session';
import type { Person } from '@portal/platform/session/person';
import { type PausedRestaurants, type RestaurantDocument, restaurantOnWire } from '../../restaurant-on-wire';
import { openAddressChange, type users } from '@portal/contracts/areas/users';

export type UserDocument = DocumentOf<typeof users>;

const flag = (value: boolean) => (value ? 1 : 0);

/** The signed-in person as the wire names the fields (R-ENT-01), with the role and the reach of this moment (AMB-06). */
export function toSessionUser(
  user: UserDocument,
  { role, restaurants, termsAccepted }: Person,
  at: string,
): SessionUser {
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
    letter: initialOf(user.name),
    // The administrator's own, where one acts as this user: nobody accepts for somebody else (W22).
    legal: flag(termsAccepted),
    version: user.version,
    address_change: openAddressChange(user.addressChange, at),
  };
}

interface OwnRestaurants {
  readonly marketRecord: MarketRecord;
  readonly paused: PausedRestaurants;
  /** The one that the person begins with: the favourite, or the one that is acted for. */
  readonly selected: number | null;
}

/** A restaurant of the person, with the fiscal data that an invoice needs (R-PLT-14, R-ENT-02, AMB-37). */
export const toOwnRestaurant = (
  restaurant: RestaurantDocument,
  { marketRecord, paused, selected }: OwnRestaurants,
): SessionRestaurant => ({
  ...restaurantOnWire(restaurant, marketRecord, paused),
  available: restaurant.active,
  selected: restaurant.id === selected,
});

/** One of all restaurants of the market: what the selector and an order need of it. */
export function toAnyRestaurant(
  restaurant: RestaurantDocument,
  marketRecord: MarketRecord,
): SessionRestaurant {
  const { cp, latitud, longitud, email, delivery, etof, mcauto, habitants, mop_status, ...short } =
    restaurantOnWire(restaurant, marketRecord, new Set());
  return short;
}
