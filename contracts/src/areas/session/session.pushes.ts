import { z } from 'zod';
import { definePushes } from '../../kernel';

export const sessionPushes = definePushes('session', {
  /** The session is over; the gateway closes its sockets and the browser goes to the login (R14). */
  SessionEnded: z.object({ reason: z.string() }),
});
