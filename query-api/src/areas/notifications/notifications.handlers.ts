import type { DocumentOf } from '@portal/contracts';
import {
  notices,
  notificationSettings,
  notificationsQueries,
  type Notice,
} from '@portal/contracts/areas/notifications';
import { thumbPath } from '@portal/contracts/areas/resources';
import { handleQueryOfPerson } from '@portal/platform/http/serve-queries';
import type { Views } from '@portal/platform/stores/view-store/views';
import { noticesFor, unreadOf } from './notices.where';

type NoticeDocument = DocumentOf<typeof notices>;

async function settingsOf(views: Views, userId: number) {
  const settings = await views.get(notificationSettings, String(userId));
  return settings ?? { newFiles: true, language: null, readUpTo: null };
}

const toNotice = (
  { audience: _audience, pieces, ...notice }: NoticeDocument,
  readUpTo: string | null,
): Notice => ({
  ...notice,
  unread: readUpTo === null || notice.at > readUpTo,
  pieces: pieces.map(({ id, name, link, thumbKey }) => ({
    ...{ id, name, link },
    thumb: thumbKey === '' ? '' : thumbPath(id, thumbKey),
  })),
});

export const notificationsHandlers = [
  handleQueryOfPerson(notificationsQueries.GetNotifications, async (_input, { person, views }) => {
    const { newFiles, language } = await settingsOf(views, person.userId);
    return { newFiles, language };
  }),

  handleQueryOfPerson(notificationsQueries.ListNotices, async (input, { person, market, views, now }) => {
    const { page, size, sort, lang } = input;
    const where = noticesFor({ person, market, lang, now: now() });
    const [{ readUpTo }, found] = await Promise.all([
      settingsOf(views, person.userId),
      views.find(notices, { where, page, size, sort }),
    ]);
    return { records: found.documents.map((notice) => toNotice(notice, readUpTo)), total: found.total };
  }),

  handleQueryOfPerson(
    notificationsQueries.CountUnreadNotices,
    async ({ lang }, { person, market, views, now }) => {
      const { readUpTo } = await settingsOf(views, person.userId);
      const where = noticesFor({ person, market, lang, now: now() });
      return { unread: await views.count(notices, { where: unreadOf(where, readUpTo, now()) }) };
    },
  ),
];
