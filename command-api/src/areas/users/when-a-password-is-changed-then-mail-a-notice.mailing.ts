import type { EventOf } from '@portal/contracts';
import type { credentialEvents } from '@portal/contracts/areas/users';
import { defineMailing, type Mailing } from '@portal/platform/mail/mailing';
import type { MailingWorld } from '../../mailing-world';
import { passwordChangedMail } from './password.mail';
import { accountMailReader } from './account-mail-reader';

/** S6. */
export const whenAPasswordIsChangedThenMailANotice = (world: MailingWorld): Mailing =>
  defineMailing<EventOf<typeof credentialEvents>>('when-a-password-is-changed-then-mail-a-notice', {
    async PasswordChanged({ data: { userId }, metadata: { at } }) {
      const reader = await accountMailReader(userId, world);
      if (!reader) return [];
      const { title: portal, timeZone } = world.market;
      return [
        passwordChangedMail(reader, { at, url: `${world.publicOrigin()}/remember` }, { portal, timeZone }),
      ];
    },
  });
