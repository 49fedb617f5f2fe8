import type { DocumentOf } from '@portal/contracts';
import {
  idleMilliseconds,
  type OwnSession,
  ownSessionQueries,
  sessions,
} from '@portal/contracts/areas/session';
import { outlives, users } from '@portal/contracts/areas/users';
import { handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';
import { sealSession } from '@portal/platform/session/session-ticket';

type Session = DocumentOf<typeof sessions>;

const isOpen = ({ seenAt, expiresAt, revoked }: Session, now: number) =>
  !revoked && Math.min(Date.parse(seenAt) + idleMilliseconds, Date.parse(expiresAt)) > now;

function toOwnSession(
  session: Session,
  person: Person,
  { secrets }: Pick<QueryContext, 'secrets'>,
): OwnSession {
  const { id, userId, browser, system, network, openedAt, seenAt } = session;
  return {
    id: sealSession(secrets, { userId, sessionId: id }),
    current: id === person.sessionId,
    browser,
    system,
    network,
    opened_at: openedAt,
    seen_at: seenAt,
  };
}

/** As accepted by the guard (S2). */
export const ownSessionHandlers = [
  handleQueryOfPerson(ownSessionQueries.ListOwnSessions, async (_input, context) => {
    const { views, person, now } = context;
    const user = await views.get(users, String(person.userId));
    const where = { userId: { eq: person.userId } };
    const { documents } = await views.find(sessions, { where, sort: '-openedAt', size: -1 });
    const open = documents.filter(
      (session) => isOpen(session, now().getTime()) && outlives(session, user?.sessionsFrom ?? null),
    );
    const records = open
      .map((session) => toOwnSession(session, person, context))
      .toSorted((a, b) => Number(b.current) - Number(a.current));
    return { records, total: records.length };
  }),
];
