import { describe, expect, it } from '@jest/globals';
import { type Language, type Market, marketRecords } from '@portal/contracts';
import { aUserDocument, users } from '@portal/contracts/areas/users';
import type { Mailing } from '@portal/platform/mail/mailing';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { projected } from '@portal/platform/testing/projection-kit';
import type { MailingWorld } from '../../mailing-world';
import { passwordLinkIssued, secondsOf } from './credentials';
import { openPasswordLink } from './password-link';
import { whenAPasswordIsChangedThenMailANotice } from './when-a-password-is-changed-then-mail-a-notice.mailing';
import { whenAPasswordLinkIsIssuedThenMailIt } from './when-a-password-link-is-issued-then-mail-it.mailing';

const secrets = createSessionSecrets(Buffer.alloc(32, 1));
const person = aUserDocument(12, { name: 'Ana Prats', email: 'ana@chain.example' });

function worldOf(market: Market, language: Language, found: typeof person | null = person): MailingWorld {
  const get = async (view: string) => (view === users.name ? found : { id: 12, language });
  return {
    market: marketRecords[market],
    views: { get, find: async () => ({ documents: [], total: 0 }) } as unknown as MailingWorld['views'],
    secrets,
    publicOrigin: () => 'https://portal.chain.example',
    agency: 'a@b.example',
  };
}
const lettersOf = async ({ on }: Mailing, event: { type: string }) =>
  (await on.get(event.type)?.(projected(event as never))) ?? [];

const issued = (purpose: 'reset' | 'invitation') =>
  passwordLinkIssued(12, { purpose, linkId: 'link-1', at: '2026-11-20T09:30:00.000Z' });
const changed = {
  type: 'PasswordChanged',
  data: { userId: 12, generation: 1, keptSession: null },
  personal: { subject: 'user-12', value: { passwordRecord: '$' } },
};
const spoken: [Market, Language, string, string, string][] = [
  ['ES', 'CAST', 'Elige una contraseña nueva', 'Ya puedes entrar', 'ha cambiado'],
  ['ES', 'CAT', 'Tria una contrasenya nova', 'Ja pots entrar', 'ha canviat'],
  ['PT', 'PT', 'Escolha uma nova palavra-passe', 'Já pode entrar', 'foi alterada'],
];

describe('mails about a password', () => {
  it.each(spoken)('[S6] in %s are written in %s', async (market, language, reset, invitation, notice) => {
    const world = worldOf(market, language);
    const links = whenAPasswordLinkIsIssuedThenMailIt(world);
    const letters = [
      ...(await lettersOf(links, issued('reset'))),
      ...(await lettersOf(links, issued('invitation'))),
      ...(await lettersOf(whenAPasswordIsChangedThenMailANotice(world), changed)),
    ];
    expect(letters.map(({ to }) => to.address)).toEqual(Array.from({ length: 3 }, () => 'ana@chain.example'));
    for (const [at, words] of [reset, invitation, notice].entries())
      expect(letters[at]?.subject).toContain(words);
  });

  it('[R-AUT-20] [S6] hold a link to the configured address that ends at the stated time', async () => {
    const [mail] = await lettersOf(
      whenAPasswordLinkIsIssuedThenMailIt(worldOf('ES', 'CAST')),
      issued('reset'),
    );
    const [, token = '', time] =
      /https:\/\/portal\.chain\.example\/changepassword\/([\w.-]+)\/(\d+)/.exec(mail?.text ?? '') ?? [];
    const expires = secondsOf('2026-11-20T10:30:00.000Z');
    expect(openPasswordLink(secrets, token)).toEqual({ userId: 12, linkId: 'link-1', expires });
    expect(Number(time)).toBe(expires);
    expect(mail?.text).toContain('11:30 (20/11/2026)');
  });

  it('[S18] are not sent to a deleted or erased person', async () => {
    for (const found of [null, { ...person, deleted: true }, { ...person, email: '' }]) {
      const world = worldOf('ES', 'CAST', found);
      expect(await lettersOf(whenAPasswordLinkIsIssuedThenMailIt(world), issued('reset'))).toEqual([]);
      expect(await lettersOf(whenAPasswordIsChangedThenMailANotice(world), changed)).toEqual([]);
    }
  });
});
