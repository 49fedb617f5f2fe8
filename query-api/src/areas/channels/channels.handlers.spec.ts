import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, type InputOf, type Market, Role } from '@portal/contracts';
import {
  aChannel,
  aSpecialDay,
  channelDocuments,
  channelDownloads,
  channelQueries,
  channels,
  isOfMobileOrders,
  isOpen,
  noBirthdays,
  serviceId,
} from '@portal/contracts/areas/channels';
import { mopPauses } from '@portal/contracts/areas/mop';
import { askedBy, asking, opening, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { channelDownloadHandlers, channelHandlers } from './channels.handlers';

type Channel = DocumentOf<typeof channels>;
const wifi = serviceId('wifi');
const mop = serviceId('mop_service');

const channel = (overrides: Partial<Channel> = {}): Channel => ({
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
  phone: '910 000 000',
  email: '0417@es.chain.example',
  openingDate: '',
  razon: 'Gran Vía SL',
  cif: 'B12345678',
  fiscalAddress: 'Gran Vía 52',
  active: true,
  deleted: false,
  specialDays: [],
  cvPublic: { a: 1 },
  cvTeam: null,
  ...aChannel({
    services: [wifi, mop],
    opening: { open: false, date: '2026-12-10', motive: 1 },
    birthday: { ...noBirthdays, bank_account: '****1332' },
  }),
  closedSince: '2026-11-20',
  plans: [{ date: '2026-12-01', changes: { services: { [serviceId('games')]: true, [mop]: false } } }],
  failedPlan: null,
  changedAt: '2026-11-20T09:00:00.000Z',
  versions: { data: 0, restaurant: 3 },
  ...overrides,
});
const file = (version: number) => ({
  version,
  key: String(version).repeat(32),
  bytes: 5,
  filename: 'redes.pdf',
  at: '2026-11-20T09:00:00.000Z',
});
const document = { id: 'social-media', versions: [file(2), file(1)] };

async function as(market: Market, { documents = [channel()], now = '2026-11-25T09:30:00.000Z' } = {}) {
  const views = await viewsHolding([channels, documents], [channelDocuments, [document]], [mopPauses, []]);
  const context = askedBy(views, { person: testPerson(Role.Manager), market, now: () => new Date(now) });
  return {
    ...asking(channelHandlers, context),
    open: (input: InputOf<typeof channelDownloads.OpenChannelDocument>) =>
      opening(channelDownloadHandlers, channelDownloads.OpenChannelDocument, input, context),
  };
}

describe('a channel over the wire', () => {
  it('[R-CHN-10] [R-CHN-11] [R-CHN-12] [AMB-79] has every field of the specification, and what is planned', async () => {
    const { ask } = await as('ES');
    const { data } = await ask(channelQueries.GetChannel, { id: 1 });
    expect(data).toMatchObject({
      id: 1,
      name: 'Gran Vía',
      site: '0417',
      type: 3,
      region: 2,
      public_name: 'Gran Vía',
      CIF: 'B12345678',
      opening: { open: 0, date: '2026-12-10', motive: 1 },
      channel: {
        opening_motive: 1,
        log_date: '2026-11-20T09:00:00.000Z',
        cv_public: { a: 1 },
        cv_team: null,
        birthday_data: { book_online: 0, bank_account: '****1332' },
      },
      channel_plan_date: '2026-12-01',
      channel_plan: [
        { plan_date: '2026-12-01', service_planned: [serviceId('games'), wifi], opening: { open: 0 } },
      ],
      mop_schedule: null,
      versions: { data: 0, restaurant: 3, opening: -1, plan: -1 },
    });
  });

  it('[R-CHN-15] has its special days, for guests too', async () => {
    const { ask } = await as('ES', {
      documents: [channel({ specialDays: [aSpecialDay()], opening: isOpen })],
    });
    const { data } = await ask(channelQueries.GetChannel, { id: 1 });
    expect(data.special_days).toEqual([aSpecialDay()]);
    expect(data.versions.special).toBe(-1);
    const shown = (await ask(channelQueries.GetPublicChannel, { site: '0417' })).data;
    expect(shown.specialOpeningHoursSpecification).toMatchObject([
      { opens: '12:00', closes: '16:00', validFrom: '2026-12-24' },
      { opens: '20:00', closes: '23:30', validThrough: '2026-12-24' },
    ]);
  });

  it('[R-CHN-14] shows it open from the day on, even before the deadline has run', async () => {
    const { ask } = await as('ES', { now: '2026-12-09T23:00:00.000Z' });
    const { data } = await ask(channelQueries.GetChannel, { id: 1 });
    expect(data.opening).toEqual({ open: 1, date: null, motive: null });
  });

  it('[R-CHN-22] [R-MOP-01] has nothing of mobile ordering in PT, even if the log holds some', async () => {
    const { ask } = await as('PT');
    for (const call of [channelQueries.GetChannel, channelQueries.ListRestaurantServices] as const) {
      const { data } = await ask(call, { id: 1 });
      expect(JSON.stringify(data)).not.toContain('mop');
      expect(JSON.stringify(data)).not.toMatch(new RegExp(`"${mop}"|\\b${mop},`));
    }
    expect(JSON.stringify((await ask(channelQueries.ListServices, {})).data)).not.toContain('mop');
    expect(JSON.stringify((await ask(channelQueries.GetPublicChannel, { site: '0417' })).data)).not.toContain(
      'mop',
    );
  });

  it('[R-CHN-21] [R-API-105] [R-API-106] lists services in their order, active or not, in the language asked for', async () => {
    const { ask } = await as('ES');
    const { data, total } = await ask(channelQueries.ListServices, { language: 'CAT' });
    expect(total).toBe(18);
    expect(data.every(({ status }) => status === 0)).toBe(true);
    expect(data.find(({ slug }) => slug === 'terrace')?.name).toBe('Terrassa');
    const own = (await ask(channelQueries.ListRestaurantServices, { id: 1 })).data;
    expect(own.filter(({ status }) => status === 1).map(({ id }) => id)).toEqual([wifi, mop]);
    expect(own.filter(({ slug }) => isOfMobileOrders(slug))).toHaveLength(5);
  });

  it('knows no restaurant that was deleted', async () => {
    const { refused } = await as('ES', { documents: [channel({ deleted: true })] });
    expect(await refused(channelQueries.GetChannel, { id: 1 })).toBe('restaurant_not_found');
    expect(await refused(channelQueries.ListRestaurantServices, { id: 1 })).toBe('restaurant_not_found');
    expect(await refused(channelQueries.GetPublicChannel, { site: '0417' })).toBe('restaurant_not_found');
  });
});

describe('what all people can read of a restaurant', () => {
  it('[R-CHN-15] is public data alone: no invoices, birthdays, plans or people', async () => {
    const { ask } = await as('ES');
    const { data } = await ask(channelQueries.GetPublicChannel, { site: '0417' });
    expect(Object.keys(data).sort()).toEqual([
      ...['@context', '@type', 'address', 'amenityFeature', 'email', 'geo', 'identifier', 'name'],
      ...['openingHoursSpecification', 'specialOpeningHoursSpecification', 'telephone'],
    ]);
    expect(JSON.stringify(data)).not.toMatch(/1332|B12345678|Gran Vía SL|games|2026-12-01/);
  });

  it('is nothing of a restaurant that is not active', async () => {
    const { refused } = await as('ES', { documents: [channel({ active: false })] });
    expect(await refused(channelQueries.GetPublicChannel, { site: '0417' })).toBe('restaurant_not_found');
  });
});

describe('the documents that all restaurants read', () => {
  it('[R-CHN-02] [AMB-68] are listed with their versions, and each version can be opened', async () => {
    const { ask, open } = await as('ES');
    const { data } = await ask(channelQueries.ListChannelDocuments, {});
    expect(data).toMatchObject([
      {
        document: 'social-media',
        version: 2,
        url: '/api/restaurant/document/social-media/file?v=2',
        versions: [{ version: 2 }, { version: 1 }],
      },
    ]);
    expect(await open({ document: 'social-media' })).toMatchObject({ key: '2'.repeat(32) });
    expect(await open({ document: 'social-media', v: 1 })).toMatchObject({ key: '1'.repeat(32) });
    expect(await open({ document: 'social-media', v: 9 })).toBe('not_found');
    expect(await open({ document: 'paid-media' })).toBe('not_found');
  });
});
