import type { World } from '../../example-world';
import { type ExamplesOf, marketRecords, type DocumentOf } from '../../kernel';
import type {
  credentialCommands,
  secondFactorCommands,
  addressCommands,
  ownAccountCommands,
} from './account.contract';
import type {
  restaurantUserCommands,
  userAdministrationCommands,
  restaurantUserQueries,
  userQueries,
  AdministeredUser,
  users,
  userCommands,
  personHistoryQueries,
} from './users.contract';

const otherPassword = 'c0de'.repeat(16);

export const credentialExamples: ExamplesOf<typeof credentialCommands & typeof secondFactorCommands, World> =
  {
    RequestPasswordLink: ({ username }) => ({ username }),
    ChangePassword: ({ passwordLink }) => ({ id: passwordLink, password: otherPassword }),
    EndOtherSessions: () => ({}),
    PrepareSecondFactor: ({ ownPassword }) => ({ password: ownPassword }),
    EnableSecondFactor: ({ preparedCode }) => ({ code: preparedCode }),
    RenewRecoveryCodes: ({ ownPassword, ownCode }) => ({ password: ownPassword, code: ownCode }),
    DisableSecondFactor: ({ ownPassword, ownCode }) => ({ password: ownPassword, code: ownCode }),
    ChangeOwnPassword: ({ ownPassword, nextPassword }) => ({
      old_password: ownPassword,
      password: nextPassword,
    }),
  };

const addressIn = ({ market }: World, userId: number) =>
  `user${userId}@${marketRecords[market].corporateDomain}`;

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

export const aUser = (id: number, overrides: Partial<AdministeredUser> = {}): AdministeredUser => ({
  id,
  name: `Persona ${id}`,
  email: `persona${id}@es.chain.example`,
  phone: '600 000 000',
  type: 3,
  active: 1,
  admin: 0,
  locations: [1],
  restaurants: ['Restaurante 1'],
  letter: 'P',
  legal: 1,
  version: 4,
  last_seen: null,
  second_factor: 0,
  address_change: null,
  ...overrides,
});

export const aUserDocument = (
  id: number,
  overrides: Partial<DocumentOf<typeof users>> = {},
): DocumentOf<typeof users> => ({
  id,
  name: `Persona ${id}`,
  email: `p${id}@es.chain.example`,
  phone: '',
  type: 3,
  active: true,
  deleted: false,
  locations: [1],
  accessEndedBy: [],
  favourite: null,
  legal: null,
  sessionsFrom: null,
  secondFactor: false,
  addressChange: null,
  version: 0,
  ...overrides,
});

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
