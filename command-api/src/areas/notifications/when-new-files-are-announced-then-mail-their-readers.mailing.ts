import type { EventOf } from '@portal/contracts';
import type { notificationsEvents } from '@portal/contracts/areas/notifications';
import { defineMailing, type Mailing } from '@portal/platform/mail/mailing';
import type { MailingWorld } from '../../mailing-world';
import { foundResources } from './found-resources';
import { newFilesMail } from './new-files.mail';
import { mailReaders } from './notice-readers';
import { sealUnsubscribe } from './unsubscribe-token';

/** After a day, news is shown in the portal only. */
const newsFor = 24 * 60 * 60_000;

/** Pieces visible to each reader, in their language (R-ACC-15, R-CAT-10). */
export const whenNewFilesAreAnnouncedThenMailTheirReaders = (world: MailingWorld): Mailing =>
  defineMailing<EventOf<typeof notificationsEvents>>(
    'when-new-files-are-announced-then-mail-their-readers',
    {
      async NewFilesAnnounced({ data }) {
        if (data.pieces.length === 0) return [];
        const { market, secrets } = world;
        const publicOrigin = world.publicOrigin();
        const foundBy = await foundResources(data.pieces, world);
        const readers = await mailReaders(world);
        return readers
          .filter(({ wants }) => wants('newFiles'))
          .flatMap((reader) => {
            const pieces = foundBy(reader.role).filter(({ language }) => language === reader.language);
            if (pieces.length === 0) return [];
            const unsubscribeToken = sealUnsubscribe(secrets, { userId: reader.userId, kind: 'newFiles' });
            return [newFilesMail(reader, pieces, { portal: market.title, publicOrigin, unsubscribeToken })];
          });
      },
    },
    { newsFor },
  );
