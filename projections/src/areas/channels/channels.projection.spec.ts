import { describe, it } from '@jest/globals';
import {
  aChangePlanned,
  aClosing,
  aSpecialDay,
  blankChannel,
  everyDay,
  serviceId,
  someBirthdaysChanged,
  someHoursChanged,
  someSpecialDaysChanged,
} from '@portal/contracts/areas/channels';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { projecting } from '@portal/platform/testing/projection-kit';
import { channelDocumentsProjection } from './channel-documents.projection';
import { channelsProjection } from './channels.projection';

const at = '2026-11-20T09:30:00.000Z';
const added = {
  type: 'RestaurantAdded' as const,
  data: aRestaurant({ mopService: false, mopStatus: false, driveThrough: true }),
};
const plain = {
  id: 1,
  site: '0417',
  name: 'Gran Vía',
  type: 3,
  region: 2,
  publicName: '',
  address: 'Gran Vía 52',
  city: 'Madrid',
  postalCode: '28013',
  latitude: 40.42,
  longitude: -3.7,
  phone: '',
  email: '0417@es.chain.example',
  openingDate: '',
  razon: 'Gran Vía Restauración SL',
  cif: 'B12345678',
  fiscalAddress: 'Gran Vía 52, 28013 Madrid',
  active: true,
  deleted: false,
  ...blankChannel,
  services: [serviceId('mcauto')],
  closedSince: null,
  specialDays: [],
  cvPublic: null,
  cvTeam: null,
  plans: [],
  failedPlan: null,
  changedAt: null,
  versions: { data: 0 },
};

describe('restaurants as guests see them', () => {
  const kit = projecting(channelsProjection);

  it('[AMB-53] begin with the services that they were added with', async () => {
    await kit.given([added]).thenDocument('1', plain);
  });

  it('[R-CHN-10] have the public data that their restaurant has, with its own version', async () => {
    const updated = {
      type: 'RestaurantUpdated' as const,
      data: { restaurantId: 1, phone: '910', inhabitants: 5 },
    };
    const inhabitants = { type: 'RestaurantUpdated' as const, data: { restaurantId: 1, inhabitants: 6 } };
    await kit
      .given([added, updated, inhabitants])
      .thenDocument('1', { ...plain, phone: '910', versions: { data: 1 } });
  });

  it('[R-CHN-11] [AMB-79] hold the latest state of each block, with its version and the time', async () => {
    const hours = everyDay({ start: '12:00', end: '00:00' });
    await kit.given([added, someHoursChanged(), aClosing()]).thenDocument('1', {
      ...plain,
      schedules: { ...plain.schedules, restaurant: hours },
      opening: { open: false, date: '2026-12-10', motive: 1 },
      closedSince: '2026-11-20',
      changedAt: at,
      versions: { data: 0, restaurant: 1, opening: 2 },
    });
  });

  it('[R-CHN-12] hold since which day a restaurant is closed, until it opens', async () => {
    const later = aClosing({ opening: { open: false, date: '2026-12-15', motive: 1 } });
    const closed = [added, aClosing(), { ...later, metadata: { at: '2026-11-25T09:30:00.000Z' } }];
    await kit.given(closed).thenDocument('1', {
      ...plain,
      opening: { open: false, date: '2026-12-15', motive: 1 },
      closedSince: '2026-11-20',
      changedAt: '2026-11-25T09:30:00.000Z',
      versions: { data: 0, opening: 2 },
    });
    await kit
      .given([added, aClosing(), { type: 'ChannelReopened', data: { restaurantId: 1 } }])
      .thenDocument('1', { ...plain, changedAt: at, versions: { data: 0, opening: 2 } });
  });

  it('[W33] show no more than the last characters of what is paid to', async () => {
    const planned = {
      ...aChangePlanned(),
      personal: { subject: 'restaurant-1', value: { bizum: '600123456' } },
    };
    await kit.given([added, someBirthdaysChanged({ bizum: '12345' }), planned]).thenDocument('1', {
      ...plain,
      birthday: {
        book_online: true,
        bank_account: '****1332',
        bizum: '****2345',
        contact_phone: '910000000',
        contact_mail: '0417@es.chain.example',
      },
      plans: [
        {
          date: '2026-12-01',
          changes: { services: { [serviceId('terrace')]: true }, birthday: { bizum: '****3456' } },
        },
      ],
      changedAt: at,
      versions: { data: 0, birthday: 1, plan: 2 },
    });
  });

  it('[R-CHN-15] hold special days by day, until they are removed', async () => {
    const { spans } = aSpecialDay();
    const earlier = aSpecialDay({ day: '2026-12-08', closed: true, spans: [] });
    const changed = [someSpecialDaysChanged(), someSpecialDaysChanged({ set: [earlier] })];
    const now = { ...plain, changedAt: at };
    await kit.given([added, ...changed]).thenDocument('1', {
      ...now,
      specialDays: [earlier, { day: '2026-12-24', closed: false, spans }],
      versions: { data: 0, special: 2 },
    });
    const removed = someSpecialDaysChanged({ set: [], removed: ['2026-12-08', '2026-12-24'] });
    await kit
      .given([added, ...changed, removed])
      .thenDocument('1', { ...now, versions: { data: 0, special: 3 } });
  });

  it('[R-CHN-29] hold what is planned by day, until it is applied, discarded, or came to nothing', async () => {
    const second = aChangePlanned({ date: '2026-12-08' });
    const first = aChangePlanned();
    const { changes } = first.data;
    const failed = { date: '2026-12-01', reason: 'channel_incomplete', fields: { CIF: 'required' } };
    await kit.given([added, second, first]).thenDocument('1', {
      ...plain,
      plans: [
        { date: '2026-12-01', changes },
        { date: '2026-12-08', changes },
      ],
      changedAt: at,
      versions: { data: 0, plan: 2 },
    });
    await kit
      .given([
        added,
        second,
        first,
        {
          type: 'ChannelPlanFailed',
          data: { restaurantId: 1, restaurantSite: '0417', restaurantName: 'Gran Vía', ...failed },
        },
      ])
      .thenDocument('1', {
        ...plain,
        plans: [{ date: '2026-12-08', changes }],
        failedPlan: { ...failed, at },
        changedAt: at,
        versions: { data: 0, plan: 3 },
      });
  });
});

describe('the documents that all restaurants read', () => {
  const file = { key: 'a'.repeat(32), bytes: 5, sha256: 'b'.repeat(64), filename: 'redes.pdf' };
  const addedDocument = (version: number) => ({
    type: 'ChannelDocumentAdded' as const,
    data: { document: 'social-media' as const, version, ...file },
  });

  it('[R-CHN-02] [AMB-68] are kept in all their versions, the newest first', async () => {
    const { key, bytes, filename } = file;
    await projecting(channelDocumentsProjection)
      .given([addedDocument(1), addedDocument(2)])
      .thenDocument('social-media', {
        id: 'social-media',
        versions: [2, 1].map((version) => ({ version, key, bytes, filename, at })),
      });
  });
});
