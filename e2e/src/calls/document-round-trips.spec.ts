import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { daysAfter, marketRecords, markets, Role, timeOf } from '@portal/contracts';
import { aCompleteEntry, type CartEntry } from '@portal/contracts/areas/cart';
import { everyDay, serviceId } from '@portal/contracts/areas/channels';
import { importUploads } from '@portal/contracts/areas/imports';
import { examplePicture } from '@portal/contracts/examples';
import { aPdf } from '@portal/platform/testing/sample-pdf';
import { testClock } from '@portal/platform/testing/test-clock';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { actorWith, buildTestFixture, ownRestaurant, resourceId, uploadBy } from '../programs/test-fixture';
import { worldFor } from '../programs/world-for';
import { DocumentClient } from './document-client';
import { exampleFile } from './example-file';

type Row = Readonly<Record<string, unknown>>;

const now = '2026-11-20T09:30:00.000Z';
const reason = 'Cambiamos las freidoras y la campana de extracción de la cocina.';
const of = (record: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, record[name]]));
const without = (record: Row, names: readonly string[]): Row =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
/** Changed by every command. */
const moving = ['version', 'versions', 'update_date', 'log_date', 'pos'];

describe.each(markets)('a client of the documents in %s reads what it has just written', (market) => {
  const clock = testClock(now);
  let portal: InProcessPortal;
  let administrator: DocumentClient;
  let franchisee: DocumentClient;
  beforeAll(async () => {
    portal = await openInProcessPortal(market, clock.now);
    await buildTestFixture(portal);
    await worldFor(portal, actorWith(Role.Administrator), 'own');
    administrator = await DocumentClient.signedIn(portal, Role.Administrator);
    franchisee = await DocumentClient.signedIn(portal, Role.Franchisee);
  });
  afterAll(() => portal.close());

  const rowOf = async (client: DocumentClient, path: string, id: unknown) => {
    const { data } = await client.get<readonly Row[]>(path);
    return data.find((row) => row.id === id) as Row;
  };

  it('[R-API-22] a resource, with file and picture as they were answered', async () => {
    const read = async () => (await administrator.get<Row>(`resource/${resourceId}`)).data;
    const before = await read();
    const { type, lang, ...rest } = before as Row & { type: { id: number }; lang: { id: string } };
    const sent = { ...rest, type: type.id, lang: lang.id, reference: 'REF-9' };
    const saved = await administrator.post(`resource/${resourceId}/update`, sent);
    expect(saved).toMatchObject({ statusCode: 200, status: true });
    expect(without(await read(), moving)).toEqual({ ...without(before, moving), reference: 'REF-9' });
  });

  it('[R-API-14] a section', async () => {
    const read = () => rowOf(administrator, 'section', 1);
    const before = await read();
    const sent = of(before, ['parent_id', 'name', 'url', 'type', 'status', 'pos']);
    const saved = await administrator.post('section/1/update', { ...sent, name: 'Otro nombre' });
    expect(saved).toMatchObject({ statusCode: 200, status: true });
    const changed = ['name', 'texts', 'url', 'path', 'former_urls', ...moving];
    expect(without(await read(), changed)).toEqual(without(before, changed));
    expect(await read()).toMatchObject({ name: 'Otro nombre' });
  });

  it('[R-API-23] a status of several resources, whose ids are texts', async () => {
    const saved = await administrator.post('resource/update', { files: `["${resourceId}"]`, status: '1' });
    expect(saved.statusCode).toBe(200);
  });

  it('[R-API-30] a cover, with its picture as it was listed', async () => {
    const [before] = (await administrator.get<readonly Row[]>('slider')).data as readonly [Row];
    const sent = of(before, ['name', 'file', 'url', 'status', 'priority', 'start_date', 'end_date']);
    const saved = await administrator.post(`slider/${String(before.id)}/update`, { ...sent, name: 'Verano' });
    expect(saved).toMatchObject({ statusCode: 200, status: true });
    const after = await rowOf(administrator, 'slider', before.id);
    expect(without(after, moving)).toEqual({ ...without(before, moving), name: 'Verano' });
  });

  it('[R-API-49] a person', async () => {
    const before = await rowOf(administrator, 'user', Role.Manager);
    const sent = of(before, ['name', 'email', 'phone', 'type', 'active', 'locations']);
    const path = `user/${Role.Manager}/update`;
    const saved = await administrator.post(path, { ...sent, phone: '600 111 222' });
    expect(saved).toMatchObject({ statusCode: 200, status: true });
    const after = await rowOf(administrator, 'user', Role.Manager);
    expect(without(after, ['phone', ...moving])).toEqual(without(before, ['phone', ...moving]));
    expect(String(after.phone).replaceAll(' ', '')).toBe('600111222');
  });

  it('[R-API-53] what to be written to about', async () => {
    const update = { notifications: '{"newFiles":0}' };
    expect((await franchisee.post('user/notifications/update', update)).statusCode).toBe(200);
    expect((await franchisee.get('user/notifications')).data).toMatchObject({ newFiles: false });
  });

  it('[R-API-107] a channel with all its fields, and a pause that it has', async () => {
    const read = async () => (await franchisee.get<Row>(`restaurant/channel/data/${ownRestaurant}`)).data;
    const channel = { schedules: { restaurant: everyDay({ start: '12:00', end: '00:30' }) } };
    const service = [{ id: serviceId('wifi'), status: 1 }];
    await franchisee.post('restaurant/channel/update', { restaurant_id: ownRestaurant, channel, service });
    const before = await read();
    const sent = {
      ...of(before, ['razon', 'CIF', 'fiscal_address', 'address', 'email', 'region', 'channel']),
      ...of(before, ['service', 'opening', 'channel_plan']),
      restaurant_id: ownRestaurant,
      restaurant_name: before.name,
      restaurant_site: before.site,
      mop_schedule: before.mop_schedule ?? '',
      phone: '944 000 111',
    };
    const saved = await franchisee.post('restaurant/channel/update', sent);
    expect([saved.statusCode, saved.error]).toEqual([200, undefined]);
    expect(without(await read(), moving)).toEqual({ ...without(before, moving), phone: '944 000 111' });
  });

  it('[AMB-82] [R-API-55] an order of a cart as stored in local storage, for the selected restaurant', async () => {
    const file = await uploadBy(portal, actorWith(Role.Franchisee), 'custom-file');
    const entry = aCompleteEntry(market, { custom_file: file }) as Partial<CartEntry>;
    const { restaurant_id: _id, restaurant_name: _name, images: _images, ...stored } = entry;
    const from = { ...entry.from, file: resourceId };
    const places = { billed: ownRestaurant, shipped: ownRestaurant };
    const order = {
      contact_name: 'Nuria Vidal',
      contact_email: `nuria.vidal@${marketRecords[market].corporateDomain}`,
      contact_phone: '600 123 456',
      items: { 1763640000000: { ...stored, from, ...places } },
    };
    const sent = { order: JSON.stringify(order), reference: '', link: '' };
    const placed = await franchisee.post<{ id: string }>('order/add', sent);
    expect([placed.statusCode, placed.error]).toEqual([200, undefined]);
    const listed = await rowOf(franchisee, 'order', placed.data.id);
    expect(listed).toMatchObject({ restaurant_name: `Restaurante ${ownRestaurant}`, status: 1 });
  });

  it('[AMB-82] [R-API-55] a stored order, sent again', async () => {
    const [stored] = (await franchisee.get<readonly Row[]>('order')).data as readonly [Row];
    const { data } = await franchisee.get<{ items: readonly Row[] }>(`order/${String(stored.id)}`);
    const items = data.items.map((item) => ({
      ...item,
      custom_file: '',
      images: [],
      params: { ...(item.params as Row), custom_file: '' },
    }));
    const order = JSON.stringify({ ...data, items });
    const placed = await franchisee.post<{ id: string }>('order/add', { order, reference: '', link: '' });
    expect([placed.statusCode, placed.error]).toEqual([200, undefined]);
  });

  it('[AMB-81] [R-API-64] files of any temporary area, once, as what they are', async () => {
    const pdf = await franchisee.upload<{ Key: string }>('uploader/temp', 'arte.pdf', aPdf());
    const { bytes, filename } = examplePicture;
    const picture = await franchisee.upload<{ Key: string }>('uploader/excel', filename, bytes);
    const entry = aCompleteEntry(market);
    const places = { billed: ownRestaurant, shipped: ownRestaurant };
    const orderWith = (file: string, image: string) => ({
      order: {
        contact_name: 'Nuria Vidal',
        contact_email: `nuria.vidal@${marketRecords[market].corporateDomain}`,
        contact_phone: '600 123 456',
        items: [
          {
            ...entry,
            from: { ...entry.from, file: resourceId },
            ...places,
            custom_file: file,
            images: [image],
          },
        ],
      },
    });
    const place = (file: string, image: string) => franchisee.post('order/add', orderWith(file, image));
    expect(await place(picture.data.Key, pdf.data.Key)).toMatchObject({
      statusCode: 422,
      error: { code: 'upload_not_found' },
    });
    expect(await place(pdf.data.Key, picture.data.Key)).toMatchObject({ statusCode: 200 });
    expect(await place(pdf.data.Key, '')).toMatchObject({ statusCode: 422 });
    const refused = await franchisee.upload('uploader/temp', 'arte.exe', Buffer.from('MZ'));
    expect(refused).toMatchObject({ statusCode: 415, error: { code: 'file_type_refused' } });
  });

  it('[R-API-57] [R-API-58] the status of an order, and that it is gone', async () => {
    const [{ id }] = (await administrator.get<readonly [Row]>('order')).data;
    expect((await administrator.post(`order/${String(id)}/status`, { status: '3' })).statusCode).toBe(200);
    expect(await rowOf(administrator, 'order', id)).toMatchObject({ status: 3 });
    expect((await administrator.get(`order/${String(id)}/delete`)).statusCode).toBe(200);
    expect(await rowOf(administrator, 'order', id)).toBeUndefined();
  });

  it('[R-API-116] a report as it was listed, and its deletion', async () => {
    const partner = await DocumentClient.signedIn(portal, Role.Partner);
    await worldFor(portal, actorWith(Role.Partner), 'own', new Set(['reportId']));
    await portal.caughtUp();
    const [report] = (await partner.get<readonly [Row]>('partner/report')).data;
    expect((await partner.post('partner/report/delete', { report })).statusCode).toBe(200);
    expect(await rowOf(partner, 'partner/report', report.id)).toBeUndefined();
  });

  it('[R-API-38] a restaurant with what the documents call its delivery', async () => {
    const restaurant = {
      site: '901',
      name: 'Nuevo',
      type: '1',
      region: '2',
      province_id: '11',
      address: 'Calle Nueva 2',
      delivery: 'Uber',
      active: '1',
    };
    const added = await administrator.post<{ id: number }>('restaurant/add', restaurant);
    expect([added.statusCode, added.error]).toEqual([200, undefined]);
  });
});

describe('a client of the documents in Spain reads what it has just written', () => {
  const clock = testClock(now);
  const { timeZone } = marketRecords.ES;
  let portal: InProcessPortal;
  let administrator: DocumentClient;
  let franchisee: DocumentClient;
  beforeAll(async () => {
    portal = await openInProcessPortal('ES', clock.now);
    await buildTestFixture(portal);
    administrator = await DocumentClient.signedIn(portal, Role.Administrator);
    franchisee = await DocumentClient.signedIn(portal, Role.Franchisee);
  });
  afterAll(() => portal.close());

  it('[R-API-35] [R-API-36] [AMB-59] a video, by days', async () => {
    const period = { start_date: '2026-11-01', end_date: '30/11/2026', status: '1' };
    const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    const added = await administrator.post<{ id: number }>('video/add', { url, ...period });
    const read = async () => {
      const { data } = await administrator.get<readonly Row[]>('video/all');
      return data.find(({ id }) => id === added.data.id) as Row;
    };
    const before = await read();
    expect(before).toMatchObject({
      start_date: '2026-10-31T23:00:00.000Z',
      end_date: '2026-11-30T23:00:00.000Z',
    });
    const sent = of(before, ['id', 'url', 'start_date', 'end_date']);
    expect((await administrator.post('video/edit', { ...sent, status: '0' })).statusCode).toBe(200);
    expect(without(await read(), moving)).toEqual({ ...without(before, moving), status: 0 });
  });

  it('[R-API-124] [R-API-120] [R-API-121] a pause, by local time', async () => {
    const day = daysAfter(now.slice(0, 10), 9);
    const pause = { start_date: `${day} 10:00`, end_date: `${day} 12:30`, value: reason };
    const asked = await franchisee.post<{ id: string }>('mop_request/add', {
      restaurant_id: ownRestaurant,
      ...pause,
    });
    expect([asked.statusCode, asked.error]).toEqual([200, undefined]);
    await portal.caughtUp();
    const read = async () => {
      const { data } = await administrator.get<readonly Row[]>('admin/mop_requests');
      return data.find(({ id }) => id === asked.data.id) as Row;
    };
    const { start_date: start, end_date: end } = (await read()) as { start_date: string; end_date: string };
    expect([timeOf(start, timeZone), timeOf(end, timeZone)]).toEqual(['10:00', '12:30']);
    const decided = await administrator.post(`mop_requests/update/${asked.data.id}`, {
      status: '2',
      cancel_value: '',
    });
    expect(decided.statusCode).toBe(200);
    expect(await read()).toMatchObject({ status: 2 });
  });

  it('[R-API-107] a pause as the channel answers it asks for none; another one is asked for', async () => {
    const day = daysAfter(now.slice(0, 10), 20);
    const pause = { start_date: `10:00 ${day.split('-').reverse().join('/')}`, end_date: `${day} 11:00` };
    const save = (mop_schedule: unknown) =>
      franchisee.post<Row>('restaurant/channel/update', { restaurant_id: ownRestaurant, mop_schedule });
    const asked = await save({ ...pause, value: reason });
    expect(asked.data).toMatchObject({ mop_schedule: { done: true } });
    const next = async () => {
      const { data } = await franchisee.get<Row>(`restaurant/channel/data/${ownRestaurant}`);
      return data.mop_schedule as Row;
    };
    const before = await next();
    expect((await save(before)).data).toMatchObject({ mop_schedule: { done: true, id: before.id } });
    expect(await next()).toEqual(before);
    const other = await save({ ...before, value: reason, end_date: `${day} 11:30` });
    expect(other.data).toMatchObject({ mop_schedule: { done: false, code: 'pauses_overlap' } });
  });

  it('[AMB-81] [R-API-64] [R-IMP-02] a spreadsheet of the temporary area, imported by its Key, once', async () => {
    const { bytes, filename } = exampleFile(importUploads.CheckImport);
    const { data } = await administrator.upload<{ Key: string }>('uploader/excel', filename, bytes);
    const check = (file: string) => administrator.post('import/sales/check', { file });
    expect(await check(data.Key)).toMatchObject({
      statusCode: 200,
      data: { kind: 'sales', filename, rows: 1 },
    });
    const unknown = { statusCode: 422, error: { code: 'upload_not_found' } };
    expect(await check(data.Key)).toMatchObject(unknown);
    const other = await franchisee.upload<{ Key: string }>('uploader/excel', filename, bytes);
    expect(await check(other.data.Key)).toMatchObject(unknown);
    const picture = await administrator.upload<{ Key: string }>(
      ...(['uploader/excel', examplePicture.filename, examplePicture.bytes] as const),
    );
    expect(await check(picture.data.Key)).toMatchObject(unknown);
    expect(await check('')).toMatchObject({ statusCode: 422, error: { code: 'file_missing' } });
  });

  it('[R-API-90] a description in parts, and with a spreadsheet, that is refused by name', async () => {
    const path = 'diagnostic/descriptions/update';
    const fields = { section: 'moments', description: 'Ventas por franja, «mañana» y noche.' };
    expect(await administrator.postInParts(path, fields)).toMatchObject({ statusCode: 200, status: true });
    const read = (await administrator.get<readonly Row[]>('diagnostic/descriptions')).data;
    expect(read).toContainEqual(expect.objectContaining(fields));
    expect(await administrator.postInParts(path, fields, 'ventas.xlsx')).toMatchObject({
      statusCode: 400,
      error: { code: 'invalid_input', fields: { file: 'imported_by_check' } },
    });
    expect(await administrator.postInParts(path, fields, '')).toMatchObject({ statusCode: 200 });
    const long = { ...fields, description: 'x'.repeat(2_000_000) };
    expect(await administrator.postInParts(path, long)).toMatchObject({
      statusCode: 413,
      error: { code: 'body_too_large' },
    });
  });

  const own = { restaurant_id: ownRestaurant };
  it('[R-API-86] [R-API-73] strengths', async () => {
    const dafo = { strenghts: ['Cocina'], weaknesses: [], opportunities: ['Estadio'], threats: [] };
    expect((await franchisee.post('restaurant/dafo/update', { ...own, dafo })).statusCode).toBe(200);
    expect((await franchisee.post<Row>('restaurant/dafo/data', { id: ownRestaurant })).data).toMatchObject(
      dafo,
    );
  });

  it.each([
    ['R-API-67', 'restaurant/cluster', 'R-API-85', 'restaurant/cluster/update'],
    ['R-API-75', 'restaurant/comparation', 'R-API-89', 'restaurant/comparation/update'],
  ])('[%s] %s [%s] %s as it was answered', async (_read, read, _write, write) => {
    const before = (await franchisee.post<Row>(read, own)).data;
    const saved = await franchisee.post(write, { ...before, ...own });
    expect([saved.statusCode, saved.error]).toEqual([200, undefined]);
    const after = (await franchisee.post<Row>(read, own)).data;
    expect(without(after, moving)).toEqual(without(before, moving));
  });

  it('[R-API-69] [R-API-74] [R-API-87] [R-API-88] competition', async () => {
    const brand = { ...own, name: 'Casa Pepe', type: '1' };
    const added = await franchisee.post<{ brand_id: string }>('restaurant/competence/add', brand);
    const intensity = (await franchisee.post<Row>('restaurant/competence/data', own)).data;
    const sent = { competence: [added.data.brand_id], intensity: { ...intensity, type1: '1' } };
    const saved = await franchisee.post('restaurant/competence/update', { ...own, ...sent });
    expect([saved.statusCode, saved.error]).toEqual([200, undefined]);
    expect((await franchisee.post<Row>('restaurant/competence/data', own)).data).toMatchObject({ type1: 1 });
    const { data } = await franchisee.post('restaurant/competence', own);
    expect(JSON.stringify(data)).toContain(added.data.brand_id);
  });
});
