import type { World } from '../../example-world';
import { type ExamplesOf, marketRecords } from '../../kernel';
import type { personHistoryQueries } from './person-history';
import type { restaurantUserCommands, userAdministrationCommands } from './user-administration.commands';
import type { restaurantUserQueries, userQueries } from './user-administration.queries';

/** The address that the person has already. */
const addressIn = ({ market }: World, userId: number) =>
  `user${userId}@${marketRecords[market].corporateDomain}`;

/** A valid input of each call, in a world where these things exist. */
export const userAdministrationExamples: ExamplesOf<
  typeof userAdministrationCommands &
    typeof restaurantUserCommands &
    typeof userQueries &
    typeof restaurantUserQueries &
    typeof personHistoryQueries,
  World
> = {
  AddUser: ({ freeAddress, restaurantId }) => ({
    name: 'Nerea Ibarra',
    email: freeAddress,
    phone: '600 100 200',
    type: 3,
    locations: [restaurantId],
  }),
  UpdateUser: (world) => ({
    id: world.strangerId,
    email: addressIn(world, world.strangerId),
    name: 'Nerea Ibarra',
    phone: '600 000 000',
    type: 1,
    locations: [1],
    active: 1,
  }),
  DeleteUser: ({ strangerId }) => ({ id: strangerId }),
  RestoreUser: ({ strangerId }) => ({ id: strangerId }),
  ResetLegalTerms: ({ strangerId }) => ({ id: strangerId }),
  SendInvitation: ({ strangerId }) => ({ id: strangerId }),
  ResetSecondFactor: ({ deviceOwnerId, ownPassword }) => ({ id: deviceOwnerId, own_password: ownPassword }),
  AddRestaurantUser: ({ freeAddress, restaurantId }) => ({
    name: 'Nerea Ibarra',
    email: freeAddress,
    phone: '600 100 200',
    locations: [restaurantId],
  }),
  UpdateRestaurantUser: (world) => ({
    id: world.managerId,
    email: addressIn(world, world.managerId),
    name: 'Nerea Ibarra',
    phone: '600 000 000',
    locations: [world.restaurantId],
  }),
  EndRestaurantUserAccess: ({ managerId }) => ({ id: managerId }),
  RestoreRestaurantUserAccess: ({ endedManagerId }) => ({ id: endedManagerId }),
  ListUsers: ({ restaurantId }) => ({ size: 10, restaurant: restaurantId }),
  GetUser: ({ userId }) => ({ id: userId }),
  ListPersonHistory: ({ userId }) => ({ id: userId }),
  GetErasure: ({ erasedId }) => ({ id: erasedId }),
  ListRestaurantUsers: () => ({ size: 10 }),
  GetRestaurantUser: ({ managerId }) => ({ id: managerId }),
};
