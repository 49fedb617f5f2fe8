import { z } from 'zod';
import { command, defineCommands, defineQueries, everybody, instant, query, wireText } from '../../kernel';

/** Not while acting in the place of a restaurant: sessions are the person's own. */
const oneself = everybody({ inRestaurantMode: [] });

export const ownSessionSchema = z.object({
  /** Names the session to `EndSession`, and to nobody else. */
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** `Chrome`; empty where it is not known. */
  browser: z.string(),
  /** `Windows`; empty where it is not known. */
  system: z.string(),
  /** The network that it was opened from, such as `203.0.113.0/24`; empty where it is not known. */
  network: z.string(),
  opened_at: instant(),
  seen_at: instant(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

export const ownSessionCommands = defineCommands('session', {
  EndSession: command({
    withoutRestaurant: true,
    method: 'POST',
    path: 'user/sessions/end',
    securityEvent: true,
    input: z.object({ id: wireText(400) }),
    output: z.object({ ended: z.literal(true) }),
    access: oneself,
    rejections: ['session_not_found'],
    summary: 'Ends one of the own sessions, with its sockets (S2)',
  }),
});

export const ownSessionQueries = defineQueries('session', {
  ListOwnSessions: query({
    withoutRestaurant: true,
    method: 'GET',
    path: 'user/sessions',
    list: true,
    input: z.object({}),
    output: z.array(ownSessionSchema),
    access: oneself,
    views: ['sessions', 'users'],
    summary: 'The own sessions that are open, the one that asks first (S2)',
  }),
});
