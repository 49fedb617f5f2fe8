import { hash } from 'node:crypto';
import { type Market, marketRecords, type Role, Role as R } from '@portal/contracts';
import type { RegisterUserInput } from '@portal/contracts/areas/users';
import { demoPassword, namedAccounts, newcomerMailbox } from './accounts';
import { mailboxOf, names } from './people';
import { companyCount, type DemoRestaurant } from './restaurants';
import type { SeededRandom } from './seeded-random';

export interface DemoUser extends RegisterUserInput {
  /** Has accepted the confidentiality terms (AMB-10). */
  readonly terms: boolean;
}

/** One franchisee per company. */
const crowd: Readonly<Record<Market, readonly (readonly [Role, number])[]>> = {
  ES: [
    [R.Administrator, 2],
    [R.Editor, 1],
    [R.Manager, 14],
    [R.Consultant, 4],
  ],
  PT: [
    [R.Administrator, 2],
    [R.Editor, 1],
    [R.Manager, 18],
    [R.Consultant, 4],
  ],
};

interface Draft {
  readonly mailbox: string;
  readonly name: string;
  readonly role: Role;
  readonly restaurants: readonly number[];
  readonly terms?: boolean;
  readonly active?: boolean;
}

/** The six named accounts first. */
export function demoUsers(
  market: Market,
  restaurants: readonly DemoRestaurant[],
  random: SeededRandom,
): readonly DemoUser[] {
  const passwordDigest = hash('sha256', demoPassword);
  const { corporateDomain } = marketRecords[market];
  return [...namedDrafts(market, restaurants), ...crowdDrafts(market, restaurants, random)].map(
    (draft, at) => ({
      userId: at + 1,
      name: draft.name,
      email: `${draft.mailbox}@${corporateDomain}`,
      phone: phoneOf(market, random),
      role: draft.role,
      active: draft.active ?? true,
      restaurants: [...draft.restaurants],
      passwordDigest,
      terms: draft.terms ?? true,
    }),
  );
}

function phoneOf(market: Market, random: SeededRandom): string {
  const group = () => String(random.between(0, 999)).padStart(3, '0');
  return market === 'ES'
    ? `+34 6${String(random.between(10, 89))} ${group()} ${group()}`
    : `+351 9${random.pick(['1', '2', '3', '6'])}${random.between(0, 9)} ${group()} ${group()}`;
}

const idsOf = (restaurants: readonly DemoRestaurant[]): number[] =>
  restaurants.map(({ restaurantId }) => restaurantId);

/** The franchisee has company 0 and a restaurant without fiscal data. */
function namedDrafts(market: Market, restaurants: readonly DemoRestaurant[]): readonly Draft[] {
  const owned = ownedBy(0, restaurants);
  const consulted = idsOf(restaurants.filter(({ region }) => region === 3));
  const lists: Partial<Record<Role, readonly number[]>> = {
    [R.Franchisee]: owned,
    [R.Manager]: owned.slice(0, 1),
    [R.Consultant]: consulted,
  };
  return namedAccounts.map(({ mailbox, role }) => ({
    mailbox,
    role,
    name: names[market].named[mailbox].join(' '),
    restaurants: lists[role] ?? [],
  }));
}

function ownedBy(company: number, restaurants: readonly DemoRestaurant[]): readonly number[] {
  return idsOf(restaurants.filter((restaurant) => restaurant.company === company));
}

function crowdDrafts(
  market: Market,
  restaurants: readonly DemoRestaurant[],
  random: SeededRandom,
): readonly Draft[] {
  const { given, family } = names[market];
  const people = random
    .shuffled(given)
    .map((first, at) => ({ first, last: family[at % family.length] ?? '' }));
  const next = () => people.shift() ?? { first: random.pick(given), last: random.pick(family) };
  const person = (role: Role, list: readonly number[], extra: Partial<Draft> = {}): Draft => {
    const { first, last } = next();
    return { mailbox: mailboxOf(first, last), name: `${first} ${last}`, role, restaurants: list, ...extra };
  };
  const owners = Array.from({ length: companyCount(market) - 1 }, (_, at) =>
    person(
      R.Franchisee,
      ownedBy(at + 1, restaurants),
      at === 0 ? { mailbox: newcomerMailbox, terms: false } : {},
    ),
  );
  const others = crowd[market].flatMap(([role, count]) =>
    Array.from({ length: count }, (_, at) =>
      person(role, listFor(role, at, restaurants, random), { active: !(role === R.Manager && at === 0) }),
    ),
  );
  return [...owners, ...others];
}

function listFor(
  role: Role,
  at: number,
  restaurants: readonly DemoRestaurant[],
  random: SeededRandom,
): readonly number[] {
  if (role === R.Manager) return idsOf([random.pick(restaurants)]);
  if (role === R.Consultant) return idsOf(restaurants.filter(({ region }) => region === [1, 2, 4, 5][at]));
  return [];
}
