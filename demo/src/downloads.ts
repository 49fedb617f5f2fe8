import { restaurantStaff } from '@portal/contracts';
import { instantBefore } from './calendar';
import type { DemoResource } from './resources/demo-resource';
import type { SeededRandom } from './seeded-random';
import type { DemoUser } from './users';

export interface DemoDownload {
  readonly resourceId: number;
  readonly userId: number;
  readonly restaurantId: number;
  readonly at: string;
}

export const downloadCount = 420;

/** Oldest first. */
export function demoDownloads(
  today: string,
  users: readonly DemoUser[],
  resources: readonly DemoResource[],
  random: SeededRandom,
): readonly DemoDownload[] {
  const people = users.filter(
    ({ role, active, terms, restaurants }) =>
      restaurantStaff.includes(role) && active && terms && restaurants.length > 0,
  );
  const offered = resources
    .filter(({ status, fileKind }) => status === 1 && fileKind !== null)
    .map((resource, at) => [resource, 1 + ((at * 7919) % 11) ** 2] as const);
  const first = offered[0]?.[0].addedAt ?? '';
  return Array.from({ length: downloadCount }, () =>
    instantBefore(today, 1 + Math.floor(random.next() ** 1.4 * 715), 7 + random.next() * 13),
  )
    .filter((at) => at > first)
    .sort()
    .map((at) => {
      const resource = random.weighted(offered.filter(([{ addedAt }]) => addedAt < at));
      const user = random.pick(people);
      return {
        resourceId: resource.resourceId,
        userId: user.userId,
        restaurantId: random.pick(user.restaurants),
        at,
      };
    });
}
