import { defineArea } from '../../kernel';
import { credentialCommands } from './credentials.commands';
import { credentialEvents } from './credentials.events';
import { credentialExamples } from './credentials.examples';
import { erasureEvents } from './erasure.events';
import { ownAccountCommands } from './own-account.commands';
import { secondFactorCommands } from './second-factor.commands';
import { secondFactorEvents } from './second-factor.events';
import { userCommands } from './users.commands';
import { userEvents } from './users.events';
import { usersExamples } from './users.examples';
import { userRejections } from './users.rejections';
import { users } from './users.views';

export const usersArea = defineArea({
  area: 'users',
  calls: [userCommands, ownAccountCommands, credentialCommands, secondFactorCommands],
  events: [erasureEvents, userEvents, credentialEvents, secondFactorEvents],
  views: [users],
  rejections: userRejections,
  examples: { ...usersExamples, ...credentialExamples },
});
