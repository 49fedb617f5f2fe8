import { reject, type Rejection } from '@portal/contracts';
import type { Actor } from '@portal/platform/decider/decider';
import type { Services } from '../../services';
import { restaurantDecider } from '../restaurants/restaurant.decider';
import type { FormRestaurant } from './sent-form.decider';

interface Context {
  readonly input: { readonly restaurant_id?: number | undefined; readonly restaurant_site: string };
  readonly actor: Pick<Actor, 'restaurants'>;
}

/**
 * The named restaurant, else the person's own with that code.
 * Names from the browser are ignored (W9).
 */
export async function restaurantOfForm(
  { input, actor }: Context,
  { load }: Pick<Services, 'load'>,
): Promise<{ restaurant: FormRestaurant } | Rejection> {
  const { restaurant_id: named, restaurant_site: site } = input;
  for (const id of named === undefined ? actor.restaurants : [named]) {
    const restaurant = await load(restaurantDecider, `restaurant-${id}`);
    if (restaurant && !restaurant.deleted && (named !== undefined || restaurant.site === site)) {
      return { restaurant: { id, site: restaurant.site, name: restaurant.name } };
    }
  }
  return reject('restaurant_not_found');
}
