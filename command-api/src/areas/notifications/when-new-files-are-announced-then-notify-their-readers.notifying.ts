import { catalogueReaders, type DocumentOf, type EventOf, languageFor } from '@portal/contracts';
import {
  type notificationsEvents,
  notificationSettings,
  pushDevices,
} from '@portal/contracts/areas/notifications';
import { users } from '@portal/contracts/areas/users';
import { defineNotifying, type Notifying } from '@portal/platform/web-push/notifying';
import { noticesTo, type PushWorld } from './device-notices';
import { foundResources } from './found-resources';

/** Pieces visible to each device owner, in their language (R-CAT-10). */
export const whenNewFilesAreAnnouncedThenNotifyTheirReaders = (world: PushWorld): Notifying => {
  const { views, market } = world;
  const languageOf = async (userId: number) => {
    const settings = await views.get<DocumentOf<typeof notificationSettings>>(
      notificationSettings.name,
      String(userId),
    );
    return languageFor(market.market, settings?.language);
  };

  return defineNotifying<EventOf<typeof notificationsEvents>>(
    'when-new-files-are-announced-then-notify-their-readers',
    {
      async NewFilesAnnounced({ data, metadata }) {
        if (data.pieces.length === 0) return [];
        const foundBy = await foundResources(data.pieces, world);
        const { documents } = await views.find<DocumentOf<typeof pushDevices>>(pushDevices.name, {
          size: -1,
        });
        const notices = documents.map(async ({ id }) => {
          const user = await views.get<DocumentOf<typeof users>>(users.name, String(id));
          if (!user || !catalogueReaders.includes(user.type)) return [];
          const language = await languageOf(id);
          const pieces = foundBy(user.type).filter((piece) => piece.language === language);
          const [first] = pieces;
          if (!first) return [];
          const content = { count: pieces.length, name: first.name, link: first.link };
          return noticesTo({ kind: 'newFiles', content, people: [id] }, metadata, world);
        });
        return (await Promise.all(notices)).flat();
      },
    },
  );
};
