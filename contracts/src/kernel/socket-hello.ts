import { z } from 'zod';

/** Sent on connect. `shownFor`: milliseconds since the page's data, whose pushes it missed. */
export const socketHello = z.object({ shownFor: z.number().min(0) });
export type SocketHello = z.output<typeof socketHello>;

/** Connection error: no session, or sign-in not complete. */
export const socketWithoutSession = 'session_expired';

/** Connection error: limit per person; may be retried. */
export const tooManySockets = 'too_many_sockets';

/** Open order of the browser; `null` for none. */
export const socketLooking = z.object({ orderId: z.uuid().nullable() });
export type SocketLooking = z.output<typeof socketLooking>;
