import { z } from 'zod';
import { command, defineCommands, everybody, wirePassword, wireRequiredText } from '../../kernel';

/** Not while acting in the place of a restaurant: what is asked for are secrets of the person. */
const oneself = everybody({ inRestaurantMode: [] });
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
      /** Base32, to be typed where no picture can be read. */
      secret: z.string(),
      /** `otpauth://totp/…`, what the picture for the device says. */
      address: z.string(),
    }),
    access: oneself,
    rejections: [...checked, 'second_factor_enabled'],
    summary: 'Makes the secret for a device that is to give codes (S4)',
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
    access: oneself,
    rejections: [
      'second_factor_incorrect',
      'second_factor_enabled',
      'second_factor_missing',
      'login_locked',
      'user_not_found',
    ],
    summary: 'From now on a code of the device is asked for at the sign-in; answers ten recovery codes (S4)',
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
    access: oneself,
    rejections: [...checked, 'second_factor_incorrect', 'second_factor_missing'],
    summary: 'Makes ten new recovery codes; the former help no more (S4)',
  }),
  DisableSecondFactor: command({
    withoutRestaurant: true,
    method: 'POST',
    path: 'user/second-factor/disable',
    securityEvent: true,
    input: z.object({ password: wirePassword(), code: wireCode() }),
    secretInputs: ['password', 'code'],
    output: z.object({ disabled: z.literal(true) }),
    access: oneself,
    rejections: [...checked, 'second_factor_incorrect', 'second_factor_missing'],
    summary: 'The sign-in asks for the password alone again (S4)',
  }),
});
