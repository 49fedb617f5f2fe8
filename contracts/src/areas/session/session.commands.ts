import { z } from 'zod';
import { anyone, command, defineCommands, everybody, wireText } from '../../kernel';

export const sessionCommands = defineCommands('session', {
  Login: command({
    method: 'POST',
    path: 'login',
    beforeTerms: true,
    beforeSession: true,
    input: z.object({
      /** The e-mail address, in any case. */
      username: wireText(254).pipe(z.string().min(1)),
      /** SHA-256 of the password as 64 hex digits (R-AUT-22, AMB-12). */
      password: z
        .string()
        .regex(/^[0-9a-fA-F]{64}$/)
        .transform((digest) => digest.toLowerCase()),
    }),
    output: z.object({ exp: z.iso.datetime(), type: z.int() }),
    access: anyone(),
    rejections: ['login_incorrect', 'login_locked'],
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
});
