import { type EventOf, userIdOf } from '@portal/contracts';
import type { userEvents } from '@portal/contracts/areas/users';
import { defineMailing, type Mailing } from '@portal/platform/mail/mailing';
import type { MailingWorld } from '../../mailing-world';
import { accountMailReader, nameOfUser } from './account-mail-reader';
import { accountNoticeMail } from './account-notices.mail';

export const whenARoleIsChangedThenMailANotice = (world: MailingWorld): Mailing =>
  defineMailing<EventOf<typeof userEvents>>('when-a-role-is-changed-then-mail-a-notice', {
    async UserRoleChanged({ data: { userId }, metadata: { at, actor } }) {
      const reader = await accountMailReader(userId, world);
      if (!reader) return [];
      const { title: portal, timeZone } = world.market;
      const done = { by: await nameOfUser(userIdOf(actor) ?? 0, world), at, url: world.publicOrigin() };
      return [accountNoticeMail('role', reader, done, { portal, timeZone })];
    },
  });
