import { expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import fc from 'fast-check';
import type { User } from './user-state';
import { addressAt, type People, peopleOf } from './testing/people-kit';

/* T4: invariants under random commands of administrators and franchisees. */

const restaurants = [1, 2, 3, 4];
const administrators = [1, 2, 3];
const franchisees = [10, 11];
const managers = [20, 21, 22];
const allIds = [...administrators, ...franchisees, ...managers];
const mailboxes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'user20', 'user21'];

const id = fc.constantFrom(...allIds);
const locations = fc.uniqueArray(fc.constantFrom(...restaurants), { maxLength: 4 });
const few = fc.uniqueArray(fc.constantFrom(...restaurants), { minLength: 1, maxLength: 2 });
const profile = {
  email: fc.constantFrom(...mailboxes).map(addressAt),
  name: fc.constant('Ana'),
  phone: fc.constant(''),
};
const content = fc.record({
  ...profile,
  locations,
  active: fc.boolean(),
  type: fc.constantFrom<Role>(1, 2, 2, 3, 5),
});
const command = fc.oneof(
  fc.tuple(
    fc.constant('UpdateUser' as const),
    fc.tuple(id, content).map(([of, rest]) => ({ id: of, ...rest })),
  ),
  fc.tuple(fc.constantFrom('DeleteUser' as const, 'RestoreUser' as const), fc.record({ id })),
  fc.tuple(fc.constant('AddUser' as const), content),
  {
    weight: 15,
    arbitrary: fc.oneof(
      fc.tuple(fc.constant('AddRestaurantUser' as const), fc.record({ ...profile, locations: few })),
      fc.tuple(
        fc.constant('UpdateRestaurantUser' as const),
        fc.record({ ...profile, id: fc.constantFrom(...managers), locations: few }),
      ),
    ),
  },
);
const step = fc.record({ by: fc.nat(), command });
const steps = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 12 });

const isOfFranchisees = (name: string) => name.endsWith('RestaurantUser');

async function world(): Promise<People> {
  const people = await peopleOf(restaurants);
  for (const of of administrators) await people.register(of, Role.Administrator);
  await people.register(10, Role.Franchisee, [1, 2]);
  await people.register(11, Role.Franchisee, [2, 3]);
  for (const [n, of] of managers.entries()) await people.register(of, Role.Manager, [n + 1, 4]);
  return people;
}

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The call guard ensures this. */
const mayCall = (user: User | null, role: Role): user is User =>
  user !== null && !user.deleted && user.active && user.role === role;

async function take(people: People, { by, command: [name, input] }: Step) {
  const isShared = isOfFranchisees(name);
  const of = isShared ? franchisees : administrators;
  const role = isShared ? Role.Franchisee : Role.Administrator;
  const userId = of[by % of.length] ?? 1;
  const user = await people.userOf(userId);
  if (!mayCall(user, role)) return [];
  const { data } = await people.send(name, input, { userId, role, restaurants: user.restaurants });
  return data ? [{ id: data.id, isShared, own: user.restaurants }] : [];
}

async function present(people: People, known: readonly number[]) {
  const users = await Promise.all([...new Set(known)].map((of) => people.userOf(of)));
  return users.flatMap((user) => (user && !user.deleted ? [user] : []));
}

const foreignTo = (own: readonly number[], user: User | null | undefined) =>
  (user?.restaurants ?? []).filter((of) => !own.includes(of)).sort();

function holds(people: readonly User[]) {
  expect(people.some(({ role, active }) => role === Role.Administrator && active)).toBe(true);
  const emails = people.map(({ email }) => email);
  expect(new Set(emails).size).toBe(emails.length);
}

it('[T4] [AMB-55] [AMB-76] [R5] an administrator is left, addresses are one person’s, foreign restaurants untouched', async () => {
  let shared = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (batches) => {
      const people = await world();
      const known: number[] = [...allIds];
      for (const batch of batches) {
        const before = new Map((await present(people, known)).map((user) => [user.userId, user]));
        const done = (await Promise.all(batch.map((each) => take(people, each)))).flat();
        known.push(...done.map((each) => each.id));
        holds(await present(people, known));
        // Within a concurrent batch, the state seen by a franchisee is unknown.
        for (const { id: of, own } of batch.length === 1 ? done.filter((each) => each.isShared) : []) {
          const was = before.get(of);
          const is = await people.userOf(of);
          shared += 1;
          expect(foreignTo(own, is)).toEqual(foreignTo(own, was));
          expect([is?.role, is?.active]).toEqual([Role.Manager, was?.active ?? true]);
        }
      }
    }),
    { numRuns: 200 },
  );
  expect(shared).toBeGreaterThan(10);
});
