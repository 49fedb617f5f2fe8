import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { daysAfter, type Market, markets, Role } from '@portal/contracts';
import { type ChannelData, everyDay, serviceId } from '@portal/contracts/areas/channels';
import { aPdf } from '@portal/platform/testing/sample-pdf';
import { testClock } from '@portal/platform/testing/test-clock';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { buildTestFixture, foreignRestaurant, ownRestaurant } from '../programs/test-fixture';

const now = '2026-11-20T09:30:00.000Z';
const tomorrow = daysAfter(now.slice(0, 10), 1);
const account = 'ES91 2100 0418 4502 0005 1332';
const hours = everyDay({ start: '12:00', end: '00:30' });
const wifi = serviceId('wifi');
/** Of the fixture's restaurant; mobile ordering in Spain only. */
const activeIn = (market: Market) => [wifi, ...(market === 'ES' ? [serviceId('mop_service')] : [])];
const reason = 'Cambiamos las freidoras y la campana de extracción de la cocina.';

interface Answer<T> {
  readonly statusCode: number;
  readonly data: T;
  readonly error?: {
    readonly code: string;
    readonly fields?: Readonly<Record<string, string>>;
    readonly details?: object;
  };
  readonly position?: number;
}

describe.each(markets)('channels over HTTP in %s', (market) => {
  const clock = testClock(now);
  let portal: InProcessPortal;
  const active = activeIn(market);
  let manager: SignedIn;
  let administrator: SignedIn;
  const mail = `101@${market.toLowerCase()}.chain.example`;

  beforeAll(async () => {
    portal = await openInProcessPortal(market, clock.now);
    await buildTestFixture(portal);
    manager = await portal.signIn(Role.Manager, Role.Manager);
    administrator = await portal.signIn(Role.Administrator, Role.Administrator);
  });
  afterAll(() => portal.close());

  const read = <T>(answer: { statusCode: number; json(): unknown }): Answer<T> => ({
    ...(answer.json() as Answer<T>),
    statusCode: answer.statusCode,
  });
  async function get<T>(path: string, signedIn: SignedIn = manager) {
    const headers = { ...signedIn, 'x-min-position': String(await portal.stores.events.head()) };
    return read<T>(await portal.app.inject({ method: 'GET', url: `/api/${path}`, headers }));
  }
  async function save(fields: Readonly<Record<string, unknown>>, form = true, signedIn = manager) {
    const body = { restaurant_id: ownRestaurant, ...fields };
    const texts = Object.entries(body).map(([field, value]) => [
      field,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]);
    return read<{ service?: number[]; mop_schedule?: object }>(
      await portal.app.inject({
        method: 'POST',
        url: '/api/restaurant/channel/update',
        headers: {
          ...signedIn,
          'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        },
        payload: form ? new URLSearchParams(texts).toString() : JSON.stringify(body),
      }),
    );
  }
  const channel = async () => (await get<ChannelData>(`restaurant/channel/data/${ownRestaurant}`)).data;

  it('[R-API-107] [R-CHN-37] [AMB-30] takes every field of the specification, as a form and as JSON, and answers them', async () => {
    const birthday_data = {
      book_online: 1,
      bank_account: account,
      bizum: '12345',
      contact_phone: '910 000 000',
      contact_mail: mail,
    };
    const sent = {
      restaurant_name: 'Otro',
      restaurant_site: '999',
      region: 6,
      razon: 'Nueva SL',
      CIF: 'B87654321',
      fiscal_address: 'Mayor 2',
      address: 'Mayor 1',
      email: mail,
      phone: '910 000 001',
      channel: {
        name: 'Centro',
        schedules: { restaurant: hours, delivery: '12-23 h' },
        birthday_data,
        cv_public: 'x',
        cv_team: [1],
      },
      service: [{ id: wifi, status: '1' }],
      opening: { open: '0', date: tomorrow, motive: '2' },
      channel_plan: [{ plan_date: daysAfter(tomorrow, 3), service_planned: [wifi, serviceId('games')] }],
    };
    expect(await save(sent)).toMatchObject({ statusCode: 200, data: { service: active } });
    expect(
      await save(
        { ...sent, channel: { ...sent.channel, birthday_data: { bank_account: '****1332' } } },
        false,
      ),
    ).toMatchObject({
      statusCode: 200,
    });
    expect(await channel()).toMatchObject({
      name: 'Restaurante 1',
      site: '101',
      region: 2,
      public_name: 'Centro',
      address: 'Mayor 1',
      phone: '910 000 001',
      razon: 'Nueva SL',
      CIF: 'B87654321',
      fiscal_address: 'Mayor 2',
      email: mail,
      opening: { open: 0, date: tomorrow, motive: 2 },
      channel: {
        name: 'Centro',
        log_date: now,
        cv_public: 'x',
        cv_team: [1],
        birthday_data: { book_online: 1, bank_account: '****1332', bizum: '****2345', contact_mail: mail },
        schedules: { restaurant: hours, delivery: '12-23 h' },
      },
      channel_plan_date: daysAfter(tomorrow, 3),
    });
  });

  it('[R-API-105] [R-API-106] answers services with the slash that the specification writes', async () => {
    const all = await get<{ id: number; slug: string; status: number }[]>('restaurant/service/');
    expect(all).toMatchObject({ statusCode: 200, total: market === 'ES' ? 18 : 13 });
    const own = await get<{ id: number; status: number }[]>(`restaurant/service/data/${ownRestaurant}`);
    expect(own.data.filter(({ status }) => status === 1).map(({ id }) => id)).toEqual(active);
  });

  it('[R4] [W33] reports who was faster and in which fields, without their values', async () => {
    const { versions } = await channel();
    const birthday = (contact_phone: string) => ({ channel: { birthday_data: { contact_phone } } });
    expect((await save({ ...birthday('910 000 002'), versions })).statusCode).toBe(200);
    const late = await save({ ...birthday('910 000 003'), versions }, true, administrator);
    expect(late).toMatchObject({
      statusCode: 409,
      error: {
        code: 'conflict',
        details: { changed_by: 'user-3', fields: ['channel.birthday_data.contact_phone'] },
      },
    });
    expect(JSON.stringify(late)).not.toContain('910 000');
    // Another block of the screen.
    expect((await save({ channel: { schedules: { delivery: '13-23 h' } }, versions })).statusCode).toBe(200);
  });

  it('[R-CHN-18] [R-CHN-27] reports what is missing by its path', async () => {
    const schedules = { restaurant: { monday: { start: 'HH:mm', end: '23:00' } } };
    expect(await save({ channel: { schedules, birthday_data: { bank_account: 'ES00' } } })).toMatchObject({
      statusCode: 422,
      error: {
        code: 'channel_incomplete',
        fields: {
          'channel.schedules.restaurant.monday': 'hours_missing',
          'channel.birthday_data.bank_account': 'iban_not_correct',
        },
      },
    });
  });

  it('[F1] [S16] refuses what is too long, too deep or no JSON, by its field', async () => {
    const cases = [
      [{ channel: '{' }, 'channel'],
      [{ channel: { schedules: { delivery: 'x'.repeat(600) } } }, 'channel.schedules.delivery'],
      [{ channel: `{"cv_public":${'['.repeat(40)}${']'.repeat(40)}}` }, 'channel'],
      [{ service: Array.from({ length: 200 }, () => ({ id: 1, status: 1 })) }, 'service'],
      [{ opening: { open: 2, date: 'soon', motive: 9 } }, 'opening.open'],
      [{ channel_plan: { plan_date: tomorrow } }, 'channel_plan'],
    ] as const;
    for (const [sent, field] of cases) {
      const { statusCode, error } = await save(sent);
      expect({ statusCode, fields: Object.keys(error?.fields ?? {}) }).toEqual({
        statusCode: 400,
        fields: expect.arrayContaining([field]),
      });
    }
    expect((await save({ channel: { cv_public: 'x'.repeat(2_000_000) } })).statusCode).toBe(413);
  });

  it('[AMB-49] [R-MOP-01] requests a pause where there is mobile ordering, and ignores it where there is none', async () => {
    const mop_schedule = {
      start_date: '2026-12-01T10:00:00Z',
      end_date: '2026-12-01T12:00:00Z',
      value: reason,
    };
    const saved = await save({ phone: '910 000 009', mop_schedule });
    expect(saved.statusCode).toBe(200);
    const seen = await channel();
    expect(seen.phone).toBe('910 000 009');
    if (market === 'PT') {
      expect(JSON.stringify([saved.data, seen])).not.toContain('mop');
      return;
    }
    expect(saved.data.mop_schedule).toMatchObject({ done: true, status: 1 });
    expect(seen.mop_schedule).toMatchObject({ start_date: '2026-12-01T10:00:00.000Z', status: 1 });
    const longer = { ...mop_schedule, end_date: '2026-12-01T13:00:00Z' };
    expect((await save({ phone: '910 000 010', mop_schedule: longer })).data.mop_schedule).toMatchObject({
      done: false,
      code: 'pauses_overlap',
    });
    expect((await channel()).phone).toBe('910 000 010');
  });

  it('[R-ROL-08] [W8] saves nothing of another restaurant', async () => {
    const foreign = await save({ restaurant_id: foreignRestaurant, phone: '910 000 009' });
    expect(foreign).toMatchObject({ statusCode: 403 });
  });

  it('[R-CHN-36] is in the log of the restaurant', async () => {
    const log = await get<{ user: string; fields: { field: string }[] }[]>(`restaurant/log/${ownRestaurant}`);
    const fields = log.data.flatMap((change) => change.fields.map(({ field }) => field));
    expect(fields).toEqual(
      expect.arrayContaining([
        'phone',
        'public_name',
        'service',
        'schedules.delivery',
        'birthday_data',
        'channel_plan',
      ]),
    );
    expect(JSON.stringify(log)).not.toContain('1332');
  });

  const boundary = 'channels-boundary';
  async function upload(path: string, content: Uint8Array, signedIn = administrator, filename = 'redes.pdf') {
    const payload = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`,
      ),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const headers = { ...signedIn, 'content-type': `multipart/form-data; boundary=${boundary}` };
    return read<{ version: number; url: string }>(
      await portal.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers }),
    );
  }

  it('[R-API-108] [R-IMP-05] [AMB-68] keeps every version of both documents, for administrators to upload and all to read', async () => {
    expect((await upload('restaurant/rrss/update', aPdf('one'))).data).toMatchObject({ version: 1 });
    expect((await upload('restaurant/rrss/update', aPdf('two'))).data).toMatchObject({ version: 2 });
    expect((await upload('restaurant/paid-media/update', aPdf('three'))).data).toMatchObject({ version: 1 });
    expect(await upload('restaurant/rrss/update', aPdf('no'), manager)).toMatchObject({ statusCode: 403 });
    expect(await upload('restaurant/rrss/update', Buffer.from('<html>'))).toMatchObject({
      statusCode: 422,
      error: { code: 'file_content_refused' },
    });
    const { data } =
      await get<{ document: string; url: string; versions: { url: string }[] }[]>('restaurant/document');
    expect(data.map(({ document, versions }) => [document, versions.length])).toEqual([
      ['paid-media', 1],
      ['social-media', 2],
    ]);
    const first = data[1]?.versions[1]?.url ?? '';
    const file = await portal.app.inject({ method: 'GET', url: first, headers: { ...manager } });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.rawPayload.equals(Buffer.from(aPdf('one')))).toBe(true);
  });

  describe('for the website', () => {
    const ask = (site: string, headers = {}) =>
      portal.app.inject({ method: 'GET', url: `/api/channel/public/${site}`, headers });

    it('[R-CHN-15] is bare JSON-LD without a session, for caches to keep, and 304 where nothing has changed', async () => {
      const answer = await ask('101');
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^application\/ld\+json/);
      expect(answer.headers['cache-control']).toBe('public, max-age=300');
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.json()).toMatchObject({
        '@context': 'https://schema.org',
        name: 'Centro',
        identifier: '101',
      });
      expect(answer.body).not.toMatch(/1332|B87654321|Nueva SL|910 000 002|mop/);
      const again = await ask('101', { 'if-none-match': answer.headers.etag });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      await save({ phone: '910 000 077' });
      await portal.caughtUp();
      const later = await ask('101', { 'if-none-match': answer.headers.etag });
      expect([later.statusCode, later.json<{ telephone: string }>().telephone]).toEqual([200, '910 000 077']);
    });

    it('is not cached where there is none', async () => {
      const answer = await ask('no-such');
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    });

    it('is limited by network, with the time to retry', async () => {
      const asked = await Promise.all(Array.from({ length: 400 }, () => ask('101')));
      const refused = asked.filter(({ statusCode }) => statusCode === 429);
      expect(refused.length).toBeGreaterThan(0);
      expect(asked.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(90);
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
      // Other calls are not limited.
      expect((await get('restaurant/service/')).statusCode).toBe(200);
    });
  });
});
