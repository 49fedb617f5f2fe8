import { z } from 'zod';
import { definePushes } from '../../kernel';

export const notificationsPushes = definePushes('notifications', {
  /** To everybody who may hear of it: there is something new behind the bell. */
  NoticesChanged: z.object({ position: z.int() }),
  /** To the person, on all devices: notices were seen, or a setting was changed. */
  NotificationsChanged: z.object({ position: z.int() }),
});
