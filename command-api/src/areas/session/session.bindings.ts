import { type CommandContract, reject, type Rejection } from '@portal/contracts';
import { externalLoginCommands, ownSessionCommands, sessionCommands } from '@portal/contracts/areas/session';
import { batchPart, followedBy } from '@portal/platform/decider/command-batch';
import {
  bindCommand,
  type CommandBinding,
  defineInternalCommand,
} from '@portal/platform/decider/command-binding';
import { openSession } from '@portal/platform/session/session-ticket';
import { z } from 'zod';
import type { Services } from '../../services';
import { isActive, restaurantDecider } from '../restaurants/restaurant.decider';
import { actingBindings } from './acting.bindings';
import { externalLoginBindings } from './external-login.bindings';
import { loginBindings } from './login.bindings';
import { sessionDecider } from './session.decider';

/** Internal: by the guard, at most every five minutes (S2). */
const extendSession = defineInternalCommand('session', 'ExtendSession', {
  input: z.object({ sessionId: z.string() }),
  output: z.object({}),
});

/** Internal: at the absolute expiry (S2). */
const expireSession = defineInternalCommand('session', 'ExpireSession', {
  input: z.object({ sessionId: z.string() }),
  output: z.object({}),
});

/** Internal: sign-in with an existing session (ASVS 7.2.4). */
const replaceSession = defineInternalCommand('session', 'ReplaceSession', {
  input: z.object({ sessionId: z.string() }),
  output: z.object({}),
});

const replacing = bindCommand(replaceSession, {
  decider: sessionDecider,
  stream: ({ input }) => `session-${input.sessionId}`,
  answer: () => ({}),
});

/** Sign-in that ends the browser's former session. */
const endingTheFormer = <I, O>(first: CommandBinding<I, O>, contract: CommandContract) =>
  followedBy(contract, {
    first,
    next: (_input, { actor: { sessionId } }) =>
      sessionId === undefined ? null : batchPart('former', replacing, { sessionId }),
  });

/** Rejects unknown and closed restaurants (AMB-06). */
async function refuseUnlessActive(
  restaurantId: number,
  { load }: Pick<Services, 'load'>,
): Promise<undefined | Rejection> {
  const restaurant = await load(restaurantDecider, `restaurant-${restaurantId}`);
  if (!restaurant) return reject('restaurant_not_found');
  return isActive(restaurant) ? undefined : reject('restaurant_inactive');
}

export const sessionBindings = (services: Services) => {
  const { FinishExternalLogin, ...external } = externalLoginBindings(services);
  return {
    ...external,
    FinishExternalLogin: endingTheFormer(FinishExternalLogin, externalLoginCommands.FinishExternalLogin),
    ...actingBindings(services),
    Login: endingTheFormer(loginBindings(services).Login, sessionCommands.Login),
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
  } as const;
};
