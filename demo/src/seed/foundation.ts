import type { DemoWorld } from '../demo-world';
import { instantBefore } from '../calendar';
import type { WriteSide } from '@portal/command-api';
import type { Send } from './command-sender';
import { actorOf } from './seed-step';

/** Days before the reference day. */
const openedDaysAgo = 731;

export async function layFoundation(
  { restaurants, users, sections, favourites, today }: DemoWorld,
  bindings: WriteSide['bindings'],
  send: Send,
): Promise<void> {
  const at = instantBefore(today, openedDaysAgo, 8);
  await Promise.all(
    restaurants.map(({ company: _company, ...input }) =>
      send(bindings.restaurants.ImportRestaurant, input, { key: `restaurant-${input.restaurantId}`, at }),
    ),
  );
  const registering = users.map(({ terms: _terms, ...input }) =>
    send(bindings.users.RegisterUser, input, { key: `user-${input.userId}`, at }),
  );
  for (const { sectionId, name, translations, type, parentId, active } of sections) {
    const input = { name, name_cat: translations?.CAT, type, parent_id: parentId, status: active };
    await send(bindings.sections.AddSection, input, { key: `section-${sectionId}`, at });
  }
  await Promise.all(registering);
  const accepting = users.filter(({ terms }) => terms);
  await Promise.all(
    accepting.map((user) =>
      send(
        bindings.users.AcceptLegalTerms,
        { id: user.userId },
        { key: `terms-${user.userId}`, at: instantBefore(today, openedDaysAgo - 1, 9), actor: actorOf(user) },
      ),
    ),
  );
  await Promise.all(
    favourites.map(({ user, restaurantId }) =>
      send(
        bindings.users.ChooseFavouriteRestaurant,
        { restaurant_id: restaurantId },
        {
          key: `favourite-${user.userId}`,
          at: instantBefore(today, openedDaysAgo - 3, 10),
          actor: actorOf(user),
        },
      ),
    ),
  );
}
