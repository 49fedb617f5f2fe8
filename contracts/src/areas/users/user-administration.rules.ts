import { restaurantStaff, Role } from '../../kernel';

/** Roles that the form offers, in its order (R-AUS-04, AMB-25). Others are kept, not given. */
export const offeredRoles: readonly Role[] = [
  Role.Administrator,
  Role.Franchisee,
  Role.Manager,
  Role.Consultant,
];

/** People who work for restaurants have one at least; the reach of others is not theirs to list (R-ROL-08). */
export const needsLocation = (role: Role): boolean => restaurantStaff.includes(role);
