import { z } from 'zod';
import {
  command,
  defineCommands,
  ofObject,
  only,
  provenCommand,
  repeatWindowSeconds,
  Role,
  roleSchema,
  wireCommaList,
  wireFlag,
  wireInteger,
  wireOptionalInteger,
  wirePassword,
} from '../../kernel';
import { newPasswordRefusals } from './credentials.commands';
import { userEmailField, userNameField, userPhoneField } from './user-fields';

/** More restaurants than a market has. */
const maxLocations = 1000;

/** Restaurants as a comma list or an array, each once (R-AUS-10). */
const locationsField = () =>
  wireCommaList(wireInteger().pipe(z.int().positive()), maxLocations).transform((ids) => [...new Set(ids)]);

/** SHA-256 as 64 hex digits (R-AUT-22). */
const passwordField = () =>
  z.preprocess((sent) => (sent === '' ? undefined : sent), wirePassword().optional());

const profile = { name: userNameField(), email: userEmailField(), phone: userPhoneField().default('') };
const content = {
  ...profile,
  type: z.preprocess((sent) => (typeof sent === 'string' && sent !== '' ? Number(sent) : sent), roleSchema),
  locations: locationsField().default([]),
  active: wireFlag().default(true),
};
const id = wireInteger().pipe(z.int().positive());
const version = wireOptionalInteger();
const ofUser = z.object({ id });
const answer = z.object({ id: z.int(), version: z.int() });
const access = only([Role.Administrator]);
const common = { method: 'POST', securityEvent: true, output: answer, access } as const;

/** What administrators do with people. */
export const userAdministrationCommands = defineCommands('users', {
  AddUser: provenCommand({
    ...common,
    path: 'user/add',
    repeatWindowSeconds,
    input: z.object({ ...content, password: passwordField() }),
    secretInputs: ['password'],
    rejections: ['user_incomplete', 'email_taken', 'password_too_common'],
    summary: 'Adds a person, who is invited unless a password is given (R-AUS-02, R-AUS-04…08, R-API-48)',
  }),
  UpdateUser: provenCommand({
    ...common,
    path: 'user/{id}/update',
    /** `version` is the edited one; a later one is a conflict (R4). Without `active` it stays as it is. */
    input: z.object({ ...content, active: wireFlag().optional(), id, version, password: passwordField() }),
    secretInputs: ['password'],
    rejections: [
      ...['user_not_found', 'user_incomplete', 'email_taken', 'own_account', 'last_administrator'],
      ...newPasswordRefusals,
    ],
    summary: 'Changes a person: profile, role, restaurants, active (R-AUS-04…07, R-API-49)',
  }),
  DeleteUser: command({
    ...common,
    path: 'user/{id}/delete',
    legacyGet: true,
    input: ofUser,
    rejections: ['user_not_found', 'own_account', 'last_administrator'],
    summary:
      'Takes a person out; sessions end and the e-mail address is free again (R-API-47, AMB-55, AMB-75)',
  }),
  RestoreUser: command({
    ...common,
    path: 'user/{id}/restore',
    input: ofUser,
    rejections: ['user_not_found', 'email_taken'],
    summary: 'Undoes a deletion, unless somebody else has the address by now (U5, AMB-75)',
  }),
  ResetLegalTerms: command({
    ...common,
    path: 'user/{id}/legal/reset',
    input: ofUser,
    rejections: ['user_not_found'],
    summary: 'Asks a person for the confidentiality terms again (R-AUT-14)',
  }),
  SendInvitation: command({
    ...common,
    path: 'user/{id}/invite',
    cost: 5,
    input: ofUser,
    rejections: ['user_not_found', 'user_not_active'],
    summary: 'Mails a person the link to choose a password once more (R-ACC-17)',
  }),
  ResetSecondFactor: provenCommand({
    ...common,
    path: 'user/{id}/second-factor/reset',
    input: ofUser,
    rejections: ['user_not_found', 'own_account', 'second_factor_missing'],
    summary:
      'Takes away a lost second factor of somebody else; their sessions end, and the password alone signs in (S4, S2)',
  }),
});

const ofColleagues = only([Role.Franchisee], { scope: ofObject });
const shared = { ...common, access: ofColleagues } as const;

/** What franchisees do with the managers of their restaurants (AMB-76): the role cannot be sent. */
export const restaurantUserCommands = defineCommands('users', {
  AddRestaurantUser: command({
    ...shared,
    path: 'location/user/add',
    repeatWindowSeconds,
    input: z.object({ ...profile, locations: locationsField() }),
    rejections: ['user_incomplete', 'email_taken'],
    summary: 'Adds a manager to restaurants of one’s own and invites them (R-ACC-11, R-ACC-12, R-API-50)',
  }),
  UpdateRestaurantUser: provenCommand({
    ...shared,
    path: 'location/user/{id}/update',
    input: z.object({ ...profile, locations: locationsField(), id, version }),
    rejections: ['user_not_found', 'user_of_another_role', 'user_shared', 'user_incomplete', 'email_taken'],
    summary: 'Changes a manager; restaurants of others stay theirs (R-ACC-11, AMB-76, R-API-51)',
  }),
  EndRestaurantUserAccess: command({
    ...shared,
    path: 'location/user/{id}/end-access',
    input: z.object({ id, version }),
    rejections: ['user_not_found', 'user_of_another_role'],
    summary:
      'Ends the access of a manager: deactivated where all their restaurants are one’s own, else without these (R-ACC-11, AMB-76)',
  }),
  RestoreRestaurantUserAccess: command({
    ...shared,
    path: 'location/user/{id}/restore-access',
    input: z.object({ id, version }),
    rejections: ['user_not_found', 'user_of_another_role', 'access_of_others'],
    summary: 'Gives back the access that one has ended oneself (U5, AMB-76)',
  }),
});
