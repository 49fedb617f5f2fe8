import { legalTermsVersion, needsLocation, users } from '@portal/contracts/areas/users';
import { restaurants } from '@portal/contracts/areas/restaurants';
import {
  actingMilliseconds,
  actingRole,
  extensionMilliseconds,
  type SessionEnding,
  sessions,
} from '@portal/contracts/areas/session';
import { type DocumentOf, isAdministrator, Role } from '@portal/contracts';
import { lruCache } from '../program/lru-cache';
import { type ViewStore, ViewStoreUnavailable } from '../stores/view-store/view-store.port';
import type { Person } from './person';
import { earlyEndingOf, endingOf, endOf, type SessionDocument, type UserDocument } from './session-ending';
import { sessionIdOf } from './session-secrets';

interface Options {
  readonly views: Pick<ViewStore, 'get'>;
  readonly now: () => Date;
  /** Told when a session's use should be recorded, at most every five minutes per session. */
  readonly onUse: (person: Person) => void;
  /** Administrators have to set up a second factor before anything else. */
  readonly requireSecondFactor?: boolean;
}

/** Finds out who is behind a session secret. */
export interface SessionGuard {
  /** @returns `null` for an unknown, closed, expired or deactivated session. */
  identify(secret: string | undefined): Promise<Person | null>;
  /**
   * Why the session of a secret that nobody is behind has ended; `null` where that is not known any more.
   * @throws ViewStoreUnavailable
   */
  whyEnded(secret: string | undefined): Promise<SessionEnding | null>;
  /** Forgets what it knows: call it when a session or a user changed. */
  forget(): void;
  /** Asks the views again about everybody, where they are there. */
  lookAgain(): void;
}

/** How long an answer may be reused without looking again; changes in this process are told by `forget`. */
const rememberedMilliseconds = 5_000;
/** Milliseconds for which known people may continue while the views are away. */
const trustedMilliseconds = 600_000;

type Views = Options['views'];
type Restaurant = Pick<DocumentOf<typeof restaurants>, 'active' | 'deleted' | 'closedAt'>;

const restaurantIn = (views: Views, id: number) => views.get<Restaurant>(restaurants.name, String(id));

/** Whether the person works for restaurants and has no active one. */
async function lacksRestaurant(views: Views, { type, locations }: UserDocument): Promise<boolean> {
  if (!needsLocation(type)) return false;
  for (const id of locations) {
    const restaurant = await restaurantIn(views, id);
    if (restaurant?.active && !restaurant.deleted) return false;
  }
  return true;
}

/** A user with what the views say of their restaurants. */
interface FoundUser {
  readonly user: UserDocument;
  readonly withoutRestaurant: boolean;
}

async function foundUserIn(views: Views, userId: number): Promise<FoundUser | null> {
  const user = await userIn(views, userId);
  return user && { user, withoutRestaurant: await lacksRestaurant(views, user) };
}

function personOf(session: SessionDocument, { user, withoutRestaurant }: FoundUser): Person {
  return {
    ...(withoutRestaurant && { withoutRestaurant }),
    sessionId: session.id,
    userId: user.id,
    name: user.name,
    role: user.type,
    restaurants: user.locations,
    termsAccepted: user.legal === legalTermsVersion,
    expiresAt: new Date(endOf(session)).toISOString(),
  };
}

/** Acting ends with the restaurant, and does not go on when that is open again. */
function wasClosedSince(began: number, { active, deleted, closedAt }: Restaurant): boolean {
  return !active || deleted || (closedAt !== null && Date.parse(closedAt) >= began);
}

/** The person as one of the restaurant's people, with the own role beside it; only administrators can act (AMB-06). */
function inPlaceOf(
  { acting }: SessionDocument,
  person: Person,
  restaurant: Restaurant | null,
): Person | null {
  if (!acting || !restaurant || !isAdministrator(person.role)) return null;
  if (wasClosedSince(Date.parse(acting.until) - actingMilliseconds, restaurant)) return null;
  const restaurants = [acting.restaurantId];
  return { ...person, role: actingRole, ownRole: person.role, restaurants, acting };
}

/**
 * The administrator as that user, who is known by the own name all the same; only full ones can act, and never as one of
 * their own kind (AMB-77).
 */
function asUserOf({ asUser }: SessionDocument, person: Person, found: FoundUser | null): Person | null {
  if (!asUser || !found || person.role !== Role.Administrator) return null;
  const { user: other, withoutRestaurant } = found;
  if (!other.active || other.deleted || isAdministrator(other.type)) return null;
  const own = { ownRole: person.role, ownUserId: person.userId };
  const theirs = { userId: other.id, role: other.type, restaurants: other.locations };
  return { ...person, ...own, ...theirs, ...(withoutRestaurant && { withoutRestaurant }), asUser };
}

interface Found {
  readonly person: Person;
  /** Who the person is while the session acts in the place of a restaurant, or as a user. */
  readonly inPlace: Person | null;
  readonly seenAt: number;
}

interface Documents {
  readonly session: SessionDocument;
  readonly found: FoundUser;
  /** The user whom the session acts as; null for none. */
  readonly other: FoundUser | null;
  /** The restaurant that it acts for, likewise. */
  readonly restaurant: Restaurant | null;
}

function foundIn({ session, found, other, restaurant }: Documents, requireSecondFactor: boolean): Found {
  const { type, secondFactor } = found.user;
  const isDue = requireSecondFactor && isAdministrator(type) && !secondFactor;
  const person = { ...personOf(session, found), ...(isDue && { secondFactorDue: true }) };
  const inPlace = asUserOf(session, person, other) ?? inPlaceOf(session, person, restaurant);
  return { person, inPlace, seenAt: Date.parse(session.seenAt) };
}

const userIn = (views: Views, userId: number) => views.get<UserDocument>(users.name, String(userId));

/** A session and its person, as the views have them; `null` for no session. */
async function documentsIn(views: Views, sessionId: string) {
  const session = await views.get<SessionDocument>(sessions.name, sessionId);
  return session && { session, user: await userIn(views, session.userId) };
}

async function findIn(
  { views, requireSecondFactor = false }: Pick<Options, 'views' | 'requireSecondFactor'>,
  sessionId: string,
): Promise<Found | null> {
  const { session, user } = (await documentsIn(views, sessionId)) ?? {};
  if (!session || !user || earlyEndingOf(session, user) !== null) return null;
  const { asUser, acting } = session;
  const found = { user, withoutRestaurant: await lacksRestaurant(views, user) };
  const other = asUser && (await foundUserIn(views, asUser.userId));
  const restaurant = acting && (await restaurantIn(views, acting.restaurantId));
  return foundIn({ session, found, other, restaurant }, requireSecondFactor);
}

/** Acting ends by itself: nothing needs to happen at that moment. */
function asOf(now: Date, { person, inPlace }: Found): Person {
  const until = (inPlace?.asUser ?? inPlace?.acting)?.until;
  return inPlace && until !== undefined && Date.parse(until) > now.getTime() ? inPlace : person;
}

/**
 * The guard of every call and socket: sessions expire when idle and absolutely (R-AUT-05, S2, W25). While the views are
 * away it uses what it found last, so that commands go on (R15).
 */
export function createSessionGuard(options: Options): SessionGuard {
  const { now, onUse } = options;
  const known = lruCache<Found>(20_000, rememberedMilliseconds);
  const trusted = lruCache<Found>(20_000, trustedMilliseconds);
  const extended = lruCache<true>(20_000, extensionMilliseconds);
  // Part of the keys: to let go of everything costs nothing, however much is remembered.
  let forgotten = 0;
  let lookedAgain = 0;
  const trustedKey = (sessionId: string) => `${forgotten} ${sessionId}`;
  const knownKey = (sessionId: string) => `${forgotten} ${lookedAgain} ${sessionId}`;

  /** @throws ViewStoreUnavailable for a person who is not cached */
  async function lookUp(sessionId: string): Promise<Found | null> {
    const since = forgotten;
    try {
      const found = await findIn(options, sessionId);
      // Read while something changed: it may be what was there before.
      if (since !== forgotten) return found;
      trusted.set(trustedKey(sessionId), found ?? undefined);
      known.set(knownKey(sessionId), found ?? undefined);
      return found;
    } catch (error) {
      const before = trusted.get(trustedKey(sessionId));
      if (!before || !(error instanceof ViewStoreUnavailable)) throw error;
      known.set(knownKey(sessionId), before);
      return before;
    }
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
      const found = known.get(knownKey(sessionId)) ?? (await lookUp(sessionId));
      if (!found || Date.parse(found.person.expiresAt) <= now().getTime()) return null;
      recordUse(found.person, found.seenAt);
      return asOf(now(), found);
    },
    async whyEnded(secret) {
      if (!secret) return null;
      const found = await documentsIn(options.views, sessionIdOf(secret));
      return found && endingOf(found.session, found.user, now().getTime());
    },
    forget() {
      forgotten += 1;
    },
    lookAgain() {
      lookedAgain += 1;
    },
  };
}
