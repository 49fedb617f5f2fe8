import { aResource } from '@portal/contracts/areas/resources';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { addressOf, administrators, managers, restaurantCount } from './people';
import type { WritingDesk } from './writing-desk';

export const resourceCount = 300;
const passwordDigest = 'a'.repeat(64);

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** Restaurants, a section with its resources, and people who have accepted the terms; all of it by commands. */
export async function layFoundation({ bindings, send }: WritingDesk): Promise<void> {
  const { restaurants, sections, resources, users } = bindings;
  await Promise.all(
    upTo(restaurantCount).map((restaurantId) =>
      send(
        restaurants.AddRestaurant,
        aRestaurant({
          restaurantId,
          site: String(restaurantId).padStart(4, '0'),
          name: `Calle ${restaurantId}`,
        }),
      ),
    ),
  );
  await send(sections.AddSection, { name: 'Menús', type: 1, status: true });
  await Promise.all(
    upTo(resourceCount).map((resourceId) => send(resources.ImportResource, aResource({ resourceId }))),
  );
  await Promise.all(
    [...managers, ...administrators].map(async (person) => {
      const { userId, name, role, restaurants: own } = person;
      const email = addressOf(person);
      const input = { userId, name, role, email, restaurants: [...own], phone: '600 000 000' };
      await send(users.RegisterUser, { ...input, active: true, passwordDigest });
      await send(users.AcceptLegalTerms, { id: userId }, person);
    }),
  );
}
