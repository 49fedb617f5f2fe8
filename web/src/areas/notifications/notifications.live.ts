import {
  notificationsPushes,
  notificationsQueries,
  webPushQueries,
} from '@portal/contracts/areas/notifications';
import { defineLive } from '#core/live/live-map';

const { GetNotifications, ListNotices, CountUnreadNotices } = notificationsQueries;

/**
 * The bell rings while one works. What was seen on another device is not unread here any more; a list that is open
 * goes on showing what was new when it was opened.
 */
export const notificationsLive = defineLive(notificationsPushes, {
  NoticesChanged: { refresh: [ListNotices, CountUnreadNotices] },
  NotificationsChanged: { refresh: [GetNotifications, CountUnreadNotices, webPushQueries.GetPushSettings] },
});
