import type { EventOf } from '@portal/contracts';
import type { sessionEvents } from '@portal/contracts/areas/session';
import { defineMailing, type Mailing } from '@portal/platform/mail/mailing';
import type { MailingWorld } from '../../mailing-world';
import { accountMailReader, nameOfUser } from './account-mail-reader';
import { accountNoticeMail } from './account-notices.mail';

/** Once a day per administrator, like the notices, which partners do not have (W5). */
export const whenAnAdministratorActsAsAUserThenMailThem = (world: MailingWorld): Mailing =>
  defineMailing<EventOf<typeof sessionEvents>>('when-an-administrator-acts-as-a-user-then-mail-them', {
    async ActingAsUserNoticed({ data: { userId, byUserId, startedAt: at } }) {
      const reader = await accountMailReader(userId, world);
      if (!reader?.isActive) return [];
      const { title: portal, timeZone } = world.market;
      const done = { by: await nameOfUser(byUserId, world), at, url: world.publicOrigin() };
      return [accountNoticeMail('acting', reader, done, { portal, timeZone })];
    },
  });
