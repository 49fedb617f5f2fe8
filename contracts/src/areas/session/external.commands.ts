import { z } from 'zod';
import { anyone, command, defineCommands, roleSchema, wireText } from '../../kernel';

/** Where the identity provider sends browsers back to, below `/api`. Answered with a redirect, so it is no call. */
export const externalCallbackPath = 'login/external/callback';

const inPortugal = anyone({ markets: ['PT'] });

export const externalLoginCommands = defineCommands('session', {
  StartExternalLogin: command({
    method: 'POST',
    path: 'login/external',
    beforeTerms: true,
    beforeSession: true,
    securityEvent: true,
    input: z.object({
      /** Sent by older clients and ignored: who it is, the provider says (W4). */
      user_id: z.preprocess(
        (value) => (typeof value === 'number' ? String(value) : value),
        wireText(254).optional(),
      ),
    }),
    output: z.object({
      /** Where the browser continues: at the configured identity provider. */
      url: z.url(),
    }),
    access: inPortugal,
    rejections: ['external_login_off'],
    summary: 'Begins a sign-in at the identity provider (R-AUT-10, R-API-06, W4)',
  }),
  FinishExternalLogin: command({
    method: 'POST',
    path: 'login/external/session',
    beforeTerms: true,
    beforeSession: true,
    changesCaller: true,
    input: z.object({
      /** The one-use code out of `/inituserlogin/{id}`. */
      id: wireText(600).pipe(z.string().min(1)),
      /** Of the person's device, or a recovery code; where the answer without it asks for one. */
      code: wireText(20).optional(),
    }),
    secretInputs: ['code'],
    output: z.object({ exp: z.iso.datetime(), type: roleSchema }),
    access: inPortugal,
    rejections: [
      'external_login_expired',
      'login_incorrect',
      'login_locked',
      'second_factor_required',
      'second_factor_incorrect',
    ],
    summary: 'Exchanges the one-use code of an external sign-in for a session and its cookie (R-AUT-11, W4)',
  }),
  EndExternalLogin: command({
    method: 'POST',
    path: 'logout/external',
    beforeTerms: true,
    beforeSession: true,
    securityEvent: true,
    input: z.object({}),
    output: z.object({
      /** Where the provider ends its own session; `null` for one that has no such address. */
      url: z.url().nullable(),
    }),
    access: inPortugal,
    rejections: ['external_login_off'],
    summary: 'Says where the identity provider signs people out (R-AUT-13)',
  }),
});
