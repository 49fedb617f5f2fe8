import type { EventOf } from '@portal/contracts';
import {
  type notificationsEvents,
  notificationsPushes,
  type webPushEvents,
} from '@portal/contracts/areas/notifications';
import { type chatEvents, toldByNote } from '@portal/contracts/areas/chat';
import type { channelEvents } from '@portal/contracts/areas/channels';
import type { orderEvents } from '@portal/contracts/areas/orders';
import { type resourceEvents, ResourceStatus } from '@portal/contracts/areas/resources';
import type { sessionEvents } from '@portal/contracts/areas/session';
import { toFullAdministrators, toReaders, toRestaurant, toUser } from '@portal/platform/push/audiences';
import { definePushRules, pushToPerson } from '@portal/platform/push/push-rules';

type PlanFailed = Extract<EventOf<typeof channelEvents>, { type: 'ChannelPlanFailed' }>;
type NoteAdded = Extract<EventOf<typeof chatEvents>, { type: 'OrderNoteAdded' }>;
type FileReplaced = Extract<EventOf<typeof resourceEvents>, { type: 'ResourceFileReplaced' }>;
type Withdrawn = Extract<
  EventOf<typeof resourceEvents>,
  { type: 'ResourceStatusChanged' | 'ResourceDeleted' | 'ResourceRestored' }
>;
type NoticeEvent =
  | EventOf<typeof notificationsEvents>
  | EventOf<typeof webPushEvents>
  | EventOf<typeof orderEvents>
  | EventOf<typeof sessionEvents>
  | PlanFailed
  | NoteAdded
  | FileReplaced
  | Withdrawn;

const toThePerson = pushToPerson('NotificationsChanged');
const toAllReaders = ({ position }: { readonly position: number }) => [
  { name: 'NoticesChanged' as const, payload: { position }, to: toReaders },
];

/** New pieces: all catalogue readers. Orders: the restaurant. Notes: people mentioned. */
export const notificationsPushRules = definePushRules<NoticeEvent, typeof notificationsPushes>(
  notificationsPushes,
  {
    NewFileCollected: toAllReaders,
    // Inactive resources drop out; new ones wait for their batch.
    ResourceStatusChanged: (event) => (event.data.to === ResourceStatus.Inactive ? toAllReaders(event) : []),
    ResourceDeleted: toAllReaders,
    ResourceRestored: toAllReaders,
    OrderStatusChanged: ({ data, position }) => [
      { name: 'NoticesChanged', payload: { position }, to: toRestaurant(data.restaurantId) },
    ],
    OrderCancelledByRestaurant: ({ data, position }) => [
      { name: 'NoticesChanged', payload: { position }, to: toRestaurant(data.restaurantId) },
    ],
    ActingAsUserNoticed: ({ data, position }) => [
      { name: 'NoticesChanged', payload: { position }, to: toUser(data.userId) },
    ],
    // Followers are resolved on read.
    ResourceFileReplaced: (event) => (event.data.file ? toAllReaders(event) : []),
    OrderNoteAdded: ({ data, position }) => {
      const to = toldByNote(data).flatMap(toUser);
      return to.length > 0 ? [{ name: 'NoticesChanged', payload: { position }, to }] : [];
    },
    ChannelPlanFailed: ({ data, position }) => [
      {
        name: 'NoticesChanged',
        payload: { position },
        to: [...toRestaurant(data.restaurantId), ...toFullAdministrators],
      },
    ],
    NewFilesMailSet: toThePerson,
    MailLanguageChosen: toThePerson,
    NoticesRead: toThePerson,
    PushDeviceRegistered: toThePerson,
    PushDeviceRemoved: toThePerson,
    PushSettingsSet: toThePerson,
  },
);
