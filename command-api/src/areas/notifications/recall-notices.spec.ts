import { describe, expect, it } from '@jest/globals';
import { marketRecords, Role } from '@portal/contracts';
import { notificationSettings, pushDevices } from '@portal/contracts/areas/notifications';
import { aRecallId, aRecallReminded, aRecallStarted, recalls } from '@portal/contracts/areas/recalls';
import { resources } from '@portal/contracts/areas/resources';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { users } from '@portal/contracts/areas/users';
import { projected } from '@portal/platform/testing/projection-kit';
import { viewsHolding } from '@portal/platform/testing/query-kit';
import { bareMessageOf, pushMessageOf } from './push-message';
import { reader, secrets } from './testing/mail-world';
import { whenARecallAsksRestaurantsThenMailThem } from './when-a-recall-asks-restaurants-then-mail-them.mailing';
import { whenARecallAsksRestaurantsThenNotifyThem } from './when-a-recall-asks-restaurants-then-notify-them.notifying';

const started = aRecallStarted();
const { resourceName, text } = started.data;
const recall = {
  ...started.data,
  id: aRecallId,
  // Restaurant 1 has confirmed.
  waiting: [2, 3],
};
const at = '2026-11-01T09:00:00.000Z';
const device = {
  id: 'd',
  sessionId: 's',
  endpoint: '',
  p256dh: '',
  auth: '',
  browser: '',
  system: '',
  usedAt: at,
};
const people = [
  reader(1, { locations: [1] }),
  reader(2, { locations: [2, 3] }),
  reader(3, { locations: [3], type: Role.Manager }),
  reader(4, { locations: [3], type: Role.Manager }),
  reader(5, { locations: [], type: Role.Administrator }),
];
const off = { recall: { mail: false, device: false } };

async function openWorld() {
  const views = await viewsHolding(
    [recalls, [recall]],
    [resources, [{ id: 7, name: 'Cartel de verano 2' }]],
    [restaurants, [1, 2, 3].map((id) => ({ id, site: `00${id}`, name: `Restaurante ${id}` }))],
    [users, people],
    [notificationSettings, [{ id: 4, chosen: off, quiet: null, language: null, readUpTo: null }]],
    [pushDevices, people.map(({ id }) => ({ id, devices: [{ ...device, since: at }] }))],
  );
  const publicOrigin = () => 'https://portal.chain.example';
  return { views, market: marketRecords.ES, secrets, publicOrigin, agency: '' };
}

describe('a recall', () => {
  it.each([
    [started, `Sustituye «${resourceName}»`],
    [aRecallReminded(), `Recordatorio: Sustituye «${resourceName}»`],
  ])(
    '[R-ACC-15] is mailed to the people of restaurants that have not confirmed: %#',
    async (event, subject) => {
      const rule = whenARecallAsksRestaurantsThenMailThem(await openWorld());
      const letters = (await rule.on.get(event.type)?.(projected(event))) ?? [];
      expect(letters.map((letter) => [letter.recipient, letter.subject])).toEqual([
        ['user-2-recall', subject],
        ['user-3-recall', subject],
      ]);
      const [{ text: content } = { text: '' }] = letters;
      for (const part of [text, '002 - Restaurante 2\n003 - Restaurante 3', 'Hasta: 24/11/2026'])
        expect(content).toContain(part);
      expect(content).toContain('Pieza nueva: Cartel de verano 2');
      expect(content).toContain('Confirmar en el portal: https://portal.chain.example/recalls');
      expect(content).toContain('?kind=recall');
    },
  );

  it('[R-ACC-17] is shown on their devices, once a person, and says what to do', async () => {
    const rule = whenARecallAsksRestaurantsThenNotifyThem(await openWorld());
    const notices = (await rule.on.get(started.type)?.(projected(started))) ?? [];
    expect(notices.map(({ person }) => person)).toEqual(['user-2', 'user-3']);
    const own = { role: Role.Franchisee, language: 'CAT', market: marketRecords.ES } as const;
    const noted = { id: 'a', content: notices[0]?.note as never };
    expect(pushMessageOf('recall', [noted], own)).toMatchObject({
      title: 'Retirades',
      body: `Substitueix «${resourceName}»`,
      path: '/recalls',
      tag: `recall-${aRecallId}`,
    });
    const other = { id: 'b', content: { ...(notices[0]?.note as object), recallId: 'other' } as never };
    expect(pushMessageOf('recall', [noted, other], own).body).toBe('Tens 2 peces per retirar');
    expect(bareMessageOf('recall', own).path).toBe('/recalls');
  });
});
