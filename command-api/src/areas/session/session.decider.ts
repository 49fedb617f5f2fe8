import { type EventOf, reject } from '@portal/contracts';
import {
  type actingCommands,
  actingAsUserMilliseconds,
  actingMilliseconds,
  type sessionCommands,
  type sessionEvents,
} from '@portal/contracts/areas/session';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';

export type SessionEvent = Extract<
  EventOf<typeof sessionEvents>,
  {
    type:
      | 'SessionExtended'
      | 'SessionClosed'
      | 'RestaurantModeStarted'
      | 'RestaurantModeEnded'
      | 'ActingAsUserStarted'
      | 'ActingAsUserEnded';
  }
>;

export interface Session {
  readonly closed: boolean;
  /** Ended remotely; the expiry event is still due. */
  readonly revoked: boolean;
  /** Restaurant acted for; callers check `until`. */
  readonly acting: { readonly restaurantId: number; readonly until: string } | null;
  /** User acted as; callers check `until`. */
  readonly asUser: { readonly userId: number; readonly until: string } | null;
}

export type SessionCommands = {
  Logout: { input: { readonly reason: 'logout' | 'terms-rejected' }; facts: undefined };
  ExpireSession: { input: { readonly sessionId: string }; facts: undefined };
  ReplaceSession: { input: { readonly sessionId: string }; facts: undefined };
  EndSession: { input: { readonly id: string }; facts: { readonly sessionId: string } };
  ExtendSession: { input: { readonly sessionId: string }; facts: undefined };
  StartRestaurantMode: CommandFor<(typeof sessionCommands)['StartRestaurantMode']>;
  EndRestaurantMode: CommandFor<(typeof sessionCommands)['EndRestaurantMode']>;
  StartActingAsUser: CommandFor<(typeof actingCommands)['StartActingAsUser']>;
  EndActingAsUser: CommandFor<(typeof actingCommands)['EndActingAsUser']>;
};

/** Stream `session-{id}`. */
export const sessionDecider = defineDecider<Session, SessionCommands, SessionEvent>({
  initial: { closed: false, revoked: false, acting: null, asUser: null },

  decide: {
    Logout: ({ input, actor }, { closed }) => {
      if (actor.sessionId === undefined) return reject('session_not_found');
      if (closed) return [];
      return [{ type: 'SessionClosed', data: { sessionId: actor.sessionId, reason: input.reason } }];
    },
    ExpireSession: ({ input: { sessionId } }, { closed, revoked }) =>
      closed && !revoked ? [] : [{ type: 'SessionClosed', data: { sessionId, reason: 'expired' } }],
    ReplaceSession: ({ input: { sessionId } }, { closed }) =>
      closed ? [] : [{ type: 'SessionClosed', data: { sessionId, reason: 'replaced' } }],
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

    StartActingAsUser: ({ input: { id: asUserId }, actor, at }, { closed }) => {
      const { sessionId, userId } = actor;
      if (sessionId === undefined || closed) return reject('session_not_found');
      const until = new Date(Date.parse(at) + actingAsUserMilliseconds).toISOString();
      return [{ type: 'ActingAsUserStarted', data: { sessionId, userId, asUserId, until } }];
    },

    EndActingAsUser: ({ actor: { sessionId } }, { closed, asUser }) => {
      if (sessionId === undefined || closed) return reject('session_not_found');
      return asUser ? [{ type: 'ActingAsUserEnded', data: { sessionId, asUserId: asUser.userId } }] : [];
    },
  },

  evolve: {
    SessionExtended: (session) => session,
    SessionClosed: (_session, { data }) => ({
      closed: true,
      revoked: data.reason === 'revoked',
      acting: null,
      asUser: null,
    }),
    RestaurantModeStarted: (session, { data: { restaurantId, until } }) => ({
      ...session,
      acting: { restaurantId, until },
    }),
    RestaurantModeEnded: (session) => ({ ...session, acting: null }),
    ActingAsUserStarted: (session, { data: { asUserId, until } }) => ({
      ...session,
      asUser: { userId: asUserId, until },
    }),
    ActingAsUserEnded: (session) => ({ ...session, asUser: null }),
  },
});
