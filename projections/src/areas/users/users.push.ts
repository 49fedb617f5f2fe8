import { type EventOf, Role } from '@portal/contracts';
import {
  type erasureEvents,
  historyEventTypes,
  type secondFactorEvents,
  type userEvents,
  userPushes,
} from '@portal/contracts/areas/users';
import { toFullAdministrators } from '@portal/platform/push/audiences';
import { pushOnEach } from '@portal/platform/push/push-rules';
import { type HistoryEvent, personsIn } from './person-history.projection';

type PeopleEvent =
  EventOf<typeof userEvents> | EventOf<typeof erasureEvents> | EventOf<typeof secondFactorEvents>;

/** Those who administer people, of all restaurants or of their own. */
const toThoseWhoAdminister = [{ role: Role.Administrator }, { role: Role.Franchisee }];

/** Open lists of people follow what others change (R14). */
const peopleRules = pushOnEach<PeopleEvent, typeof userPushes>(
  userPushes,
  [
    'UserRegistered',
    'UserProfileChanged',
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

/** An open history follows everything else (R14). */
const historyRules = pushOnEach<HistoryEvent, typeof userPushes>(
  userPushes,
  historyEventTypes.filter((type) => !peopleRules.on.has(type)),
  (event) =>
    personsIn(event).map((userId) => ({
      name: 'PersonHistoryChanged' as const,
      payload: { userId, position: event.position },
      to: toFullAdministrators,
    })),
);

export const userPushRules = { pushes: userPushes, on: new Map([...peopleRules.on, ...historyRules.on]) };
