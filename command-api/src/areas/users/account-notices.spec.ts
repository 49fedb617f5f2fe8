import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, type Language, type Market, marketRecords, Role } from '@portal/contracts';
import { aUserDocument, users } from '@portal/contracts/areas/users';
import type { Mailing } from '@portal/platform/mail/mailing';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { projected } from '@portal/platform/testing/projection-kit';
import type { MailingWorld } from '../../mailing-world';
import { whenASecondFactorIsResetThenMailANotice } from './when-a-second-factor-is-reset-then-mail-a-notice.mailing';
import { whenAnAdministratorActsAsAUserThenMailThem } from './when-an-administrator-acts-as-a-user-then-mail-them.mailing';

type User = DocumentOf<typeof users>;
const ana = aUserDocument(12, { name: 'Ana Prats', email: 'ana@chain.example' });
const admin: User = { ...ana, id: 2, name: 'Luis Gil', type: Role.Administrator };

function worldOf(market: Market, language: Language, people: readonly User[] = [ana, admin]): MailingWorld {
  const get = async (view: string, id: string) =>
    view === users.name ? (people.find((each) => each.id === Number(id)) ?? null) : { id: 12, language };
  return {
    market: marketRecords[market],
    views: { get, find: async () => ({ documents: [], total: 0 }) } as unknown as MailingWorld['views'],
    secrets: createSessionSecrets(Buffer.alloc(32, 1)),
    publicOrigin: () => 'https://portal.chain.example',
    agency: 'a@b.example',
  };
}
const lettersOf = async ({ on }: Mailing, event: { type: string }) =>
  (await on.get(event.type)?.(projected(event as never))) ?? [];

const noticed = {
  type: 'ActingAsUserNoticed',
  data: { userId: 12, byUserId: 2, startedAt: '2026-11-20T09:30:00.000Z', day: '2026-11-20' },
};
const reset = {
  type: 'SecondFactorReset',
  data: { userId: 12, generation: 1, keptSession: null, byUserId: 2 },
};
const acting = async (world: MailingWorld) =>
  lettersOf(whenAnAdministratorActsAsAUserThenMailThem(world), noticed);
const factor = async (world: MailingWorld) =>
  lettersOf(whenASecondFactorIsResetThenMailANotice(world), reset);

describe('mails about what an administrator did with an account', () => {
  it.each<[Market, Language, string, string, string]>([
    ['ES', 'CAST', 'en tu nombre', 'se ha restablecido', 'Luis Gil, de administración, ha'],
    ['ES', 'CAT', 'en nom teu', 's’ha restablert', 'Luis Gil, d’administració, ha'],
    ['PT', 'PT', 'em seu nome', 'foi reposta', 'Luis Gil, da administração,'],
  ])('[W5] [S6] in %s say in %s who it was and when', async (market, language, asUser, wasReset, who) => {
    const world = worldOf(market, language);
    const clock = market === 'ES' ? '10:30 (20/11/2026)' : '09:30 (20/11/2026)';
    for (const [letters, subject] of [
      [await acting(world), asUser],
      [await factor(world), wasReset],
    ] as const) {
      expect(letters).toHaveLength(1);
      expect(letters[0]).toMatchObject({ recipient: 'user-12', to: { address: 'ana@chain.example' } });
      expect(letters[0]?.subject).toContain(subject);
      expect(letters[0]?.text).toContain(who);
      expect(letters[0]?.text).toContain(clock);
    }
  });

  it('[S18] do not name a person who was erased since', async () => {
    const world = worldOf('ES', 'CAST', [ana, { ...admin, name: '', email: '' }]);
    expect((await acting(world))[0]?.text).toContain('Una persona de administración ha empezado');
  });

  it('[W5] [S18] are not sent to deleted or erased people; those about acting, not to inactive ones either', async () => {
    for (const found of [[], [{ ...ana, deleted: true }], [{ ...ana, email: '' }]]) {
      const world = worldOf('ES', 'CAST', [...found, admin]);
      expect([await acting(world), await factor(world)]).toEqual([[], []]);
    }
    const inactive = worldOf('ES', 'CAST', [{ ...ana, active: false }, admin]);
    expect([(await acting(inactive)).length, (await factor(inactive)).length]).toEqual([0, 1]);
  });
});
