import { restaurantStaff, Role } from '../../kernel';

/** Every role, in the order of the form: the four of R-AUS-04, then those without restaurants (AMB-25). */
export const offeredRoles: readonly Role[] = [
  Role.Administrator,
  Role.Franchisee,
  Role.Manager,
  Role.Consultant,
  Role.Editor,
  Role.Partner,
];

/** People who work for restaurants have one at least; the reach of others is not theirs to list (R-ROL-08). */
export const needsLocation = (role: Role): boolean => restaurantStaff.includes(role);
