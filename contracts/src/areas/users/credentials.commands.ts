import { z } from 'zod';
import {
  anyone,
  command,
  defineCommands,
  everybody,
  wireOptionalInteger,
  wirePassword,
  wireText,
} from '../../kernel';

/** Not while acting in the place of a restaurant: what is asked for are secrets of the person. */
const oneself = everybody({ inRestaurantMode: [] });
/** Why a password cannot be the next one (S5). */
export const newPasswordRefusals = ['password_too_common', 'password_not_new'] as const;

export const credentialCommands = defineCommands('users', {
  RequestPasswordLink: command({
    method: 'POST',
    path: 'remember',
    beforeTerms: true,
    beforeSession: true,
    everyAttemptCounts: true,
    securityEvent: true,
    /** The e-mail address, in any case. */
    input: z.object({ username: wireText(254).pipe(z.string().min(1)) }),
    output: z.object({ sent: z.literal(true) }),
    access: anyone(),
    summary:
      'Mails a link for a new password; answers the same whether there is such a person or not (R-AUT-16, R-AUT-17, S7)',
  }),
  ChangePassword: command({
    method: 'POST',
    path: 'changepass',
    beforeTerms: true,
    beforeSession: true,
    securityEvent: true,
    input: z.object({
      /** The token of the link (AMB-13). */
      id: wireText(400),
      password: wirePassword(),
      /** Expiry of the link in seconds since 1970, as its address has it; compared with the token where given. */
      time: wireOptionalInteger(),
    }),
    secretInputs: ['password'],
    output: z.object({ changed: z.literal(true) }),
    access: anyone(),
    rejections: ['password_link_expired', 'password_not_changed', ...newPasswordRefusals],
    summary: 'Sets a new password by the link of a mail and ends all sessions (R-AUT-18…22, S2, S6)',
  }),
  ChangeOwnPassword: command({
    withoutRestaurant: true,
    method: 'POST',
    path: 'user/password',
    securityEvent: true,
    input: z.object({ old_password: wirePassword(), password: wirePassword() }),
    secretInputs: ['old_password', 'password'],
    output: z.object({ changed: z.literal(true) }),
    access: oneself,
    rejections: ['password_incorrect', 'login_locked', 'user_not_found', ...newPasswordRefusals],
    summary: 'Sets a new password of one’s own; this session goes on, the others end (S2)',
  }),
  EndOtherSessions: command({
    withoutRestaurant: true,
    method: 'POST',
    path: 'user/sessions/end-others',
    securityEvent: true,
    input: z.object({}),
    output: z.object({ ended: z.literal(true) }),
    access: oneself,
    rejections: ['user_not_found'],
    summary: 'Ends all own sessions but the one that asks, with their sockets (S2)',
  }),
});
