import { z } from 'zod';
import { definePushes } from '../../kernel';
import { sessionEndings } from './session.rules';

export const sessionPushes = definePushes('session', {
  /** The session has ended; the gateway closes its sockets and the browser opens the login (R14). */
  SessionEnded: z.object({ reason: z.enum(sessionEndings) }),
  /** Acting began or ended: browsers query again, sockets join other rooms (AMB-06). */
  SessionChanged: z.object({}),
});
