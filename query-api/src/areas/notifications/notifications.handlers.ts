import type { DocumentOf } from '@portal/contracts';
import {
  notices,
  notificationSettings,
  notificationsQueries,
  type Notice,
} from '@portal/contracts/areas/notifications';
import { users } from '@portal/contracts/areas/users';
import { pagePath, resources, thumbPath } from '@portal/contracts/areas/resources';
import { handleQueryOfPerson } from '@portal/platform/http/serve-queries';
import type { Views } from '@portal/platform/stores/view-store/views';
import { followedNotices } from './followed-notices';
import { noticesFor, unreadOf } from './notices.where';
import { webPushHandlers } from './web-push.handlers';

type NoticeDocument = DocumentOf<typeof notices>;

async function settingsOf(views: Views, userId: number) {
  const settings = await views.get(notificationSettings, String(userId));
  return settings ?? { newFiles: true, language: null, readUpTo: null };
}

/** What the administrators are called who acted as the reader; nobody who was erased. */
async function namesIn(found: readonly NoticeDocument[], views: Views): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(found.flatMap(({ actedBy }) => actedBy ?? []))];
  const people = ids.length === 0 ? [] : await views.getMany(users, ids.map(String));
  return new Map(people.flatMap((user) => (user ? [[user.id, user.name] as const] : [])));
}

/** Of notices that name no pieces themselves: the pieces as they are called now. */
async function replacedIn(found: readonly NoticeDocument[], views: Views) {
  const ids = found.flatMap(({ kind, pieces }) => (kind === 'replaced' ? pieces.map(({ id }) => id) : []));
  const known = ids.length === 0 ? [] : await views.getMany(resources, [...new Set(ids)]);
  const named = known.flatMap((each) => {
    if (!each) return [];
    const { id, name, thumb } = each;
    return [[id, { id, name, link: pagePath(each), thumbKey: thumb?.key ?? '' }] as const];
  });
  return new Map(named);
}

type Replaced = Awaited<ReturnType<typeof replacedIn>>;

const toNotice = (
  { audience: _audience, actedBy, pieces, ...notice }: NoticeDocument,
  readUpTo: string | null,
  { names, replaced }: { readonly names: ReadonlyMap<number, string>; readonly replaced: Replaced },
): Notice => ({
  ...notice,
  acted_by: actedBy === null ? null : (names.get(actedBy) ?? ''),
  unread: readUpTo === null || notice.at > readUpTo,
  pieces: pieces
    .map((piece) => (notice.kind === 'replaced' ? (replaced.get(piece.id) ?? piece) : piece))
    .map(({ id, name, link, thumbKey }) => ({
      ...{ id, name, link },
      thumb: thumbKey === '' ? '' : thumbPath(id, thumbKey),
    })),
});

export const notificationsHandlers = [
  ...webPushHandlers,

  handleQueryOfPerson(notificationsQueries.GetNotifications, async (_input, { person, views }) => {
    const { newFiles, language } = await settingsOf(views, person.userId);
    return { newFiles, language };
  }),

  handleQueryOfPerson(notificationsQueries.ListNotices, async (input, { person, market, views, now }) => {
    const { page, size, sort, lang } = input;
    const followed = await followedNotices({ person, views, now: now() });
    const where = noticesFor({ person, market, lang, now: now(), followed });
    const [{ readUpTo }, found] = await Promise.all([
      settingsOf(views, person.userId),
      views.find(notices, { where, page, size, sort }),
    ]);
    const [names, replaced] = await Promise.all([
      namesIn(found.documents, views),
      replacedIn(found.documents, views),
    ]);
    const records = found.documents.map((notice) => toNotice(notice, readUpTo, { names, replaced }));
    return { records, total: found.total };
  }),

  handleQueryOfPerson(
    notificationsQueries.CountUnreadNotices,
    async ({ lang }, { person, market, views, now }) => {
      const { readUpTo } = await settingsOf(views, person.userId);
      const followed = await followedNotices({ person, views, now: now() });
      const where = noticesFor({ person, market, lang, now: now(), followed });
      return { unread: await views.count(notices, { where: unreadOf(where, readUpTo, now()) }) };
    },
  ),
];
