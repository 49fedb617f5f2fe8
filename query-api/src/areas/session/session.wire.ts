import { type DocumentOf, initialOf, isAdministrator, type MarketRecord } from '@portal/contracts';
import type { SessionRestaurant, SessionUser } from '@portal/contracts/areas/session';
import type { Person } from '@portal/platform/session/person';
import { type PausedRestaurants, type RestaurantDocument, restaurantOnWire } from '../../restaurant-on-wire';
import { openAddressChange, type users } from '@portal/contracts/areas/users';

export type UserDocument = DocumentOf<typeof users>;

const flag = (value: boolean) => (value ? 1 : 0);

/** R-ENT-01, with current role and reach (AMB-06). */
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
    // When acting, the administrator's own acceptance (W22).
    legal: flag(termsAccepted),
    version: user.version,
    address_change: openAddressChange(user.addressChange, at),
  };
}

interface OwnRestaurants {
  readonly marketRecord: MarketRecord;
  readonly paused: PausedRestaurants;
  /** The favourite, or the one acted for. */
  readonly selected: number | null;
}

/** With fiscal data for invoices (R-PLT-14, R-ENT-02, AMB-37). */
export const toOwnRestaurant = (
  restaurant: RestaurantDocument,
  { marketRecord, paused, selected }: OwnRestaurants,
): SessionRestaurant => ({
  ...restaurantOnWire(restaurant, marketRecord, paused),
  available: restaurant.active,
  selected: restaurant.id === selected,
});

/** Fields for the selector and orders. */
export function toAnyRestaurant(
  restaurant: RestaurantDocument,
  marketRecord: MarketRecord,
): SessionRestaurant {
  const { cp, latitud, longitud, email, delivery, etof, mcauto, habitants, mop_status, ...short } =
    restaurantOnWire(restaurant, marketRecord, new Set());
  return short;
}
