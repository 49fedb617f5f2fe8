import { z } from 'zod';

/**
 * Message of a page that opens its socket: the milliseconds for which it may have shown answers. It missed the pushes
 * of that time.
 */
export const socketHello = z.object({ shownFor: z.number().min(0) });
export type SocketHello = z.output<typeof socketHello>;

/** Connection error: nobody is signed in, or not wholly. */
export const socketOfNobody = 'session_expired';

/** Connection error: the person has the maximum number of sockets. A later attempt may succeed. */
export const tooManySockets = 'too_many_sockets';

/** What a browser says over its socket beside the hello: the order that it has open, `null` for none. */
export const socketLooking = z.object({ orderId: z.uuid().nullable() });
export type SocketLooking = z.output<typeof socketLooking>;
