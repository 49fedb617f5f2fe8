import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, marketRecords, Role } from '@portal/contracts';
import { notificationSettings } from '@portal/contracts/areas/notifications';
import { aUserDocument, users } from '@portal/contracts/areas/users';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { viewsHolding } from '@portal/platform/testing/query-kit';
import { whenAPlannedChangeFailsThenMailThoseConcerned } from './when-a-planned-change-fails-then-mail-those-concerned.mailing';

type User = DocumentOf<typeof users>;

const person = (id: number, type: Role, overrides: Partial<User> = {}) =>
  aUserDocument(id, { type, ...overrides });
const people = [
  person(1, Role.Administrator, { locations: [] }),
  person(2, Role.Manager),
  person(3, Role.Manager, { locations: [2] }),
  person(4, Role.Editor),
  person(5, Role.Partner),
  person(6, Role.Franchisee, { active: false }),
];

describe('a planned change that came to nothing', () => {
  it('[R-CHN-29] [R-PLT-18] is mailed only to the people of its restaurant and to administrators, in their language', async () => {
    const settings = { id: 2, newFiles: false, language: 'CAT', readUpTo: null };
    const views = await viewsHolding([users, people], [notificationSettings, [settings]]);
    const mailing = whenAPlannedChangeFailsThenMailThoseConcerned({
      market: marketRecords.ES,
      views,
      secrets: createSessionSecrets(Buffer.alloc(32, 1)),
      publicOrigin: () => 'https://portal.example',
      agency: 'agency@chain.example',
    });
    const data = {
      restaurantId: 1,
      restaurantSite: '0417',
      restaurantName: 'Gran Vía',
      date: '2026-12-01',
      reason: 'channel_incomplete',
      fields: {},
    };
    const letters = (await mailing.on.get('ChannelPlanFailed')?.({ data } as never)) ?? [];
    expect(letters.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['user-1', 'No se ha aplicado un cambio planificado de Gran Vía (0417)'],
      ['user-2', 'No s’ha aplicat un canvi planificat de Gran Vía (0417)'],
    ]);
    expect(letters[0]?.text).toContain('01/12/2026');
    expect(letters[0]?.html).toContain('https://portal.example/channels');
  });
});
