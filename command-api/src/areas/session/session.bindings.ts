import { reject, type Rejection } from '@portal/contracts';
import { ownSessionCommands, sessionCommands } from '@portal/contracts/areas/session';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { openSession } from '@portal/platform/session/session-ticket';
import { z } from 'zod';
import type { Services } from '../../services';
import { isActive, restaurantDecider } from '../restaurants/restaurant.decider';
import { actingBindings } from './acting.bindings';
import { externalLoginBindings } from './external-login.bindings';
import { loginBindings } from './login.bindings';
import { sessionDecider } from './session.decider';

/** Sent by the guard when a session is in use, at most every five minutes (S2). */
const extendSession = defineInternalCommand('session', 'ExtendSession', {
  input: z.object({ sessionId: z.string() }),
  output: z.object({}),
});

/** Sent when the absolute end of a session has come (S2). */
const expireSession = defineInternalCommand('session', 'ExpireSession', {
  input: z.object({ sessionId: z.string() }),
  output: z.object({}),
});

/** Nobody acts in the place of a restaurant that is not there, or has closed (AMB-06). */
async function refuseUnlessActive(
  restaurantId: number,
  { load }: Pick<Services, 'load'>,
): Promise<undefined | Rejection> {
  const restaurant = await load(restaurantDecider, `restaurant-${restaurantId}`);
  if (!restaurant) return reject('restaurant_not_found');
  return isActive(restaurant) ? undefined : reject('restaurant_inactive');
}

/** Commands on sessions. */
export const sessionBindings = (services: Services) =>
  ({
    ...externalLoginBindings(services),
    ...actingBindings(services),
    ...loginBindings(services),
    Logout: bindCommand(sessionCommands.Logout, {
      decider: sessionDecider,
      stream: ({ actor }) => `session-${actor.sessionId}`,
      answer: () => ({ closed: true as const }),
    }),
    EndSession: bindCommand(ownSessionCommands.EndSession, {
      decider: sessionDecider,
      stream: ({ input, actor }) =>
        `session-${openSession(services.secrets, input.id, actor.userId) ?? 'none'}`,
      facts: ({ input, actor }) => {
        const sessionId = openSession(services.secrets, input.id, actor.userId);
        return sessionId === null ? reject('session_not_found') : { sessionId };
      },
      answer: () => ({ ended: true as const }),
    }),
    StartRestaurantMode: bindCommand(sessionCommands.StartRestaurantMode, {
      decider: sessionDecider,
      stream: ({ actor }) => `session-${actor.sessionId}`,
      facts: ({ input }) => refuseUnlessActive(input.restaurant_id, services),
      answer: ({ state: { acting } }) =>
        acting ? { restaurant_id: acting.restaurantId, until: acting.until } : reject('session_not_found'),
    }),
    EndRestaurantMode: bindCommand(sessionCommands.EndRestaurantMode, {
      decider: sessionDecider,
      stream: ({ actor }) => `session-${actor.sessionId}`,
      answer: () => ({ ended: true as const }),
    }),
    ExpireSession: bindCommand(expireSession, {
      decider: sessionDecider,
      stream: ({ input }) => `session-${input.sessionId}`,
      answer: () => ({}),
    }),
    ExtendSession: bindCommand(extendSession, {
      decider: sessionDecider,
      stream: ({ input }) => `session-${input.sessionId}`,
      answer: () => ({}),
    }),
  }) as const;
