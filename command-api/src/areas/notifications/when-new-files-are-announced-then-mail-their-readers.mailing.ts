import { catalogueReaders, type DocumentOf, type EventOf, languageFor, type Role } from '@portal/contracts';
import { notificationSettings, type notificationsEvents } from '@portal/contracts/areas/notifications';
import { users } from '@portal/contracts/areas/users';
import { defineMailing, type Mailing } from '@portal/platform/mail/mailing';
import type { MailingWorld } from '../../mailing-world';
import { newFilesMail, type NewFilesReader } from './new-files.mail';
import { foundResources } from './found-resources';
import { sealUnsubscribe } from './unsubscribe-token';

type User = DocumentOf<typeof users>;
type Settings = DocumentOf<typeof notificationSettings>;

/** Catalogue readers with mails on (R-ACC-15). */
async function readersIn({
  views,
  market,
}: MailingWorld): Promise<readonly (NewFilesReader & { readonly role: Role })[]> {
  const where = { active: { eq: true }, deleted: { eq: false }, type: { in: catalogueReaders } };
  const people = await views.find<User>(users.name, { where, size: -1 });
  const chosen = await views.find<Settings>(notificationSettings.name, { size: -1 });
  const settings = new Map(chosen.documents.map((each) => [each.id, each]));
  return people.documents
    .filter(({ id, legal, email }) => legal !== null && email !== '' && (settings.get(id)?.newFiles ?? true))
    .map(({ id, name, email, type }) => ({
      userId: id,
      role: type,
      name,
      email,
      language: languageFor(market.market, settings.get(id)?.language),
    }));
}

/** After a day, news is shown in the portal only. */
const newsFor = 24 * 60 * 60_000;

/** Pieces visible to each reader, in their language (R-CAT-10). */
export const whenNewFilesAreAnnouncedThenMailTheirReaders = (world: MailingWorld): Mailing =>
  defineMailing<EventOf<typeof notificationsEvents>>(
    'when-new-files-are-announced-then-mail-their-readers',
    {
      async NewFilesAnnounced({ data }) {
        if (data.pieces.length === 0) return [];
        const { market, secrets } = world;
        const publicOrigin = world.publicOrigin();
        const foundBy = await foundResources(data.pieces, world);
        return (await readersIn(world)).flatMap((reader) => {
          const pieces = foundBy(reader.role).filter(({ language }) => language === reader.language);
          if (pieces.length === 0) return [];
          const unsubscribeToken = sealUnsubscribe(secrets, reader.userId);
          return [newFilesMail(reader, pieces, { portal: market.title, publicOrigin, unsubscribeToken })];
        });
      },
    },
    { newsFor },
  );
