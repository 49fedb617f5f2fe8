import { type EventOf, Role } from '@portal/contracts';
import {
  type addressEvents,
  type erasureEvents,
  type secondFactorEvents,
  type userEvents,
  userPushes,
} from '@portal/contracts/areas/users';
import { pushOnEach } from '@portal/platform/push/push-rules';

type PeopleEvent =
  | EventOf<typeof userEvents>
  | EventOf<typeof addressEvents>
  | EventOf<typeof erasureEvents>
  | EventOf<typeof secondFactorEvents>;

/** Those who administer people, of all restaurants or of their own. */
const toThoseWhoAdminister = [{ role: Role.Administrator }, { role: Role.Franchisee }];

/** Open lists of people follow what others change (R14). */
export const userPushRules = pushOnEach<PeopleEvent, typeof userPushes>(
  userPushes,
  [
    'UserRegistered',
    'UserProfileChanged',
    'UserAddressChangeRequested',
    'UserAddressChangeCancelled',
    'UserAddressChanged',
    'UserAddressTakenBack',
    'UserRoleChanged',
    'UserRestaurantsChanged',
    'UserDeactivated',
    'UserReactivated',
    'UserDeleted',
    'UserRestored',
    'LegalTermsReset',
    'SecondFactorReset',
    'UserErasureRequested',
    'PersonalDataErased',
  ],
  ({ data: { userId }, position }) => [
    { name: 'UsersChanged', payload: { userId, position }, to: toThoseWhoAdminister },
  ],
);
