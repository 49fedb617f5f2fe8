import { describe, expect, it } from '@jest/globals';
import { administrators, Role } from '@portal/contracts';
import { legalTermsVersion } from '@portal/contracts/areas/users';
import { ViewStoreUnavailable } from '../stores/view-store/view-store.port';
import { createSessionGuard } from './session-guard';

const now = () => new Date('2026-11-20T09:30:00.000Z');
const session = {
  userId: 1,
  role: Role.Franchisee,
  seenAt: '2026-11-20T09:29:00.000Z',
  expiresAt: '2026-11-20T20:00:00.000Z',
  generation: null,
  acting: null,
  asUser: null,
};
const user = {
  id: 1,
  name: 'Ana',
  type: Role.Franchisee,
  locations: [1],
  active: true,
  deleted: false,
  legal: legalTermsVersion,
  sessionsFrom: null,
  addressChange: null,
  secondFactor: false,
};

function guarded() {
  const state = { away: false, ended: false };
  const views = {
    async get<D>(view: string, id: string): Promise<D | null> {
      if (state.away) throw new ViewStoreUnavailable(new Error('away'));
      if (view === 'users') return user as D;
      return state.ended ? null : ({ id, ...session } as D);
    },
  };
  return { state, guard: createSessionGuard({ views, now, onUse: () => undefined }) };
}

describe('the guard of sessions while the views are down', () => {
  it('[R15] still knows people it knew before, and no one else', async () => {
    const { state, guard } = guarded();
    await guard.identify('ana');
    state.away = true;
    guard.lookAgain();
    expect(await guard.identify('ana')).toMatchObject({ userId: 1 });
    await expect(guard.identify('eva')).rejects.toThrow(ViewStoreUnavailable);
  });

  it('[S2] [R15] knows no one whose session may have changed', async () => {
    const { state, guard } = guarded();
    await guard.identify('ana');
    guard.forget();
    state.away = true;
    await expect(guard.identify('ana')).rejects.toThrow(ViewStoreUnavailable);
  });

  it('[R-AUT-26] keeps nothing that it had begun to read before a change', async () => {
    const { state, guard } = guarded();
    const started = guard.identify('ana');
    guard.forget();
    state.ended = true;
    expect(await started).toMatchObject({ userId: 1 });
    expect(await guard.identify('ana')).toBeNull();
  });

  it('[S2] forgets a session that was found to have ended', async () => {
    const { state, guard } = guarded();
    await guard.identify('ana');
    state.ended = true;
    guard.lookAgain();
    expect(await guard.identify('ana')).toBeNull();
    state.away = true;
    guard.lookAgain();
    await expect(guard.identify('ana')).rejects.toThrow(ViewStoreUnavailable);
  });
});

describe('the guard of sessions that act in the place of a restaurant', () => {
  const acting = { restaurantId: 5, until: '2026-11-20T10:00:00.000Z' };
  const open = { active: true, deleted: false, closedAt: null };

  function guardAt(time: string, type: Role, opened = type, restaurant: object | null = open) {
    const views = {
      async get<D>(view: string, id: string) {
        if (view === 'restaurants') return (id === '5' ? restaurant : null) as D | null;
        return (view === 'users' ? { ...user, type } : { id, ...session, role: opened, acting }) as D;
      },
    };
    return createSessionGuard({ views, now: () => new Date(time), onUse: () => undefined });
  }

  it.each(administrators)(
    '[AMB-06] [R-ROL-01] treats an administrator (%i) as a person of that restaurant, and still knows who it is',
    async (type) => {
      expect(await guardAt('2026-11-20T09:59:59.999Z', type).identify('ana')).toMatchObject({
        userId: 1,
        name: 'Ana',
        role: Role.Manager,
        ownRole: type,
        restaurants: [5],
        acting,
      });
    },
  );

  it('[AMB-06] does so no longer than allowed', async () => {
    const person = await guardAt('2026-11-20T10:00:00.000Z', Role.Administrator).identify('ana');
    expect(person).toMatchObject({ role: Role.Administrator, restaurants: [1] });
    expect(person).not.toHaveProperty('acting');
  });

  it('[AMB-06] does not for a person who is no administrator', async () => {
    const person = await guardAt('2026-11-20T09:31:00.000Z', Role.Franchisee).identify('ana');
    expect(person).toMatchObject({ role: Role.Franchisee, restaurants: [1] });
  });

  it.each([
    ['is closed', { ...open, active: false, closedAt: '2026-11-20T09:20:00.000Z' }],
    ['is deleted', { ...open, deleted: true, closedAt: '2026-11-20T09:20:00.000Z' }],
    ['was closed in between, and is open again', { ...open, closedAt: '2026-11-20T09:20:00.000Z' }],
    ['was closed at the very moment it began', { ...open, closedAt: '2026-11-20T09:00:00.000Z' }],
    ['is not there', null],
  ])('[AMB-06] [R-ARE-04] ends with the restaurant: it %s', async (_why, restaurant) => {
    const { Administrator } = Role;
    const person = await guardAt(
      '2026-11-20T09:30:00.000Z',
      Administrator,
      Administrator,
      restaurant,
    ).identify('ana');
    expect(person).toMatchObject({ role: Administrator, restaurants: [1] });
    expect(person).not.toHaveProperty('acting');
  });

  it('[AMB-06] may begin once the restaurant is open again', async () => {
    const restaurant = { ...open, closedAt: '2026-11-20T08:59:59.999Z' };
    const { Administrator } = Role;
    const guard = guardAt('2026-11-20T09:30:00.000Z', Administrator, Administrator, restaurant);
    expect(await guard.identify('ana')).toMatchObject({ acting });
  });

  it('[S2] [AMB-06] ends with the role that it was opened under', async () => {
    const guard = guardAt('2026-11-20T09:31:00.000Z', Role.Franchisee, Role.Administrator);
    expect(await guard.identify('ana')).toBeNull();
  });
});

describe('the guard of sessions that act as another user', () => {
  const asUser = { userId: 7, until: '2026-11-20T10:00:00.000Z' };

  async function actingAs(other: object | null) {
    const admin = { ...user, type: Role.Administrator };
    const views = {
      async get<D>(view: string, id: string) {
        if (view === 'sessions') return { id, ...session, role: admin.type, asUser } as D;
        if (view === 'restaurants') return { active: true, deleted: false } as D;
        return (id === '1' ? admin : other && { ...user, id: 7, name: 'Eva', ...other }) as D | null;
      },
    };
    return createSessionGuard({ views, now, onUse: () => undefined }).identify('ana');
  }

  it('[AMB-77] takes an administrator for that user, and still knows who it is', async () => {
    const own = { name: 'Ana', ownRole: Role.Administrator, ownUserId: 1 };
    expect(await actingAs({ locations: [5] })).toMatchObject({
      ...own,
      userId: 7,
      role: Role.Franchisee,
      restaurants: [5],
      asUser,
    });
  });

  it.each([
    ['was deactivated', { active: false }],
    ['was deleted', { deleted: true }],
    ['became an administrator', { type: Role.Administrator }],
    ['is not there', null],
  ])('[AMB-77] ends when that user %s', async (_why, other) => {
    const person = await actingAs(other);
    expect(person).toMatchObject({ userId: 1, role: Role.Administrator });
    expect(person).not.toHaveProperty('asUser');
  });
});

describe('the guard of sessions of people who work for restaurants', () => {
  const active = { active: true, deleted: false };
  type Restaurants = Readonly<Record<string, object>>;

  function guardOf(type: Role, locations: number[], restaurants: Restaurants, asUser: object | null = null) {
    const views = {
      async get<D>(view: string, id: string) {
        if (view === 'restaurants') return (restaurants[id] ?? null) as D | null;
        if (view === 'sessions') return { id, ...session, role: asUser ? 2 : type, asUser } as D;
        return (
          asUser && id === '1' ? { ...user, type: 2 } : { ...user, id: Number(id), type, locations }
        ) as D;
      },
    };
    return createSessionGuard({ views, now, onUse: () => undefined });
  }
  const isWithout = async (...facts: Parameters<typeof guardOf>) =>
    (await guardOf(...facts).identify('ana'))?.withoutRestaurant === true;

  it.each([Role.Franchisee, Role.Manager, Role.Consultant])(
    '[R-ROL-08] knows that none of theirs is left, or none is active (%i)',
    async (role) => {
      expect(await isWithout(role, [], {})).toBe(true);
      expect(await isWithout(role, [1], {})).toBe(true);
      expect(
        await isWithout(role, [1, 2], { 1: { ...active, active: false }, 2: { ...active, deleted: true } }),
      ).toBe(true);
      expect(await isWithout(role, [1, 2], { 1: { ...active, active: false }, 2: active })).toBe(false);
    },
  );

  it.each([Role.Administrator, Role.Editor, Role.Partner])(
    '[R-ROL-08] asks no restaurant of people who work for none (%i)',
    async (role) => {
      expect(await isWithout(role, [], {})).toBe(false);
    },
  );

  it('[AMB-77] takes an administrator who acts as such a person for one as well', async () => {
    const asUser = { userId: 7, until: '2026-11-20T10:00:00.000Z' };
    expect(await isWithout(Role.Manager, [], {}, asUser)).toBe(true);
    expect(await isWithout(Role.Manager, [1], { 1: active }, asUser)).toBe(false);
  });
});
