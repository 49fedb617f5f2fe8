import { z } from 'zod';

/** Wire code (specification A§3, requirements 1.27). */
export const Role = {
  Franchisee: 1,
  Administrator: 2,
  Manager: 3,
  Editor: 4,
  Consultant: 5,
  Partner: 6,
} as const;
export type Role = (typeof Role)[keyof typeof Role];

export const roles = Object.values(Role) as readonly Role[];
export const roleSchema = z.literal([1, 2, 3, 4, 5, 6]);

/** Full and restricted, with the admin flag (AMB-08). */
export const administrators: readonly Role[] = [Role.Administrator, Role.Editor];
/** See download and order buttons (R-ROL-01). */
export const restaurantStaff: readonly Role[] = [Role.Franchisee, Role.Manager, Role.Consultant];
/** All but partners (R-ROL-05). */
export const catalogueReaders: readonly Role[] = [...restaurantStaff, ...administrators];

export function isAdministrator(role: Role): boolean {
  return administrators.includes(role);
}
