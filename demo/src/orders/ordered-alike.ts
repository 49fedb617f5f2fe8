import { ResourceStatus } from '@portal/contracts/areas/resources';
import { instantBefore } from '../calendar';
import type { DemoResource } from '../resources/demo-resource';
import type { DemoUser } from '../users';
import type { OrderGround } from './order-ground';

/** Who orders, where, of what. */
export interface Ordering {
  readonly people: readonly DemoUser[];
  readonly ground: OrderGround;
}

/** Half of the newest orders, but those of people with a named account: their screens stay full. */
export const isOrderedAlike = (at: number, { count, newest }: { count: number; newest: number }): boolean =>
  at >= count - newest && at % 2 === 0;

/** So many pieces of each language. */
const most = 3;
/** Days since which a piece has been there at least: none is ordered before. */
const known = 6;

const newestOfEachLanguage = (resources: readonly DemoResource[]) => {
  const sorted = resources.toSorted((one, other) => other.addedAt.localeCompare(one.addedAt));
  const languages = new Set(sorted.map(({ language }) => language));
  return [...languages].flatMap((wanted) =>
    sorted.filter(({ language }) => language === wanted).slice(0, most),
  );
};

/**
 * The other restaurants in the region of the person who orders most, and a few new pieces: what many of them order, a
 * region is told of (`minRestaurants`).
 */
export function orderingAlike({ people, ground }: Ordering): Ordering {
  const own = new Set(people[0]?.restaurants);
  const home = ground.restaurants.find(({ restaurantId }) => own.has(restaurantId));
  const others = ground.restaurants.filter(
    ({ region, restaurantId }) => region === home?.region && !own.has(restaurantId),
  );
  const ids = new Set(others.map(({ restaurantId }) => restaurantId));
  const isThere = ({ status, adaptableInto = [], addedAt }: DemoResource) =>
    status === ResourceStatus.Published &&
    adaptableInto.length > 0 &&
    addedAt < instantBefore(ground.today, known, 0);
  return {
    people: people.filter(({ restaurants }) => restaurants.some((id) => ids.has(id))),
    ground: {
      ...ground,
      restaurants: others,
      resources: newestOfEachLanguage(ground.resources.filter(isThere)),
    },
  };
}
