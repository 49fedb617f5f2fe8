import { defineArea } from '../../kernel';
import {
  notificationsCommands,
  notificationsPushes,
  notificationsQueries,
  notificationsRejections,
  newFilesDue,
  orderNewsDue,
  orderRemindersDue,
  quoteEndsDue,
  notices,
  notificationSettings,
} from './notifications.contract';
import { notificationsEvents, orderNewsEvents, reminderEvents, webPushEvents } from './notifications.events';
import { notificationsExamples } from './notifications.examples';
import { webPushCommands, webPushQueries, pushDevices } from './web-push.contract';

export * from './notifications.examples';
export * from './notifications.contract';
export * from './notifications.events';
export * from './notifications.rules';
export * from './web-push.contract';

export const notificationsArea = defineArea({
  area: 'notifications',
  calls: [notificationsCommands, notificationsQueries, webPushCommands, webPushQueries],
  events: [notificationsEvents, orderNewsEvents, reminderEvents, webPushEvents],
  views: [
    notificationSettings,
    notices,
    newFilesDue,
    orderNewsDue,
    orderRemindersDue,
    quoteEndsDue,
    pushDevices,
  ],
  pushes: [notificationsPushes],
  rejections: notificationsRejections,
  examples: notificationsExamples,
});
