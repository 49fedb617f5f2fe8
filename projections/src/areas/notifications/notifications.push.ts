import type { EventOf } from '@portal/contracts';
import { type chatEvents, mentionNotice } from '@portal/contracts/areas/chat';
import { notificationsPushes } from '@portal/contracts/areas/notifications';
import { type resourceEvents, ResourceStatus } from '@portal/contracts/areas/resources';
import { toReaders, toUser } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

type NoticeEvent = EventOf<typeof chatEvents> | EventOf<typeof resourceEvents>;

const toAllReaders = ({ position }: { readonly position: number }) => [
  { name: 'NoticesChanged' as const, payload: { position }, to: toReaders },
];

export const notificationsPushRules = definePushRules<NoticeEvent, typeof notificationsPushes>(
  notificationsPushes,
  {
    // Inactive resources drop out; new ones wait for their batch.
    ResourceStatusChanged: (event) => (event.data.to === ResourceStatus.Inactive ? toAllReaders(event) : []),
    // Followers are resolved on read.
    ResourceFileReplaced: (event) => (event.data.file ? toAllReaders(event) : []),
    OrderNoteAdded: ({ data, position }) => {
      const to = mentionNotice(data).flatMap(toUser);
      return to.length > 0 ? [{ name: 'NoticesChanged', payload: { position }, to }] : [];
    },
  },
);
