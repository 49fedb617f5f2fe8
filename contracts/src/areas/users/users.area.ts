import { defineArea } from '../../kernel';
import { erasureEvents } from './erasure.events';
import { ownAccountCommands } from './own-account.commands';
import { userCommands } from './users.commands';
import { userEvents } from './users.events';
import { usersExamples } from './users.examples';
import { userRejections } from './users.rejections';
import { users } from './users.views';

export const usersArea = defineArea({
  area: 'users',
  calls: [userCommands, ownAccountCommands],
  events: [erasureEvents, userEvents],
  views: [users],
  rejections: userRejections,
  examples: usersExamples,
});
