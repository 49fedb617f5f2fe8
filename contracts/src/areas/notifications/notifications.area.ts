import { defineArea } from '../../kernel';
import { notificationsCommands } from './notifications.commands';
import { notificationsEvents } from './notifications.events';
import { notificationsExamples } from './notifications.examples';
import { notificationsPushes } from './notifications.pushes';
import { notificationsQueries } from './notifications.queries';
import { notificationsRejections } from './notifications.rejections';
import { newFilesDue, notices, notificationSettings } from './notifications.views';
import { webPushCommands } from './web-push.commands';
import { webPushEvents } from './web-push.events';
import { webPushQueries } from './web-push.queries';
import { pushDevices } from './web-push.views';

export const notificationsArea = defineArea({
  area: 'notifications',
  calls: [notificationsCommands, notificationsQueries, webPushCommands, webPushQueries],
  events: [notificationsEvents, webPushEvents],
  views: [notificationSettings, notices, newFilesDue, pushDevices],
  pushes: [notificationsPushes],
  rejections: notificationsRejections,
  examples: notificationsExamples,
});
