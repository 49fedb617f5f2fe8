import { administrators, type Audience, catalogueReaders, ownerOfId, Role } from '@portal/contracts';

const roles = (some: readonly Role[]): readonly Audience[] => some.map((role) => ({ role }));

export const toAdministrators = roles(administrators);

export const toFullAdministrators = roles([Role.Administrator]);

/** Administrators of people: all, or of their restaurants. */
export const toUserAdministrators = roles([Role.Administrator, Role.Franchisee]);

export const toReaders = roles(catalogueReaders);

export const toUser = (userId: number): readonly Audience[] => [{ user: `user-${userId}` }];

export const toRestaurant = (restaurant: number): readonly Audience[] => [{ restaurant }];

/** Audience of an owned id: one person, or a restaurant's people. */
export function toOwner(id: string): readonly Audience[] {
  const owner = ownerOfId(id);
  if (!owner) return [];
  return 'userId' in owner ? toUser(owner.userId) : toRestaurant(owner.restaurantId);
}

/** The restaurant and its administrators, for orders and conversations. */
export const toBothSides = (restaurant: number): readonly Audience[] => [
  ...toRestaurant(restaurant),
  ...toAdministrators,
];
