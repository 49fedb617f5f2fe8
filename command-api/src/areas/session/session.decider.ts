import type { EventOf } from '@portal/contracts';
import { reject } from '@portal/contracts';
import type { sessionEvents } from '@portal/contracts/areas/session';
import { defineDecider } from '@portal/platform/decider/decider';

export type SessionEvent = Extract<
  EventOf<typeof sessionEvents>,
  { type: 'SessionExtended' | 'SessionClosed' }
>;

export type SessionCommands = {
  Logout: { input: { readonly reason: 'logout' | 'terms-rejected' }; facts: undefined };
  ExtendSession: { input: { readonly sessionId: string }; facts: undefined };
};

/** A session after its login. Stream `session-{id}`; the state says whether it was closed. */
export const sessionDecider = defineDecider<{ readonly closed: boolean }, SessionCommands, SessionEvent>({
  initial: { closed: false },

  decide: {
    Logout: ({ input, actor }, { closed }) => {
      if (actor.sessionId === undefined) return reject('session_not_found');
      if (closed) return [];
      return [{ type: 'SessionClosed', data: { sessionId: actor.sessionId, reason: input.reason } }];
    },
    ExtendSession: ({ input, at }, { closed }) =>
      closed ? [] : [{ type: 'SessionExtended', data: { sessionId: input.sessionId, seenAt: at } }],
  },

  evolve: {
    SessionExtended: (state) => state,
    SessionClosed: () => ({ closed: true }),
  },
});
