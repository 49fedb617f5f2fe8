import type { RegisterUserInput } from '@portal/contracts/areas/users';
import { defineDecider } from '@portal/platform/decider/decider';
import { type AddressCommands, addressDecisions } from './address-change';
import { type AdministrationCommands, administrationDecisions } from './administration';
import { type CredentialCommands, credentialDecisions } from './credentials';
import { type OwnAccountCommands, ownAccountDecisions } from './own-account';
import { type RestaurantUserCommands, restaurantUserDecisions } from './restaurant-users';
import { type SecondFactorCommands, secondFactorDecisions } from './second-factor';
import { type User, type UserEvent, userEvolutions } from './user-state';

export type UserCommands = OwnAccountCommands &
  AdministrationCommands &
  RestaurantUserCommands &
  AddressCommands &
  CredentialCommands &
  SecondFactorCommands & {
    RegisterUser: { input: RegisterUserInput; facts: { readonly passwordRecord: string } };
  };

/** Stream `user-{id}`; `null` until registered. */
export const userDecider = defineDecider<User | null, UserCommands, UserEvent>({
  initial: null,
  decide: {
    ...ownAccountDecisions,
    ...credentialDecisions,
    ...secondFactorDecisions,
    ...administrationDecisions,
    ...restaurantUserDecisions,
    ...addressDecisions,
    RegisterUser: ({ input, facts }, user) => {
      if (user) return [];
      const { userId, role, active, restaurants, name, email, phone } = input;
      return [
        {
          type: 'UserRegistered',
          data: { userId, role, active, restaurants },
          personal: {
            subject: `user-${userId}`,
            value: { name, email, phone, passwordRecord: facts.passwordRecord },
          },
        },
      ];
    },
  },
  evolve: userEvolutions,
  editEvents: [
    'UserRegistered',
    'UserProfileChanged',
    'UserAddressChanged',
    'UserAddressRestored',
    'UserRoleChanged',
    'UserRestaurantsChanged',
    'UserDeactivated',
    'UserReactivated',
    'UserDeleted',
    'UserRestored',
  ],
});
