import type { Audience } from '@portal/contracts';
import { administrators, catalogueReaders, Role } from '@portal/contracts';

const roles = (some: readonly Role[]): readonly Audience[] => some.map((role) => ({ role }));

/** Everybody who administers, wherever. */
export const toAdministrators = roles(administrators);

/** Administrators whose rights are not restricted. */
export const toFullAdministrators = roles([Role.Administrator]);

/** Everybody who sees the home and the catalogue. */
export const toReaders = roles(catalogueReaders);

/** The people of one restaurant. */
export const toRestaurant = (restaurant: number): readonly Audience[] => [{ restaurant }];

/** An order's or conversation's people: its restaurant, and those who administer. */
export const toBothSides = (restaurant: number): readonly Audience[] => [
  ...toRestaurant(restaurant),
  ...toAdministrators,
];
