import { defineArea } from '../../kernel';
import { addressCommands } from './address.commands';
import { addressEvents } from './address.events';
import { credentialCommands } from './credentials.commands';
import { credentialEvents } from './credentials.events';
import { credentialExamples } from './credentials.examples';
import { erasureEvents } from './erasure.events';
import { ownAccountCommands } from './own-account.commands';
import { personHistory, personHistoryQueries } from './person-history';
import { secondFactorCommands } from './second-factor.commands';
import { secondFactorEvents } from './second-factor.events';
import { erasures } from './erasures.views';
import { restaurantUserCommands, userAdministrationCommands } from './user-administration.commands';
import { userAdministrationExamples } from './user-administration.examples';
import { userPushes } from './user-administration.pushes';
import { restaurantUserQueries, userQueries } from './user-administration.queries';
import { userCommands } from './users.commands';
import { userEvents } from './users.events';
import { usersExamples } from './users.examples';
import { userRejections } from './users.rejections';
import { users } from './users.views';

export const usersArea = defineArea({
  area: 'users',
  calls: [
    userCommands,
    ownAccountCommands,
    addressCommands,
    credentialCommands,
    secondFactorCommands,
    userAdministrationCommands,
    restaurantUserCommands,
    userQueries,
    restaurantUserQueries,
    personHistoryQueries,
  ],
  events: [erasureEvents, userEvents, addressEvents, credentialEvents, secondFactorEvents],
  views: [users, erasures, personHistory],
  pushes: [userPushes],
  rejections: userRejections,
  examples: { ...usersExamples, ...credentialExamples, ...userAdministrationExamples },
});
