import { z } from 'zod';
import {
  anyOf,
  defineQueries,
  instant,
  listInput,
  ofObject,
  only,
  query,
  Role,
  roleSchema,
  wireFlag,
  wireInteger,
  wireOptionalInteger,
} from '../../kernel';
import { addressChangeSchema } from '../session';

const flag = z.literal([0, 1]);

/** A person as those who administer people see them (R-ENT-01); never a password or what is made of it. */
export const userRecordSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  type: roleSchema,
  active: flag,
  admin: flag,
  locations: z.array(z.int()),
  letter: z.string(),
  legal: flag,
  /** Counts edits; sent back with the next one (R4). */
  version: z.int(),
  /** Another address that waits for its confirmation. */
  address_change: addressChangeSchema,
});
export type UserRecord = z.infer<typeof userRecordSchema>;

export const administeredUserSchema = userRecordSchema.extend({
  /** Names of the restaurants, in the order of `locations`. */
  restaurants: z.array(z.string()),
  /** The sign-in asks for a code of a device as well. */
  second_factor: flag,
  /** Last use of a session that is open; `null` without one. */
  last_seen: instant().nullable(),
});
export type AdministeredUser = z.infer<typeof administeredUserSchema>;

/** Of those whom a franchisee no longer shares a restaurant with, only id, name and role are told. */
export const restaurantUserSchema = userRecordSchema.extend({
  /** Works in restaurants of others as well: name, e-mail and phone are not the franchisee's to change. */
  shared: flag,
  /** The franchisee has ended the access, and may give it back. */
  ended: flag,
});
export type RestaurantUser = z.infer<typeof restaurantUserSchema>;

const id = wireInteger().pipe(z.int().positive());
const sorts = ['name', 'email', 'type', 'active'] as const;
const personal = { method: 'GET', securityEvent: true } as const;
const ofAdministrators = { ...personal, access: only([Role.Administrator]) } as const;
const ofFranchisees = { ...personal, access: only([Role.Franchisee], { scope: ofObject }) } as const;

/** People, for administrators. */
export const userQueries = defineQueries('users', {
  ListUsers: query({
    ...ofAdministrators,
    path: 'user',
    list: true,
    views: ['users', 'sessions', 'restaurants'],
    input: listInput(sorts, {
      type: anyOf(wireInteger()),
      restaurant: wireOptionalInteger(),
      active: anyOf(wireInteger().pipe(flag)),
    }),
    output: z.array(administeredUserSchema),
    summary: 'People of the market, by text, role, restaurant and whether active (R-AUS-01…03, R-API-45)',
  }),
  GetUser: query({
    ...ofAdministrators,
    path: 'user/{id}',
    rejections: ['user_not_found'],
    views: ['users', 'sessions', 'restaurants'],
    input: z.object({ id }),
    output: administeredUserSchema,
    summary: 'A person of the market (R-NAV-27)',
  }),
  GetErasure: query({
    ...ofAdministrators,
    path: 'user/{id}/erasure',
    views: ['erasures', 'users'],
    input: z.object({ id }),
    output: z.object({
      id: z.int(),
      /** `null` for somebody whose data nobody has asked to erase. */
      requested_at: instant().nullable(),
      /** User id, and the name while there is one. */
      requested_by: z.int(),
      requested_by_name: z.string(),
      /** `null` until nothing can be read any more. */
      erased_at: instant().nullable(),
    }),
    summary: 'When the personal data of somebody was erased, and by whom; nothing of the person (S18)',
  }),
});

/** The people of a franchisee's restaurants. */
export const restaurantUserQueries = defineQueries('users', {
  ListRestaurantUsers: query({
    ...ofFranchisees,
    path: 'location/user',
    list: true,
    views: ['users'],
    input: listInput(sorts, { ended: wireFlag().optional() }),
    output: z.array(restaurantUserSchema),
    summary:
      'People who share a restaurant with the franchisee, himself among them; `ended`: whose access he ended (R-ACC-11, AMB-76, R-API-44)',
  }),
  GetRestaurantUser: query({
    ...ofFranchisees,
    path: 'location/user/{id}',
    rejections: ['user_not_found'],
    views: ['users'],
    input: z.object({ id }),
    output: restaurantUserSchema,
    summary: 'One of these people (AMB-23, AMB-76)',
  }),
});
