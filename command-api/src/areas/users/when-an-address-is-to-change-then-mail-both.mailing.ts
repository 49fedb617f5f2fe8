import { type EventOf, userIdOf } from '@portal/contracts';
import { type addressEvents, addressRestoreSeconds } from '@portal/contracts/areas/users';
import { defineMailing, type Mailing } from '@portal/platform/mail/mailing';
import type { MailingWorld } from '../../mailing-world';
import { accountMailReader, nameOfUser } from './account-mail-reader';
import { confirmAddressMail, formerAddressMail } from './address.mail';
import { secondsAfter } from './address-request';
import { secondsOf } from './credentials';
import { addressLinkPath, restorePath } from './mailed-links';

/**
 * New address: confirm link. Current one: restore link (ASVS 6.3.7).
 * Addresses come from the event: views may be ahead.
 */
export const whenAnAddressIsToChangeThenMailBoth = (world: MailingWorld): Mailing => {
  const { secrets } = world;
  const { title: portal, timeZone } = world.market;
  const sender = { portal, timeZone };
  const restoreUrl = (userId: number, claim: number, until: string) =>
    world.publicOrigin() + restorePath(secrets, { userId, about: String(claim), expires: secondsOf(until) });

  return defineMailing<EventOf<typeof addressEvents>>('when-an-address-is-to-change-then-mail-both', {
    async UserAddressChangeRequested({ data, personal: { value }, metadata: { at, actor } }) {
      const { userId, claim, changeId, expiresAt, repeated } = data;
      const reader = await accountMailReader(userId, world);
      if (!reader || !value) return [];
      const link = { userId, about: changeId, expires: secondsOf(expiresAt) };
      const url = world.publicOrigin() + addressLinkPath(secrets, link);
      const confirm = confirmAddressMail({ ...reader, email: value.email }, { url, expiresAt }, sender);
      if (repeated) return [confirm];
      const until = secondsAfter(expiresAt, addressRestoreSeconds);
      const notice = {
        at,
        until,
        email: value.email,
        url: restoreUrl(userId, claim, until),
        by: await nameOfUser(userIdOf(actor) ?? 0, world),
      };
      const former = formerAddressMail('requested', { ...reader, email: value.former }, notice, sender);
      return [confirm, { ...former, recipient: `${former.recipient}-former` }];
    },

    async UserAddressChanged({ data, personal: { value }, metadata: { at } }) {
      const { userId, claim, requestedBy, restoreUntil: until } = data;
      const reader = await accountMailReader(userId, world);
      if (!reader || !value) return [];
      const notice = {
        at,
        until,
        email: value.email,
        url: restoreUrl(userId, claim, until),
        by: await nameOfUser(requestedBy, world),
      };
      return [formerAddressMail('changed', { ...reader, email: value.former }, notice, sender)];
    },
  });
};
