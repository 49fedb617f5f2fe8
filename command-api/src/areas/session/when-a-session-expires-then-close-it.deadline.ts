import type { EventOf } from '@portal/contracts';
import { type sessionEvents, sessionExpiries } from '@portal/contracts/areas/session';
import { intend } from '@portal/platform/automation/automation';
import { defineDeadline, fallsDue, fallsDueNoMore } from '@portal/platform/automation/deadline';
import type { sessionBindings } from './session.bindings';

/** At the absolute expiry, to clean the view (S2). */
export const whenASessionExpiresThenCloseIt = ({
  ExpireSession,
}: Pick<ReturnType<typeof sessionBindings>, 'ExpireSession'>) =>
  defineDeadline<EventOf<typeof sessionEvents>>('when-a-session-expires-then-close-it', sessionExpiries, {
    on: {
      LoginSucceeded: ({ data }) => fallsDue(data.sessionId, data.expiresAt),
      // Until then the view gives the reason to the browser.
      SessionClosed: ({ data: { sessionId, reason } }) =>
        reason === 'revoked' ? null : fallsDueNoMore(sessionId),
    },
    then: ({ id }) => intend(ExpireSession, { sessionId: id }),
  });
