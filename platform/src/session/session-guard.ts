import { users, legalTermsVersion } from '@portal/contracts/areas/users';
import { idleMilliseconds, extensionMilliseconds, sessions } from '@portal/contracts/areas/session';
import type { DocumentOf } from '@portal/contracts';
import { LRUCache } from 'lru-cache';
import type { ViewStore } from '../stores/view-store/view-store.port';
import type { Person } from './person';
import { sessionIdOf } from './session-secrets';

type SessionDocument = DocumentOf<typeof sessions>;
type UserDocument = DocumentOf<typeof users>;

interface Options {
  readonly views: Pick<ViewStore, 'get'>;
  readonly now: () => Date;
  /** Told when a session's use should be recorded, at most every five minutes per session. */
  readonly onUse: (person: Person) => void;
}

/** Finds out who is behind a session secret. */
export interface SessionGuard {
  /** @returns `null` for an unknown, closed, expired or deactivated session. */
  identify(secret: string | undefined): Promise<Person | null>;
  /** Forgets what it knows: call it when a session or a user changed. */
  forget(): void;
}

/** How long an answer may be reused without looking again; changes in this process are told by `forget`. */
const rememberedMilliseconds = 5_000;

function endOf(session: SessionDocument): number {
  return Math.min(Date.parse(session.seenAt) + idleMilliseconds, Date.parse(session.expiresAt));
}

function personOf(session: SessionDocument, user: UserDocument): Person {
  return {
    sessionId: session.id,
    userId: user.id,
    name: user.name,
    role: user.type,
    restaurants: user.locations,
    termsAccepted: user.legal === legalTermsVersion,
    expiresAt: new Date(endOf(session)).toISOString(),
  };
}

/** The guard before every call and every socket: sessions expire by idling and absolutely (R-AUT-05, S2, W25). */
export function createSessionGuard({ views, now, onUse }: Options): SessionGuard {
  const known = new LRUCache<string, { person: Person; seenAt: number }>({
    max: 20_000,
    ttl: rememberedMilliseconds,
  });
  const extended = new LRUCache<string, true>({ max: 20_000, ttl: extensionMilliseconds });

  async function find(sessionId: string) {
    const session = await views.get<SessionDocument>(sessions.name, sessionId);
    if (!session) return null;
    const user = await views.get<UserDocument>(users.name, String(session.userId));
    if (!user?.active) return null;
    const found = { person: personOf(session, user), seenAt: Date.parse(session.seenAt) };
    known.set(sessionId, found);
    return found;
  }

  function recordUse(person: Person, seenAt: number) {
    if (now().getTime() - seenAt < extensionMilliseconds || extended.has(person.sessionId)) return;
    extended.set(person.sessionId, true);
    onUse(person);
  }

  return {
    async identify(secret) {
      if (!secret) return null;
      const sessionId = sessionIdOf(secret);
      const found = known.get(sessionId) ?? (await find(sessionId));
      if (!found || Date.parse(found.person.expiresAt) <= now().getTime()) return null;
      recordUse(found.person, found.seenAt);
      return found.person;
    },
    forget: () => known.clear(),
  };
}
