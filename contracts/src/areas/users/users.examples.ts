import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { userCommands } from './users.commands';

/** A valid input of each call, in a world where these things exist. */
export const usersExamples: ExamplesOf<typeof userCommands, World> = {
  AcceptLegalTerms: ({ userId }) => ({ id: userId }),
  ChooseFavouriteRestaurant: ({ restaurantId }) => ({ restaurant_id: restaurantId }),
  EraseUser: ({ strangerId }) => ({ id: strangerId }),
  AddPhone: () => ({ phone: '+351 912 345 678' }),
};
