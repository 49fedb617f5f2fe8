import type { EventOf } from '@portal/contracts';
import { type sessionEvents, sessionExpiries } from '@portal/contracts/areas/session';
import { intend } from '@portal/platform/automation/automation';
import { defineDeadline, fallsDue, fallsDueNoMore } from '@portal/platform/automation/deadline';
import type { sessionBindings } from './session.bindings';

/** A session that nobody ends is closed at its absolute end, so that the view of open sessions holds no others (S2). */
export const whenASessionExpiresThenCloseIt = ({
  ExpireSession,
}: Pick<ReturnType<typeof sessionBindings>, 'ExpireSession'>) =>
  defineDeadline<EventOf<typeof sessionEvents>>('when-a-session-expires-then-close-it', sessionExpiries, {
    on: {
      LoginSucceeded: ({ data }) => fallsDue(data.sessionId, data.expiresAt),
      // Until then the view tells the browser of one that was ended from another device why.
      SessionClosed: ({ data: { sessionId, reason } }) =>
        reason === 'revoked' ? null : fallsDueNoMore(sessionId),
    },
    then: ({ id }) => intend(ExpireSession, { sessionId: id }),
  });
