import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { extensionMilliseconds, idleMilliseconds } from '@portal/contracts/areas/session';
import { legalTermsVersion, type SessionsFrom } from '@portal/contracts/areas/users';
import { ViewStoreUnavailable } from '../stores/view-store/view-store.port';
import { createSessionGuard } from './session-guard';
import { sessionIdOf } from './session-secrets';

const seen = Date.parse('2026-11-20T09:00:00.000Z');
const hour = 3_600_000;
const session = {
  id: sessionIdOf('ana'),
  userId: 1,
  role: Role.Administrator as Role,
  seenAt: new Date(seen).toISOString(),
  expiresAt: new Date(seen + 24 * hour).toISOString(),
  openedAt: new Date(seen).toISOString(),
  generation: 1 as number | null,
  acting: null as { restaurantId: number; until: string } | null,
  asUser: null,
};
const user = {
  id: 1,
  name: 'Ana',
  type: Role.Administrator as Role,
  locations: [1],
  active: true,
  deleted: false,
  legal: legalTermsVersion,
  sessionsFrom: null as SessionsFrom | null,
  addressChange: null,
  secondFactor: false,
};

function guardOver(changes: { session?: Partial<typeof session>; user?: Partial<typeof user> | null } = {}) {
  const state = { time: seen, looks: 0, used: [] as string[] };
  const views = {
    async get<D>(view: string, id: string): Promise<D | null> {
      state.looks += 1;
      const own = { ...session, ...changes.session };
      if (view === 'sessions') return id === own.id ? (own as D) : null;
      return changes.user === null ? null : ({ ...user, ...changes.user } as D);
    },
  };
  const onUse = ({ sessionId }: { sessionId: string }) => void state.used.push(sessionId);
  const guard = createSessionGuard({ views, now: () => new Date(state.time), onUse });
  const at = (milliseconds: number, secret = 'ana') => {
    state.time = seen + milliseconds;
    guard.lookAgain();
    return guard.identify(secret);
  };
  return { state, guard, at };
}

describe('a session', () => {
  it('[S2] [R-AUT-05] [W25] ends when unused for its lifetime, to the millisecond', async () => {
    const { at } = guardOver();
    expect(await at(idleMilliseconds - 1)).toMatchObject({ userId: 1, role: Role.Administrator });
    expect(await at(idleMilliseconds)).toBeNull();
  });

  it('[S2] ends with the password that opened it, unless it is the one in which that was changed', async () => {
    const at = new Date(seen).toISOString();
    const sessionsFrom = { generation: 2, at, kept: null, reason: 'password-changed' as const };
    expect(await guardOver({ user: { sessionsFrom } }).at(1)).toBeNull();
    const kept = { ...sessionsFrom, kept: session.id };
    expect(await guardOver({ user: { sessionsFrom: kept } }).at(1)).toMatchObject({ userId: 1 });
    const later = guardOver({ session: { generation: 2 }, user: { sessionsFrom } });
    expect(await later.at(1)).toMatchObject({ userId: 1 });
  });

  it('[S2] [R-AUT-05] ends at its last moment, however much it is used', async () => {
    const { at } = guardOver({ session: { expiresAt: new Date(seen + 60_000).toISOString() } });
    expect(await at(59_999)).toMatchObject({ expiresAt: new Date(seen + 60_000).toISOString() });
    expect(await at(60_000)).toBeNull();
  });

  it('[S2] belongs to no one without its secret, and the views are not even asked without one', async () => {
    const { state, guard } = guardOver();
    expect(await guard.identify('eva')).toBeNull();
    const { looks } = state;
    for (const secret of [undefined, '']) {
      expect(await guard.identify(secret)).toBeNull();
      expect(await guard.whyEnded(secret)).toBeNull();
    }
    expect(state.looks).toBe(looks);
  });

  it('[S2] is invalid when its person was deactivated or is gone', async () => {
    expect(await guardOver({ user: { active: false } }).at(0)).toBeNull();
    expect(await guardOver({ user: { deleted: true } }).at(0)).toBeNull();
    expect(await guardOver({ user: null }).at(0)).toBeNull();
  });

  it('[R-AUT-14] [W22] knows whether its person has accepted the current terms', async () => {
    expect(await guardOver().at(0)).toMatchObject({ termsAccepted: true });
    expect(await guardOver({ user: { legal: 'earlier' as never } }).at(0)).toMatchObject({
      termsAccepted: false,
    });
  });

  it('[AMB-06] acts for no restaurant unless one was set', async () => {
    expect(await guardOver().at(0)).not.toHaveProperty('acting');
  });

  it('[S2] is looked up once in five seconds, unless it may have changed', async () => {
    const { state, guard } = guardOver();
    await guard.identify('ana');
    await guard.identify('ana');
    expect(state.looks).toBe(2);
    guard.lookAgain();
    await guard.identify('ana');
    guard.forget();
    await guard.identify('ana');
    expect(state.looks).toBe(6);
  });

  it('[S2] has its use recorded after five minutes, and not again before it is in the log', async () => {
    const { state, at } = guardOver();
    await at(extensionMilliseconds - 1);
    expect(state.used).toEqual([]);
    await at(extensionMilliseconds);
    expect(state.used).toEqual([session.id]);
    await at(extensionMilliseconds + 1);
    expect(state.used).toEqual([session.id]);
  });
});

describe('the views being away or broken', () => {
  it('[R15] are asked once in five seconds, for any number of calls', async () => {
    const state = { away: false, looks: 0 };
    const get = async <D>(view: string) => {
      state.looks += 1;
      if (state.away) throw new ViewStoreUnavailable(new Error('away'));
      return (view === 'sessions' ? session : user) as D;
    };
    const guard = createSessionGuard({ views: { get }, now: () => new Date(seen), onUse: () => undefined });
    await guard.identify('ana');
    [state.away, state.looks] = [true, 0];
    guard.lookAgain();
    for (let call = 0; call < 3; call += 1) expect(await guard.identify('ana')).toMatchObject({ userId: 1 });
    expect(state.looks).toBe(1);
  });

  it('[R15] are passed on as a fault, even for a known person: only an outage is tolerated', async () => {
    const state = { broken: false };
    const get = async <D>(view: string) => {
      if (state.broken) throw new TypeError('broken');
      return (view === 'sessions' ? session : user) as D;
    };
    const guard = createSessionGuard({ views: { get }, now: () => new Date(seen), onUse: () => undefined });
    await guard.identify('ana');
    state.broken = true;
    guard.lookAgain();
    await expect(guard.identify('ana')).rejects.toThrow(TypeError);
  });
});
