import type { EventOf } from '@portal/contracts';
import type { secondFactorEvents } from '@portal/contracts/areas/users';
import { defineMailing, type Mailing } from '@portal/platform/mail/mailing';
import type { MailingWorld } from '../../mailing-world';
import { accountMailReader, nameOfUser } from './account-mail-reader';
import { accountNoticeMail } from './account-notices.mail';

/** S6. */
export const whenASecondFactorIsResetThenMailANotice = (world: MailingWorld): Mailing =>
  defineMailing<EventOf<typeof secondFactorEvents>>('when-a-second-factor-is-reset-then-mail-a-notice', {
    async SecondFactorReset({ data: { userId, byUserId }, metadata: { at } }) {
      const reader = await accountMailReader(userId, world);
      if (!reader) return [];
      const { title: portal, timeZone } = world.market;
      const done = { by: await nameOfUser(byUserId, world), at, url: world.publicOrigin() };
      return [accountNoticeMail('secondFactor', reader, done, { portal, timeZone })];
    },
  });
