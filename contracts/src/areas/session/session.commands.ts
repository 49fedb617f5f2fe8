import { z } from 'zod';
import {
  administrators,
  anyone,
  command,
  defineCommands,
  everybody,
  instant,
  ofRestaurant,
  only,
  wireInteger,
  wirePassword,
  wireText,
} from '../../kernel';

export const sessionCommands = defineCommands('session', {
  Login: command({
    method: 'POST',
    path: 'login',
    beforeTerms: true,
    beforeSession: true,
    changesCaller: true,
    input: z.object({
      /** The e-mail address, in any case. */
      username: wireText(254).pipe(z.string().min(1)),
      password: wirePassword(),
      /** Of the person's device, or a recovery code; where the answer without it asks for one. */
      code: wireText(20).optional(),
    }),
    secretInputs: ['password', 'code'],
    output: z.object({ exp: z.iso.datetime(), type: z.int() }),
    access: anyone(),
    rejections: ['login_incorrect', 'login_locked', 'second_factor_required', 'second_factor_incorrect'],
    summary: 'Opens a session and sets its cookie (R-AUT-07, R-AUT-08, R-AUT-22…24)',
  }),
  Logout: command({
    method: 'POST',
    path: 'logout',
    beforeTerms: true,
    legacyGet: true,
    input: z.object({ reason: z.enum(['logout', 'terms-rejected']).default('logout') }),
    output: z.object({ closed: z.literal(true) }),
    access: everybody(),
    summary: 'Ends the session (R-AUT-25)',
  }),
  StartRestaurantMode: command({
    method: 'POST',
    path: 'session/restaurant',
    securityEvent: true,
    changesCaller: true,
    input: z.object({ restaurant_id: wireInteger() }),
    output: z.object({ restaurant_id: z.int(), until: instant() }),
    access: only(administrators, { scope: ofRestaurant('restaurant_id') }),
    rejections: ['restaurant_not_found', 'restaurant_inactive', 'session_not_found'],
    summary:
      'From here on this session acts in the place of a restaurant, for an hour at most (R-AME-11, R-ROL-01, AMB-06)',
  }),
  EndRestaurantMode: command({
    method: 'POST',
    path: 'session/restaurant/end',
    securityEvent: true,
    changesCaller: true,
    input: z.object({}),
    output: z.object({ ended: z.literal(true) }),
    access: only(administrators, { inRestaurantMode: administrators }),
    rejections: ['session_not_found'],
    summary: 'The session is the administrator’s own again (R-AME-11, AMB-06)',
  }),
});
