import {
  catalogueReaders,
  type DocumentOf,
  type Language,
  languageFor,
  Role,
  type Role as RoleId,
} from '@portal/contracts';
import {
  isNoticeOn,
  noticeChannelsFor,
  type NoticeKind,
  notificationSettings,
} from '@portal/contracts/areas/notifications';
import { users } from '@portal/contracts/areas/users';
import type { MailingWorld } from '../../mailing-world';

type User = DocumentOf<typeof users>;
type Settings = DocumentOf<typeof notificationSettings>;
type World = Pick<MailingWorld, 'views' | 'market'>;

export interface MailReader {
  readonly userId: number;
  readonly role: RoleId;
  readonly restaurants: readonly number[];
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly wants: (kind: NoticeKind) => boolean;
}

/** Readers of the catalogue who may get mails. */
export async function mailReaders({ views, market }: World): Promise<readonly MailReader[]> {
  const where = { active: { eq: true }, deleted: { eq: false }, type: { in: catalogueReaders } };
  const people = await views.find<User>(users.name, { where, size: -1 });
  const found = await views.find<Settings>(notificationSettings.name, { size: -1 });
  const settings = new Map(found.documents.map((each) => [each.id, each]));
  return people.documents
    .filter(({ legal, email }) => legal !== null && email !== '')
    .map(({ id: userId, name, email, type: role, locations: restaurants }) => {
      const { chosen = {}, language } = settings.get(userId) ?? {};
      const wants = (kind: NoticeKind) =>
        noticeChannelsFor(kind, role, market.features).includes('mail') && isNoticeOn(chosen, kind, 'mail');
      const own = languageFor(market.market, language);
      return { userId, role, restaurants, name, email, language: own, wants };
    });
}

export async function administratorIds({ views }: Pick<World, 'views'>): Promise<readonly number[]> {
  const where = { active: { eq: true }, deleted: { eq: false }, type: { eq: Role.Administrator } };
  const { documents } = await views.find<User>(users.name, { where, size: -1 });
  return documents.map(({ id }) => id);
}
