import { defineArea } from '../../kernel';
import { notificationsCommands } from './notifications.commands';
import { notificationsEvents } from './notifications.events';
import { notificationsExamples } from './notifications.examples';
import { notificationsPushes } from './notifications.pushes';
import { notificationsQueries } from './notifications.queries';
import { notificationsRejections } from './notifications.rejections';
import { newFilesDue, notices, notificationSettings } from './notifications.views';

export const notificationsArea = defineArea({
  area: 'notifications',
  calls: [notificationsCommands, notificationsQueries],
  events: [notificationsEvents],
  views: [notificationSettings, notices, newFilesDue],
  pushes: [notificationsPushes],
  rejections: notificationsRejections,
  examples: notificationsExamples,
});
