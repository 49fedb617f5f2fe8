import { administrators, type Audience, catalogueReaders, ownerOfId, Role } from '@portal/contracts';

const roles = (some: readonly Role[]): readonly Audience[] => some.map((role) => ({ role }));

/** Everybody who administers, wherever. */
export const toAdministrators = roles(administrators);

/** Administrators whose rights are not restricted. */
export const toFullAdministrators = roles([Role.Administrator]);

/** Everybody who sees the home and the catalogue. */
export const toReaders = roles(catalogueReaders);

/** All devices of one person. */
export const toUser = (userId: number): readonly Audience[] => [{ user: `user-${userId}` }];

/** The people of one restaurant. */
export const toRestaurant = (restaurant: number): readonly Audience[] => [{ restaurant }];

/** Whose a record is that was added under an owned id: one person, or the people of one restaurant. */
export function toOwner(id: string): readonly Audience[] {
  const owner = ownerOfId(id);
  if (!owner) return [];
  return 'userId' in owner ? toUser(owner.userId) : toRestaurant(owner.restaurantId);
}

/** An order's or conversation's people: its restaurant, and those who administer. */
export const toBothSides = (restaurant: number): readonly Audience[] => [
  ...toRestaurant(restaurant),
  ...toAdministrators,
];
