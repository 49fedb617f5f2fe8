import type { DocumentOf, EventOf } from '@portal/contracts';
import { notificationSettings, type notificationsEvents } from '@portal/contracts/areas/notifications';
import { keyedBy } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type Settings = DocumentOf<typeof notificationSettings>;

const byUser = keyedBy('userId');
const untouched = (id: number): Settings => ({ id, newFiles: true, language: null, readUpTo: null });

/** What people want to be told of; who never touched anything is not in it. */
export const notificationSettingsProjection = defineProjection<
  EventOf<typeof notificationsEvents>,
  typeof notificationSettings
>(notificationSettings, {
  NewFilesMailSet: {
    id: byUser,
    apply: (settings, { data }) => ({ ...(settings ?? untouched(data.userId)), newFiles: data.on }),
  },
  MailLanguageChosen: {
    id: byUser,
    apply: (settings, { data }) => ({ ...(settings ?? untouched(data.userId)), language: data.language }),
  },
  NoticesRead: {
    id: byUser,
    apply: (settings, { data }) => ({ ...(settings ?? untouched(data.userId)), readUpTo: data.upTo }),
  },
});
