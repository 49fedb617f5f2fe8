import { type DocumentOf, languageFor, restaurantStaff, Role } from '@portal/contracts';
import { notificationSettings } from '@portal/contracts/areas/notifications';
import { users } from '@portal/contracts/areas/users';
import { defineMailing, type Mailing } from '@portal/platform/mail/mailing';
import type { MailingWorld } from '../../mailing-world';
import type { ChannelEvent } from './channel-state';
import { type ChannelReader, plannedChangeFailedMail } from './planned-change-failed.mail';

type User = DocumentOf<typeof users>;

async function recipientsOf(
  restaurantId: number,
  { views, market }: MailingWorld,
): Promise<readonly ChannelReader[]> {
  const where = {
    active: { eq: true },
    deleted: { eq: false },
    type: { in: [...restaurantStaff, Role.Administrator] },
  };
  const people = await views.find<User>(users.name, { where, size: -1 });
  const mayAct = ({ type, locations: own }: User) =>
    type === Role.Administrator || own.includes(restaurantId);
  const found = people.documents.filter((user) => user.email !== '' && mayAct(user));
  const settings = await Promise.all(
    found.map(({ id }) =>
      views.get<DocumentOf<typeof notificationSettings>>(notificationSettings.name, String(id)),
    ),
  );
  return found.map(({ id: userId, name, email }, index) => ({
    userId,
    name,
    email,
    language: languageFor(market.market, settings[index]?.language),
  }));
}

/** Recipients can fix the plan. */
export const whenAPlannedChangeFailsThenMailThoseConcerned = (world: MailingWorld): Mailing =>
  defineMailing<ChannelEvent>('when-a-planned-change-fails-then-mail-those-concerned', {
    async ChannelPlanFailed({ data }) {
      const { restaurantId, restaurantName, restaurantSite, date, reason } = data;
      const failed = {
        date,
        restaurant: `${restaurantName} (${restaurantSite})`,
        isInactive: reason === 'restaurant_inactive',
        url: `${world.publicOrigin()}/channels`,
      };
      const readers = await recipientsOf(restaurantId, world);
      return readers.map((reader) => plannedChangeFailedMail(reader, failed, world.market.title));
    },
  });
