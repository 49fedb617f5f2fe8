import type { EventOf } from '@portal/contracts';
import { newFilesDue, type notificationsEvents } from '@portal/contracts/areas/notifications';
import { intend } from '@portal/platform/automation/automation';
import {
  type Deadline,
  defineDeadline,
  fallsDue,
  fallsDueNoMore,
} from '@portal/platform/automation/deadline';
import type { NotificationsBindings } from './notifications.bindings';

export const whenNewFilesHaveBeenCollectedThenAnnounceThem = ({
  AnnounceNewFiles,
}: Pick<NotificationsBindings, 'AnnounceNewFiles'>): Deadline =>
  defineDeadline<EventOf<typeof notificationsEvents>>(
    'when-new-files-have-been-collected-then-announce-them',
    newFilesDue,
    {
      on: {
        NewFileCollected: ({ data }) => fallsDue(data.batchId, data.closesAt),
        NewFilesAnnounced: ({ data }) => fallsDueNoMore(data.batchId),
      },
      then: ({ id }) => intend(AnnounceNewFiles, { batchId: id }),
    },
  );
