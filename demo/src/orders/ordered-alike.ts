import { ResourceStatus } from '@portal/contracts/areas/resources';
import { instantBefore } from '../calendar';
import type { DemoResource } from '../resources/demo-resource';
import type { DemoUser } from '../users';
import type { OrderGround } from './order-ground';

export interface Ordering {
  readonly people: readonly DemoUser[];
  readonly ground: OrderGround;
}

/** Not of named accounts: their screens stay full. */
export const isOrderedAlike = (at: number, { count, newest }: { count: number; newest: number }): boolean =>
  at >= count - newest && at % 2 === 0;

/** Resources per language. */
const maxPieces = 3;
/** Minimum age of a resource in days. */
const known = 6;

const newestOfEachLanguage = (resources: readonly DemoResource[]) => {
  const sorted = resources.toSorted((one, other) => other.addedAt.localeCompare(one.addedAt));
  const languages = new Set(sorted.map(({ language }) => language));
  return [...languages].flatMap((requested) =>
    sorted.filter(({ language }) => language === requested).slice(0, maxPieces),
  );
};

/** One region and a few new resources, to reach `minRestaurants`. */
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
