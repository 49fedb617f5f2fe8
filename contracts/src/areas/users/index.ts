import { defineArea } from '../../kernel';
import {
  addressCommands,
  credentialCommands,
  ownAccountCommands,
  secondFactorCommands,
} from './account.contract';
import {
  erasures,
  personHistory,
  personHistoryQueries,
  restaurantUserCommands,
  userAdministrationCommands,
  userPushes,
  restaurantUserQueries,
  userQueries,
  userCommands,
  userRejections,
  users,
} from './users.contract';
import {
  addressEvents,
  credentialEvents,
  erasureEvents,
  secondFactorEvents,
  userEvents,
} from './users.events';
import { credentialExamples, userAdministrationExamples, usersExamples } from './users.examples';

export * from './account.contract';
export * from './users.events';
export * from './users.rules';
export * from './users.contract';
export * from './users.examples';

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
