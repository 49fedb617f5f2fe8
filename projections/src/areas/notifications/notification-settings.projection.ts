import type { DocumentOf, EventOf } from '@portal/contracts';
import { notificationSettings, type notificationsEvents } from '@portal/contracts/areas/notifications';
import { keyedBy } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type Settings = DocumentOf<typeof notificationSettings>;

const byUser = keyedBy('userId');
const untouched = (id: number): Settings => ({ id, newFiles: true, language: null, readUpTo: null });

/** Only people who changed a setting have a document. */
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
