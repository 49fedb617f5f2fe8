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
  /** At most every five minutes. */
  readonly onUse: (person: Person) => void;
  readonly requireSecondFactor?: boolean;
}

export interface SessionGuard {
  /** @returns `null` for an unknown, closed, expired or deactivated session. */
  identify(secret: string | undefined): Promise<Person | null>;
  /**
   * Why the secret's session ended, or `null` if unknown.
   * @throws ViewStoreUnavailable
   */
  whyEnded(secret: string | undefined): Promise<SessionEnding | null>;
  forget(): void;
  lookAgain(): void;
}

/** Maximum age of a cached answer; changes in this process call `forget`. */
const maxAgeMs = 5_000;
/** The same while the views are away. */
const maxOutageAgeMs = 600_000;

type Views = Options['views'];
type Restaurant = Pick<DocumentOf<typeof restaurants>, 'active' | 'deleted' | 'closedAt'>;

const restaurantIn = (views: Views, id: number) => views.get<Restaurant>(restaurants.name, String(id));

async function lacksRestaurant(views: Views, { type, locations }: UserDocument): Promise<boolean> {
  if (!needsLocation(type)) return false;
  for (const id of locations) {
    const restaurant = await restaurantIn(views, id);
    if (restaurant?.active && !restaurant.deleted) return false;
  }
  return true;
}

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

/** Acting ends when the restaurant closes, even if it reopens. */
function wasClosedSince(began: number, { active, deleted, closedAt }: Restaurant): boolean {
  return !active || deleted || (closedAt !== null && Date.parse(closedAt) >= began);
}

/** The person as restaurant staff, with their own role; administrators only (AMB-06). */
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
 * The administrator as a user, with their own id and role; full administrators only, never as another administrator
 * (AMB-77).
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
  readonly inPlace: Person | null;
  readonly seenAt: number;
}

interface Documents {
  readonly session: SessionDocument;
  readonly found: FoundUser;
  readonly other: FoundUser | null;
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

/** Acting expires without an event. */
function asOf(now: Date, { person, inPlace }: Found): Person {
  const until = (inPlace?.asUser ?? inPlace?.acting)?.until;
  return inPlace && until !== undefined && Date.parse(until) > now.getTime() ? inPlace : person;
}

/** Sessions expire when idle and absolutely (R-AUT-05, S2, W25). Without views, cached answers are used (R15). */
export function createSessionGuard(options: Options): SessionGuard {
  const { now, onUse } = options;
  const known = lruCache<Found>(20_000, maxAgeMs);
  const trusted = lruCache<Found>(20_000, maxOutageAgeMs);
  const extended = lruCache<true>(20_000, extensionMilliseconds);
  // Part of cache keys: clearing is O(1).
  let forgotten = 0;
  let refreshed = 0;
  const trustedKey = (sessionId: string) => `${forgotten} ${sessionId}`;
  const knownKey = (sessionId: string) => `${forgotten} ${refreshed} ${sessionId}`;

  /** @throws ViewStoreUnavailable for a person who is not cached */
  async function lookUp(sessionId: string): Promise<Found | null> {
    const since = forgotten;
    try {
      const found = await findIn(options, sessionId);
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
      refreshed += 1;
    },
  };
}
