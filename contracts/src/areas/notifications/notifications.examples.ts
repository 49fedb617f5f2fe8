import type { World } from '../../example-world';
import { type ExamplesOf, marketRecords } from '../../kernel';
import type { notificationsCommands } from './notifications.commands';
import type { notificationsQueries } from './notifications.queries';
import { aPushSubscription } from './web-push.builders';
import type { webPushCommands } from './web-push.commands';
import type { webPushQueries } from './web-push.queries';

/** A valid input of each call, in a world where these things exist. */
export const notificationsExamples: ExamplesOf<
  typeof notificationsCommands & typeof notificationsQueries & typeof webPushCommands & typeof webPushQueries,
  World
> = {
  UpdateNotifications: () => ({ notifications: { newFiles: true } }),
  ChooseMailLanguage: ({ market }) => ({ language: marketRecords[market].defaultLanguage }),
  ReadNotices: () => ({ up_to: '2026-11-20T09:30:00.000Z' }),
  UnsubscribeFromMails: ({ unsubscribeToken }) => ({ token: unsubscribeToken }),
  GetNotifications: () => ({}),
  ListNotices: () => ({ size: 10 }),
  CountUnreadNotices: () => ({}),
  RegisterPushDevice: () => aPushSubscription('another-device'),
  RemovePushDevice: ({ pushDeviceId }) => ({ id: pushDeviceId }),
  UpdatePushSettings: () => ({ settings: { newFiles: false } }),
  GetPushSettings: () => ({}),
};
