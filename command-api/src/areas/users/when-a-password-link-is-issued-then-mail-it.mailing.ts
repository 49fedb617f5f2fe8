import type { EventOf } from '@portal/contracts';
import type { credentialEvents } from '@portal/contracts/areas/users';
import { defineMailing, type Mailing } from '@portal/platform/mail/mailing';
import type { MailingWorld } from '../../mailing-world';
import { secondsOf } from './credentials';
import { passwordLinkMail } from './password.mail';
import { passwordLinkPath } from './password-link';
import { accountMailReader } from './account-mail-reader';

/** Uses the configured address, not the request's host (S6). */
export const whenAPasswordLinkIsIssuedThenMailIt = (world: MailingWorld): Mailing =>
  defineMailing<EventOf<typeof credentialEvents>>('when-a-password-link-is-issued-then-mail-it', {
    async PasswordLinkIssued({ data: { userId, linkId, purpose, expiresAt } }) {
      const reader = await accountMailReader(userId, world);
      if (!reader) return [];
      const { market, secrets } = world;
      const link = { userId, linkId, expires: secondsOf(expiresAt) };
      const url = world.publicOrigin() + passwordLinkPath(secrets, link);
      const sender = { portal: market.title, timeZone: market.timeZone };
      return [passwordLinkMail(reader, { purpose, url, expiresAt }, sender)];
    },
  });
