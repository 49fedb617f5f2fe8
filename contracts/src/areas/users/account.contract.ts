import { z } from 'zod';
import {
  anyone,
  command,
  defineCommands,
  everybody,
  ofObject,
  only,
  Role,
  wireInteger,
  wireRequiredText,
  wireOptionalInteger,
  wirePassword,
  wireText,
  provenCommand,
} from '../../kernel';
import { addressChangeSchema } from '../session';
import { userEmailField, userNameField, userPhoneField } from './users.rules';

const byLink = {
  method: 'POST',
  beforeTerms: true,
  beforeSession: true,
  securityEvent: true,
  input: z.object({ id: wireRequiredText(400) }),
  access: anyone(),
} as const;

const common = {
  method: 'POST',
  securityEvent: true,
  /** Another change is still unconfirmed. */
  output: z.object({ waiting: z.boolean() }),
} as const;
const ofOneself = {
  ...common,
  input: z.object({}),
  access: everybody({ inRestaurantMode: [] }),
  rejections: ['user_not_found'],
} as const;
const ofOthers = {
  ...common,
  input: z.object({ id: wireInteger().pipe(z.int().positive()) }),
  // Only if all restaurants of the person are the franchisee's.
  access: only([Role.Administrator, Role.Franchisee], { scope: ofObject }),
  rejections: ['user_not_found', 'user_of_another_role', 'user_shared'],
} as const;

/** An address needs confirmation by a mailed link (ASVS 6.3.7, 7.5). */
export const addressCommands = defineCommands('users', {
  ConfirmAddress: command({
    ...byLink,
    path: 'address/confirm',
    output: z.object({ email: z.string() }),
    rejections: ['address_link_expired', 'email_taken', 'user_incomplete'],
    summary: 'Confirms a new address by the mailed token; ends sessions (R-ACC-05, S2, S6)',
  }),
  RestoreAddress: command({
    ...byLink,
    path: 'address/restore',
    output: z.object({
      /** `cancelled`: before confirmation. `restored`: after it, with a password link. */
      outcome: z.enum(['cancelled', 'restored']),
    }),
    rejections: ['address_link_expired', 'email_taken'],
    summary: 'Keeps or restores the former address by the link mailed to it, for 72 hours (S2, S6)',
  }),
  ResendOwnAddressLink: command({
    ...ofOneself,
    path: 'user/account/address/resend',
    cost: 5,
    summary: 'Mails the link for the caller’s unconfirmed address again (R-ACC-05)',
  }),
  CancelOwnAddressChange: command({
    ...ofOneself,
    path: 'user/account/address/cancel',
    summary: 'Cancels the caller’s unconfirmed address (R-ACC-05)',
  }),
  ResendAddressLink: command({
    ...ofOthers,
    path: 'user/{id}/address/resend',
    cost: 5,
    summary: 'Mails the link for a person’s unconfirmed address again (R-AUS-02, R-ACC-11)',
  }),
  CancelAddressChange: command({
    ...ofOthers,
    path: 'user/{id}/address/cancel',
    summary: 'Cancels a person’s unconfirmed address (R-AUS-02, R-ACC-11)',
  }),
});

/** Personal secrets: not in restaurant mode. */
const personalAccess = everybody({ inRestaurantMode: [] });
/** S5 */
export const newPasswordRefusals = ['password_too_common', 'password_not_new'] as const;

export const credentialCommands = defineCommands('users', {
  RequestPasswordLink: command({
    method: 'POST',
    path: 'remember',
    beforeTerms: true,
    beforeSession: true,
    everyAttemptCounts: true,
    securityEvent: true,
    input: z.object({ username: wireText(254).pipe(z.string().min(1)) }),
    output: z.object({ sent: z.literal(true) }),
    access: anyone(),
    summary: 'Mails a password link; the same answer for unknown users (R-AUT-16, R-AUT-17, S7)',
  }),
  ChangePassword: command({
    method: 'POST',
    path: 'changepass',
    beforeTerms: true,
    beforeSession: true,
    securityEvent: true,
    input: z.object({
      /** Token of the link (AMB-13). */
      id: wireText(400),
      password: wirePassword(),
      /** Link's expiry, seconds since 1970; compared with the token. */
      time: wireOptionalInteger(),
    }),
    secretInputs: ['password'],
    output: z.object({ changed: z.literal(true) }),
    access: anyone(),
    rejections: ['password_link_expired', 'password_not_changed', ...newPasswordRefusals],
    summary: 'Sets a new password by a mailed link and ends all sessions (R-AUT-18…22, S2, S6)',
  }),
  ChangeOwnPassword: command({
    withoutRestaurant: true,
    method: 'POST',
    path: 'user/password',
    securityEvent: true,
    input: z.object({ old_password: wirePassword(), password: wirePassword() }),
    secretInputs: ['old_password', 'password'],
    output: z.object({ changed: z.literal(true) }),
    access: personalAccess,
    rejections: ['password_incorrect', 'login_locked', 'user_not_found', ...newPasswordRefusals],
    summary: 'Sets the caller’s password and ends their other sessions (S2)',
  }),
  EndOtherSessions: command({
    withoutRestaurant: true,
    method: 'POST',
    path: 'user/sessions/end-others',
    securityEvent: true,
    input: z.object({}),
    output: z.object({ ended: z.literal(true) }),
    access: personalAccess,
    rejections: ['user_not_found'],
    summary: 'Ends the caller’s other sessions, with their sockets (S2)',
  }),
});

export const ownAccountCommands = defineCommands('users', {
  /** Not in the specification, which has only the screen. */
  UpdateOwnAccount: provenCommand({
    withoutRestaurant: true,
    method: 'POST',
    path: 'user/account',
    input: z.object({
      name: userNameField(),
      email: userEmailField(),
      phone: userPhoneField(),
      /** Version of the form (R4). */
      version: wireOptionalInteger(),
    }),
    /** `email` is the current one; `address_change` has the unconfirmed one. */
    output: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      version: z.int(),
      address_change: addressChangeSchema,
    }),
    access: everybody({ inRestaurantMode: [] }),
    rejections: ['user_not_found', 'email_taken', 'user_incomplete'],
    summary: 'Changes the caller’s name and phone; a new e-mail needs confirmation (R-ACC-01, R-ACC-04…06)',
  }),
});

const wireCode = () => wireRequiredText(20);
const checked = ['password_incorrect', 'login_locked', 'user_not_found'] as const;

export const secondFactorCommands = defineCommands('users', {
  PrepareSecondFactor: command({
    withoutRestaurant: true,
    method: 'POST',
    path: 'user/second-factor/prepare',
    beforeSecondFactor: true,
    securityEvent: true,
    input: z.object({ password: wirePassword() }),
    secretInputs: ['password'],
    answeredOnce: true,
    output: z.object({
      /** Base32, for typing. */
      secret: z.string(),
      /** `otpauth://totp/…`, for the QR code. */
      address: z.string(),
    }),
    access: personalAccess,
    rejections: [...checked, 'second_factor_enabled'],
    summary: 'Creates the secret for a second-factor device (S4)',
  }),
  EnableSecondFactor: command({
    withoutRestaurant: true,
    method: 'POST',
    path: 'user/second-factor/enable',
    beforeSecondFactor: true,
    changesCaller: true,
    securityEvent: true,
    input: z.object({ code: wireCode() }),
    secretInputs: ['code'],
    answeredOnce: true,
    output: z.object({ recovery_codes: z.array(z.string()) }),
    access: personalAccess,
    rejections: [
      'second_factor_incorrect',
      'second_factor_enabled',
      'second_factor_missing',
      'login_locked',
      'user_not_found',
    ],
    summary: 'Enables the second factor; answers ten recovery codes (S4)',
  }),
  RenewRecoveryCodes: command({
    withoutRestaurant: true,
    method: 'POST',
    path: 'user/second-factor/codes',
    securityEvent: true,
    input: z.object({ password: wirePassword(), code: wireCode() }),
    secretInputs: ['password', 'code'],
    answeredOnce: true,
    output: z.object({ recovery_codes: z.array(z.string()) }),
    access: personalAccess,
    rejections: [...checked, 'second_factor_incorrect', 'second_factor_missing'],
    summary: 'Replaces the recovery codes with ten new ones (S4)',
  }),
  DisableSecondFactor: command({
    withoutRestaurant: true,
    method: 'POST',
    path: 'user/second-factor/disable',
    securityEvent: true,
    input: z.object({ password: wirePassword(), code: wireCode() }),
    secretInputs: ['password', 'code'],
    output: z.object({ disabled: z.literal(true) }),
    access: personalAccess,
    rejections: [...checked, 'second_factor_incorrect', 'second_factor_missing'],
    summary: 'Disables the second factor (S4)',
  }),
});
