import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { addressCommands } from './address.commands';
import type { ownAccountCommands } from './own-account.commands';
import type { userCommands } from './users.commands';

/** A valid input of each call, in a world where these things exist. */
export const usersExamples: ExamplesOf<
  typeof userCommands & typeof ownAccountCommands & typeof addressCommands,
  World
> = {
  AcceptLegalTerms: ({ userId }) => ({ id: userId }),
  ChooseFavouriteRestaurant: ({ restaurantId }) => ({ restaurant_id: restaurantId }),
  EraseUser: ({ strangerId, ownPassword }) => ({ id: strangerId, own_password: ownPassword }),
  UpdateOwnAccount: ({ userId, username }) => ({
    name: `Persona ${userId}`,
    email: username,
    phone: '611 222 333',
  }),
  ConfirmAddress: ({ addressLink }) => ({ id: addressLink }),
  RestoreAddress: ({ restoreLink }) => ({ id: restoreLink }),
  ResendOwnAddressLink: () => ({}),
  CancelOwnAddressChange: () => ({}),
  ResendAddressLink: ({ managerId }) => ({ id: managerId }),
  CancelAddressChange: ({ managerId }) => ({ id: managerId }),
  AddPhone: () => ({ phone: '+351 912 345 678' }),
};
