import { type Market, restaurantStaff } from '@portal/contracts';
import { instantBefore } from '../calendar';
import type { DemoResource } from '../resources/demo-resource';
import type { SeededRandom } from '../seeded-random';
import type { DemoUser } from '../users';
import { collectionNames } from './library-words';

export interface DemoCollection {
  readonly name: string;
  /** `null` for a personal one. */
  readonly restaurantId: number | null;
  readonly resources: readonly number[];
  readonly shared: boolean;
  readonly followed: boolean;
  readonly at: string;
}

export interface DemoLibrary {
  readonly user: DemoUser;
  readonly favourites: readonly {
    readonly resourceId: number;
    readonly followed: boolean;
    readonly at: string;
  }[];
  readonly collections: readonly DemoCollection[];
  readonly opened: readonly { readonly resourceId: number; readonly at: string }[];
}

interface Ground {
  readonly market: Market;
  readonly today: string;
  readonly users: readonly DemoUser[];
  readonly resources: readonly DemoResource[];
}

/** Includes the named accounts. */
const people = 14;
/** Days before the reference day. */
const firstDay = 60;

/** Favourites, collections and recently viewed. */
export function demoLibraries(
  { market, today, users, resources }: Ground,
  random: SeededRandom,
): readonly DemoLibrary[] {
  const since = instantBefore(today, firstDay, 8);
  const offered = resources.filter(({ status, addedAt }) => status === 1 && addedAt < since);
  const some = (count: number) =>
    random
      .shuffled(offered)
      .slice(0, count)
      .map(({ resourceId }) => resourceId);
  const moment = () =>
    instantBefore(today, 1 + Math.floor(random.next() * (firstDay - 2)), 8 + random.next() * 12);
  const collection = (name: string, restaurantId: number | null): DemoCollection => ({
    name,
    restaurantId,
    at: moment(),
    resources: some(random.between(4, 14)),
    shared: random.chance(0.4),
    followed: random.chance(0.5),
  });
  const { own, restaurant } = collectionNames[market];
  return users
    .filter(
      ({ role, active, terms, restaurants }) =>
        restaurantStaff.includes(role) && active && terms && restaurants.length > 0,
    )
    .slice(0, people)
    .map((user) => ({
      user,
      favourites: some(random.between(5, 16)).map((resourceId) => ({
        resourceId,
        followed: random.chance(0.4),
        at: moment(),
      })),
      collections: [
        collection(random.pick(own), null),
        collection(random.pick(restaurant), random.pick(user.restaurants)),
      ],
      opened: some(random.between(8, 20)).map((resourceId) => ({ resourceId, at: moment() })),
    }));
}
