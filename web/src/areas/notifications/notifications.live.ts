import {
  notificationsPushes,
  notificationsQueries,
  webPushQueries,
} from '@portal/contracts/areas/notifications';
import { defineLive } from '#core/live/live-map';

const { GetNotifications, ListNotices, CountUnreadNotices } = notificationsQueries;

/** The count follows other devices; an open list keeps its unread marks. */
export const notificationsLive = defineLive(notificationsPushes, {
  NoticesChanged: { refresh: [ListNotices, CountUnreadNotices] },
  NotificationsChanged: { refresh: [GetNotifications, CountUnreadNotices, webPushQueries.GetPushSettings] },
});
