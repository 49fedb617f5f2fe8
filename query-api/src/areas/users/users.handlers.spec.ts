import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, Role } from '@portal/contracts';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { sessions } from '@portal/contracts/areas/session';
import { erasures, restaurantUserQueries, userQueries, users } from '@portal/contracts/areas/users';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { userHandlers } from './users.handlers';

type User = DocumentOf<typeof users>;
const at = (minute: number) => `2026-11-20T09:${minute}:00.000Z`;

const user = (id: number, changes: Partial<User> = {}): User => ({
  id,
  name: `Persona ${id}`,
  email: `persona${id}@es.chain.example`,
  phone: '',
  type: Role.Manager,
  active: true,
  deleted: false,
  locations: [1],
  accessEndedBy: [],
  favourite: null,
  legal: null,
  version: 3,
  sessionsFrom: null,
  addressChange: null,
  secondFactor: false,
  ...changes,
});
const session = (id: string, userId: number, seenAt: string) => ({
  id,
  userId,
  role: Role.Manager,
  seenAt,
  openedAt: at(10),
  expiresAt: at(59),
  acting: null,
});

async function open(people: readonly User[], role: Role = Role.Administrator) {
  const views = await viewsHolding(
    [users, people],
    [restaurants, []],
    [sessions, [session('a', 5, at(20)), session('b', 5, at(25))]],
    [erasures, [{ id: 9, requestedAt: at(10), requestedBy: 5, erasedAt: at(11) }]],
  );
  const person = { ...testPerson(role), restaurants: [1, 2] };
  return asking(userHandlers, askedBy(views, { person }));
}

describe('the people of the market', () => {
  it('[R-AUS-01] [R-ENT-01] are shown with role, flags and last use of an open session, and no deleted ones', async () => {
    const { ask } = await open([user(5, { type: Role.Editor }), user(6, { deleted: true })]);
    const { data, total } = await ask(userQueries.ListUsers, {});
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({
      id: 5,
      admin: 1,
      active: 1,
      legal: 0,
      letter: 'P',
      version: 3,
      last_seen: at(25),
      restaurants: ['#1'],
    });
  });

  it('[R-AUS-02] are found by role, restaurant and whether they are active', async () => {
    const { ask } = await open([
      user(1, { type: Role.Franchisee, locations: [1, 2] }),
      user(2, { active: false }),
      user(3, { locations: [2] }),
    ]);
    const ids = async (input: object) =>
      (await ask(userQueries.ListUsers, input)).data.map(({ id }) => id).sort();
    expect(await ids({ type: '1' })).toEqual([1]);
    expect(await ids({ restaurant: 2 })).toEqual([1, 3]);
    expect(await ids({ active: '0' })).toEqual([2]);
    expect(await ids({ active: '0,1' })).toEqual([1, 2, 3]);
    expect(await ids({ q: 'persona3' })).toEqual([3]);
    for (const q of ['€', '🙂', '***', '\u0301']) expect(await ids({ q })).toEqual([]);
  });

  it('[W8] who are deleted are not there', async () => {
    const { refused } = await open([user(6, { deleted: true })]);
    expect(await refused(userQueries.GetUser, { id: 6 })).toBe('user_not_found');
    expect(await refused(userQueries.GetUser, { id: 7 })).toBe('user_not_found');
  });

  it('[S18] who were erased leave a proof with numbers and times', async () => {
    const { ask } = await open([user(5)]);
    expect((await ask(userQueries.GetErasure, { id: 9 })).data).toEqual({
      id: 9,
      requested_at: at(10),
      requested_by: 5,
      requested_by_name: 'Persona 5',
      erased_at: at(11),
    });
    expect((await ask(userQueries.GetErasure, { id: 5 })).data).toMatchObject({ requested_at: null });
  });
});

describe('the people of a franchisee', () => {
  it('[X1] [AMB-76] who also work for others are marked, and the rest about them is hidden', async () => {
    const addressChange = { email: 'x@es.chain.example', until: '2999-01-01T00:00:00.000Z' };
    const { ask } = await open(
      [user(1, { locations: [2, 9], addressChange }), user(2, { locations: [1, 2], addressChange })],
      Role.Franchisee,
    );
    const { GetRestaurantUser } = restaurantUserQueries;
    expect((await ask(GetRestaurantUser, { id: 1 })).data).toMatchObject({ shared: 1, address_change: null });
    expect((await ask(GetRestaurantUser, { id: 2 })).data).toMatchObject({
      shared: 0,
      address_change: addressChange,
    });
  });

  it('[AMB-76] share a restaurant with him', async () => {
    const { ask, refused } = await open(
      [user(1, { locations: [2, 9] }), user(2, { locations: [9] }), user(3, { deleted: true })],
      Role.Franchisee,
    );
    const { data } = await ask(restaurantUserQueries.ListRestaurantUsers, {});
    expect(data.map(({ id }) => id)).toEqual([1]);
    expect((await ask(restaurantUserQueries.GetRestaurantUser, { id: 1 })).data).toMatchObject({ id: 1 });
    for (const id of [2, 3, 4])
      expect(await refused(restaurantUserQueries.GetRestaurantUser, { id })).toBe('user_not_found');
  });

  it('[X1] [AMB-76] whose access he ended are listed apart, former ones with their name alone', async () => {
    const { ask, refused } = await open(
      [
        user(1, { locations: [1, 9] }),
        user(2, { active: false, accessEndedBy: [12] }),
        user(3, { locations: [9], phone: '600', accessEndedBy: [12] }),
        user(4, { locations: [9], accessEndedBy: [13] }),
      ],
      Role.Franchisee,
    );
    const list = async (input: object) => (await ask(restaurantUserQueries.ListRestaurantUsers, input)).data;
    expect((await list({})).map(({ id, shared, ended }) => [id, shared, ended])).toEqual([
      [1, 1, 0],
      [2, 0, 1],
    ]);
    const [inactive, former] = await list({ ended: '1' });
    expect(inactive).toMatchObject({ id: 2, email: 'persona2@es.chain.example', ended: 1, active: 0 });
    const nothing = { email: '', phone: '', locations: [], active: 0, legal: 0 };
    expect(former).toMatchObject({ id: 3, name: 'Persona 3', shared: 1, ended: 1, ...nothing });
    expect(await refused(restaurantUserQueries.GetRestaurantUser, { id: 3 })).toBe('user_not_found');
  });
});
