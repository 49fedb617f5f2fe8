import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, type Language, type Market, marketRecords, Role } from '@portal/contracts';
import { aUserDocument, users } from '@portal/contracts/areas/users';
import type { Mailing } from '@portal/platform/mail/mailing';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { projected } from '@portal/platform/testing/projection-kit';
import type { MailingWorld } from '../../mailing-world';
import { addressLinks, restoreLinks } from './mailed-links';
import { whenAnAddressIsToChangeThenMailBoth } from './when-an-address-is-to-change-then-mail-both.mailing';
import { whenARoleIsChangedThenMailANotice } from './when-a-role-is-changed-then-mail-a-notice.mailing';

type User = DocumentOf<typeof users>;
const secrets = createSessionSecrets(Buffer.alloc(32, 1));
const ana = aUserDocument(12, { name: 'Ana Prats', email: 'seen@es.chain.example' });
const luis: User = { ...ana, id: 2, name: 'Luis Gil' };

function worldOf(market: Market, language: Language, people: readonly User[] = [ana, luis]): MailingWorld {
  const get = async (view: string, id: string) =>
    view === users.name ? (people.find((each) => each.id === Number(id)) ?? null) : { id: 12, language };
  return {
    market: marketRecords[market],
    views: { get, find: async () => ({ documents: [], total: 0 }) } as unknown as MailingWorld['views'],
    secrets,
    publicOrigin: () => 'https://portal.chain.example',
    agency: 'a@b.example',
  };
}
const lettersOf = async ({ on }: Mailing, event: { type: string }, actor = 'user-2') => {
  const seen = projected(event as never) as { metadata: object };
  const at = '2026-11-20T09:30:00.000Z';
  return (await on.get(event.type)?.({ ...seen, metadata: { ...seen.metadata, actor, at } } as never)) ?? [];
};

const personal = {
  subject: 'user-12',
  value: { email: 'nueva@es.chain.example', former: 'ana@es.chain.example' },
};
const requested = (repeated = false) => ({
  type: 'UserAddressChangeRequested',
  data: {
    userId: 12,
    changeId: 'change-1',
    requestedBy: 2,
    claim: 4,
    repeated,
    expiresAt: '2026-11-21T09:30:00.000Z',
  },
  personal,
});
const changed = {
  type: 'UserAddressChanged',
  data: {
    userId: 12,
    claim: 4,
    generation: 1,
    keptSession: null,
    requestedBy: 2,
    restoreUntil: '2026-11-23T09:30:00.000Z',
  },
  personal,
};
const tokenIn = (text: string | undefined, screen: string) =>
  new RegExp(`https://portal\\.chain\\.example/${screen}/([\\w.-]+)/\\d+`).exec(text ?? '')?.[1] ?? '';

describe('mails about another address', () => {
  it.each<[Market, Language, string, string, string]>([
    ['ES', 'CAST', 'Confirma tu correo nuevo', 'Se ha pedido otro correo', 'ha cambiado'],
    ['ES', 'CAT', 'Confirma el teu correu nou', 'S’ha demanat un altre correu', 'ha canviat'],
    ['PT', 'PT', 'Confirme o seu novo e-mail', 'Foi pedido outro e-mail', 'foi alterado'],
  ])(
    '[X2] in %s ask for confirmation at the new one and notify the current one, in %s',
    async (market, language, ...words) => {
      const mailing = whenAnAddressIsToChangeThenMailBoth(worldOf(market, language));
      const asked = await lettersOf(mailing, requested());
      const letters = [...asked, ...(await lettersOf(mailing, changed))];
      const addresses = ['nueva@es.chain.example', 'ana@es.chain.example', 'ana@es.chain.example'];
      expect(letters.map(({ to }) => to.address)).toEqual(addresses);
      for (const [at, { subject }] of letters.entries()) expect(subject).toContain(words[at]);
      for (const { text } of letters.slice(1)) {
        expect(text).toContain('Luis Gil');
        expect(text).toContain('n…@es.chain.example');
        expect(text).not.toContain('nueva@');
      }
      expect(new Set(asked.map(({ recipient }) => recipient)).size).toBe(2);
    },
  );

  it('[X2] [S6] hold the links that confirm it and that restore the old one', async () => {
    const mailing = whenAnAddressIsToChangeThenMailBoth(worldOf('ES', 'CAST'));
    const [ask, notice] = await lettersOf(mailing, requested());
    const [done] = await lettersOf(mailing, changed);
    const seconds = (instant: string) => Date.parse(instant) / 1000;
    expect(addressLinks.open(secrets, tokenIn(ask?.text, 'confirm-address'))).toEqual({
      userId: 12,
      about: 'change-1',
      expires: seconds('2026-11-21T09:30:00.000Z'),
    });
    const back = (expires: string) => ({ userId: 12, about: '4', expires: seconds(expires) });
    expect(restoreLinks.open(secrets, tokenIn(notice?.text, 'restore-address'))).toEqual(
      back('2026-11-24T09:30:00.000Z'),
    );
    expect(restoreLinks.open(secrets, tokenIn(done?.text, 'restore-address'))).toEqual(
      back('2026-11-23T09:30:00.000Z'),
    );
    expect(notice?.text).not.toContain('confirm-address');
  });

  it('sent once more go to the other address alone', async () => {
    const mailing = whenAnAddressIsToChangeThenMailBoth(worldOf('ES', 'CAST'));
    const letters = await lettersOf(mailing, requested(true));
    expect(letters.map(({ to }) => to.address)).toEqual(['nueva@es.chain.example']);
  });

  it('[S18] are not sent to a deleted or erased person', async () => {
    for (const found of [[], [{ ...ana, deleted: true }], [{ ...ana, email: '' }]]) {
      const mailing = whenAnAddressIsToChangeThenMailBoth(worldOf('ES', 'CAST', found));
      expect([await lettersOf(mailing, requested()), await lettersOf(mailing, changed)]).toEqual([[], []]);
    }
  });
});

it.each<[Market, Language, string]>([
  ['ES', 'CAST', 'Luis Gil, de administración, ha cambiado tu rol'],
  ['ES', 'CAT', 'Luis Gil, d’administració, ha canviat el teu rol'],
  ['PT', 'PT', 'Luis Gil, da administração, alterou a sua função'],
])('[X2] a mail in %s names in %s who has changed the role', async (market, language, words) => {
  const event = { type: 'UserRoleChanged', data: { userId: 12, role: Role.Administrator } };
  const [letter, ...others] = await lettersOf(
    whenARoleIsChangedThenMailANotice(worldOf(market, language)),
    event,
  );
  expect(others).toEqual([]);
  expect(letter?.to.address).toBe('seen@es.chain.example');
  expect(letter?.text).toContain(words);
});
