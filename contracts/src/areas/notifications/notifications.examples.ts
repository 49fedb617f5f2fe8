import type { World } from '../../example-world';
import { type EventChanges, type EventNamed, type ExamplesOf, marketRecords } from '../../kernel';
import type { notificationsCommands, notificationsQueries } from './notifications.contract';
import type {
  AnnouncedResource,
  notificationsEvents,
  OrderNews,
  webPushEvents,
} from './notifications.events';
import type { ChosenNotices } from './notifications.rules';
import type { webPushCommands, webPushQueries } from './web-push.contract';

type Events = typeof notificationsEvents;

export const anAnnouncedResource = (changes: Partial<AnnouncedResource> = {}): AnnouncedResource => {
  const resourceId = changes.resourceId ?? 1;
  return {
    resourceId,
    name: 'Menú del día',
    language: 'CAST',
    link: `/nacional/menus/menu-del-dia-${resourceId}`,
    thumbKey: 'a'.repeat(32),
    ...changes,
  };
};

export const aNewFileCollected = (
  piece: Partial<AnnouncedResource> = {},
  batchId = 'batch-1',
): EventNamed<Events, 'NewFileCollected'> => ({
  type: 'NewFileCollected',
  data: { batchId, piece: anAnnouncedResource(piece), closesAt: '2026-11-20T09:40:00.000Z' },
});

export const aNoticesChosen = (
  cells: ChosenNotices,
  changes: EventChanges<Events, 'NoticesChosen'> = {},
): EventNamed<Events, 'NoticesChosen'> => ({
  type: 'NoticesChosen',
  data: { userId: 12, cells, by: 'person', ...changes },
});

export const someOrderNews = (changes: Partial<OrderNews> = {}): OrderNews => ({
  kind: 'placed',
  orderId: '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11',
  restaurantId: 1,
  to: 'agency',
  by: 'user-12',
  ...changes,
});

export const aPushSubscription = (device = 'device-1') => ({
  endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${device}`,
  p256dh: 'BBN8OmNJA9WfGnqbzj9Ywr_bAZkGOIFdgPTUIC2oBFNkNkOt5NhSSSKOyRw3S0y3PdY6KOd-CHnyZqLCDwi_DvM',
  auth: 'rqfRmBqmyzLBfp37jX7y6Q',
});

export const aPushDeviceRegistered = (
  changes: EventChanges<typeof webPushEvents, 'PushDeviceRegistered'> = {},
): EventNamed<typeof webPushEvents, 'PushDeviceRegistered'> => {
  const data = { userId: 12, deviceId: 'device-1', sessionId: 'session-1', ...changes };
  return {
    type: 'PushDeviceRegistered',
    data,
    personal: { subject: `user-${data.userId}`, value: aPushSubscription(data.deviceId) },
  };
};

export const aPushDeviceRemoved = (
  changes: EventChanges<typeof webPushEvents, 'PushDeviceRemoved'> = {},
): EventNamed<typeof webPushEvents, 'PushDeviceRemoved'> => ({
  type: 'PushDeviceRemoved',
  data: { userId: 12, deviceId: 'device-1', reason: 'person', ...changes },
});

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
  UpdateNoticeSettings: () => ({ settings: { cells: { newFiles: { mail: false } } } }),
  GetPushDevices: () => ({}),
};
