import { z } from 'zod';
import { definePushes } from '../../kernel';

export const sessionPushes = definePushes('session', {
  /** The session is over; the gateway closes its sockets and the browser goes to the login (R14). */
  SessionEnded: z.object({ reason: z.string() }),
  /** For whom the session acts has changed: its browsers ask again, its sockets come back into other rooms (AMB-06). */
  SessionChanged: z.object({}),
});
