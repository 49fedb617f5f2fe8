import { z } from 'zod';

/**
 * What a page says when it opens its socket: for how many milliseconds it may already have been showing answers. What
 * was pushed in that time it has not heard.
 */
export const socketHello = z.object({ shownFor: z.number().min(0) });
export type SocketHello = z.output<typeof socketHello>;

/** Connection error: the person has the maximum number of sockets. A later attempt may succeed. */
export const tooManySockets = 'too_many_sockets';
