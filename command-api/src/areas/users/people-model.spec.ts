import { expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import fc from 'fast-check';
import { addressAt, type People, peopleOf } from './people-kit';

/* T4: random commands of administrators and franchisees; whatever comes of them, these things hold. */

const restaurants = [1, 2, 3, 4];
const administrators = [1, 2, 3];
const franchisees = [10, 11];
const managers = [20, 21, 22];
const everybody = [...administrators, ...franchisees, ...managers];
const mailboxes = ['a', 'b', 'c', 'd'];

const id = fc.constantFrom(...everybody);
const locations = fc.uniqueArray(fc.constantFrom(...restaurants), { maxLength: 4 });
const profile = {
  email: fc.constantFrom(...mailboxes).map(addressAt),
  name: fc.constant('Ana'),
  phone: fc.constant(''),
};
const content = fc.record({
  ...profile,
  ...{ locations, active: fc.boolean(), type: fc.constantFrom<Role>(1, 2, 2, 3, 5) },
});
const command = fc.oneof(
  fc.tuple(
    fc.constant('UpdateUser' as const),
    fc.tuple(id, content).map(([of, rest]) => ({ id: of, ...rest })),
  ),
  fc.tuple(fc.constantFrom('DeleteUser' as const, 'RestoreUser' as const), fc.record({ id })),
  fc.tuple(fc.constant('AddUser' as const), content),
  fc.tuple(fc.constant('AddRestaurantUser' as const), fc.record({ ...profile, locations })),
  fc.tuple(fc.constant('UpdateRestaurantUser' as const), fc.record({ ...profile, id, locations })),
);
const step = fc.record({ by: fc.nat(), command });
/** One after the other, or two at the same moment. */
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

/** Sends it as somebody of the right role, as the guard of calls sees to it; nobody else gets there. */
async function take(
  people: People,
  { by, command: [name, input] }: typeof step extends fc.Arbitrary<infer S> ? S : never,
) {
  const of = isOfFranchisees(name) ? franchisees : administrators;
  const userId = of[by % of.length] ?? 1;
  const user = await people.userOf(userId);
  const role = isOfFranchisees(name) ? Role.Franchisee : Role.Administrator;
  if (!user || user.deleted || !user.active || user.role !== role) return null;
  const sent = await people.send(name, input, { userId, role, restaurants: user.restaurants });
  return sent.data && { id: sent.data.id, userId, name, before: user.restaurants };
}

const present = async (people: People, known: readonly number[]) => {
  const users = await Promise.all([...new Set(known)].map((of) => people.userOf(of)));
  return users.flatMap((user) => (user && !user.deleted ? [user] : []));
};

it('[T4] [AMB-55] [AMB-76] [R5] an administrator is left, addresses are one person’s, foreign restaurants untouched', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (batches) => {
      const people = await world();
      const known: number[] = [...everybody];
      for (const batch of batches) {
        const before = new Map((await present(people, known)).map((user) => [user.userId, user]));
        const done = await Promise.all(batch.map((each) => take(people, each)));
        known.push(...done.flatMap((each) => (each ? [each.id] : [])));
        const after = await present(people, known);
        expect(after.some(({ role, active }) => role === Role.Administrator && active)).toBe(true);
        const emails = after.map(({ email }) => email);
        expect(new Set(emails).size).toBe(emails.length);
        for (const each of done.filter((one) => one !== null && batch.length === 1)) {
          if (!each || !isOfFranchisees(each.name)) continue;
          const [was, is] = [before.get(each.id), await people.userOf(each.id)];
          const foreign = (list: readonly number[] = []) =>
            list.filter((of) => !each.before.includes(of)).sort();
          expect(foreign(is?.restaurants)).toEqual(foreign(was?.restaurants));
          expect([is?.role, is?.active]).toEqual([Role.Manager, was?.active ?? true]);
        }
      }
    }),
    { numRuns: 150 },
  );
});
