import type { DocumentOf, EventOf } from '@portal/contracts';
import {
  defaultQuietHours,
  notificationSettings,
  type notificationsEvents,
  withCells,
} from '@portal/contracts/areas/notifications';
import { keyedBy } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type Settings = DocumentOf<typeof notificationSettings>;

const byUser = keyedBy('userId');
const untouched = (id: number): Settings => ({
  id,
  chosen: {},
  quiet: defaultQuietHours,
  language: null,
  readUpTo: null,
});

/** Only people who changed a setting have a document. */
export const notificationSettingsProjection = defineProjection<
  EventOf<typeof notificationsEvents>,
  typeof notificationSettings
>(notificationSettings, {
  NoticesChosen: {
    id: byUser,
    apply(settings, { data }) {
      const before = settings ?? untouched(data.userId);
      return { ...before, chosen: withCells(before.chosen, data.cells) };
    },
  },
  QuietHoursSet: {
    id: byUser,
    apply: (settings, { data }) => ({ ...(settings ?? untouched(data.userId)), quiet: data.quiet }),
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
