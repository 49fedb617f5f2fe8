import type { EventOf } from '@portal/contracts';
import { reject } from '@portal/contracts';
import {
  actingMilliseconds,
  type sessionCommands,
  type sessionEvents,
} from '@portal/contracts/areas/session';
import type { CommandFor } from '@portal/platform/decider/decider';
import { defineDecider } from '@portal/platform/decider/decider';

export type SessionEvent = Extract<
  EventOf<typeof sessionEvents>,
  { type: 'SessionExtended' | 'SessionClosed' | 'RestaurantModeStarted' | 'RestaurantModeEnded' }
>;

export interface Session {
  readonly closed: boolean;
  /** The restaurant in whose place it acts, and until when; whether that moment has come is for who asks. */
  readonly acting: { readonly restaurantId: number; readonly until: string } | null;
}

export type SessionCommands = {
  Logout: { input: { readonly reason: 'logout' | 'terms-rejected' }; facts: undefined };
  ExpireSession: { input: { readonly sessionId: string }; facts: undefined };
  EndSession: { input: { readonly id: string }; facts: { readonly sessionId: string } };
  ExtendSession: { input: { readonly sessionId: string }; facts: undefined };
  StartRestaurantMode: CommandFor<(typeof sessionCommands)['StartRestaurantMode']>;
  EndRestaurantMode: CommandFor<(typeof sessionCommands)['EndRestaurantMode']>;
};

/** A session after its login. Stream `session-{id}`. */
export const sessionDecider = defineDecider<Session, SessionCommands, SessionEvent>({
  initial: { closed: false, acting: null },

  decide: {
    Logout: ({ input, actor }, { closed }) => {
      if (actor.sessionId === undefined) return reject('session_not_found');
      if (closed) return [];
      return [{ type: 'SessionClosed', data: { sessionId: actor.sessionId, reason: input.reason } }];
    },
    ExpireSession: ({ input: { sessionId } }, { closed }) =>
      closed ? [] : [{ type: 'SessionClosed', data: { sessionId, reason: 'expired' } }],
    EndSession: ({ facts: { sessionId } }, { closed }) =>
      closed ? [] : [{ type: 'SessionClosed', data: { sessionId, reason: 'revoked' } }],
    ExtendSession: ({ input, at }, { closed }) =>
      closed ? [] : [{ type: 'SessionExtended', data: { sessionId: input.sessionId, seenAt: at } }],

    StartRestaurantMode: ({ input, actor, at }, { closed }) => {
      if (actor.sessionId === undefined || closed) return reject('session_not_found');
      const until = new Date(Date.parse(at) + actingMilliseconds).toISOString();
      const { sessionId, userId } = actor;
      return [
        {
          type: 'RestaurantModeStarted',
          data: { sessionId, userId, restaurantId: input.restaurant_id, until },
        },
      ];
    },

    EndRestaurantMode: ({ actor: { sessionId } }, { closed, acting }) => {
      if (sessionId === undefined || closed) return reject('session_not_found');
      if (!acting) return [];
      return [{ type: 'RestaurantModeEnded', data: { sessionId, restaurantId: acting.restaurantId } }];
    },
  },

  evolve: {
    SessionExtended: (session) => session,
    SessionClosed: () => ({ closed: true, acting: null }),
    RestaurantModeStarted: (session, { data: { restaurantId, until } }) => ({
      ...session,
      acting: { restaurantId, until },
    }),
    RestaurantModeEnded: (session) => ({ ...session, acting: null }),
  },
});
