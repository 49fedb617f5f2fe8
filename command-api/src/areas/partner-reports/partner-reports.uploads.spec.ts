import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { marketRecords, Role } from '@portal/contracts';
import { partnerReportUploads } from '@portal/contracts/areas/partner-reports';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { createContentChecks } from '@portal/platform/content-checks/content-checks';
import { acceptUpload } from '@portal/platform/http/accept-upload';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { MemoryKeyStore } from '@portal/platform/stores/key-store/memory.key-store';
import { DiskFileStore } from '@portal/platform/stores/file-store/disk.file-store';
import { rarFive } from '@portal/platform/testing/hand-made-rar';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { aPdf } from '@portal/platform/testing/sample-pdf';
import { testActor } from '@portal/platform/testing/test-actor';
import { createUploadHandlers } from '../../registered';
import { createWriteSide } from '../../write-side';

const { AddPartnerReports, AddPartnerReport } = partnerReportUploads;
const partner = testActor(Role.Partner, { userId: 16, restaurants: [] });
const checks = createContentChecks();
const now = () => new Date('2026-11-20T09:30:00.000Z');

let folder: string;
let world: Awaited<ReturnType<typeof open>>;

async function open() {
  const events = new MemoryEventStore();
  const secrets = createSessionSecrets(Buffer.alloc(32, 1));
  const writeSide = createWriteSide({
    market: 'ES',
    events,
    codec: plainCodec,
    secrets,
    keys: new MemoryKeyStore(),
    now,
  });
  const { runner, bindings, load, services } = writeSide;
  const market = marketRecords.ES;
  const handlers = createUploadHandlers(bindings, {
    ...checks,
    market,
    runner,
    load,
    names: services.names,
    eventsAt: services.eventsAt,
    now,
  });
  const files = new DiskFileStore(join(folder, 'files'));
  const system = { actor: testActor(Role.Administrator), correlationId: 'spec' };
  const restaurant = aRestaurant({ restaurantId: 4, site: '0101', name: 'Gran Vía' });
  await runner.run(bindings.restaurants.ImportRestaurant, restaurant, system);
  let count = 0;

  async function upload(
    contract: typeof AddPartnerReports | typeof AddPartnerReport,
    [filename, content]: readonly [string, Buffer],
    fields: object,
    actor = partner,
    idempotencyKey?: string,
  ) {
    const handler = handlers.find((each) => each.contract.name === contract.name);
    if (!handler) throw new Error('no handler');
    const path = join(folder, `landed-${(count += 1)}`);
    writeFileSync(path, content);
    const input = contract.input.parse(fields);
    const context = { actor, correlationId: 'spec', input, idempotencyKey };
    const refusal = await handler.admit({ actor, input, idempotencyKey, bytes: 0 });
    if (idempotencyKey !== undefined && refusal) return { ok: false as const, rejection: refusal };
    return acceptUpload({ path, filename }, handler, context, files);
  }
  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of files.list()) keys.push(key);
    return keys;
  };
  return { events, handlers, upload, stored };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
  world = await open();
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => checks.close());

const november = { report: JSON.stringify({ date: '11/2026', filename: 'x.rar' }) };
const archive = (...names: readonly string[]) =>
  ['informes.rar', rarFive(names.map((name) => ({ name, content: aPdf(name) })))] as const;
const typesIn = async (stream: string) => (await world.events.readStream(stream)).map(({ type }) => type);

describe('an archive that a partner uploads', () => {
  it('[R-PRT-04] [R-API-114] [AMB-65] becomes reports, found by the site that their names begin with', async () => {
    const sent = await world.upload(
      AddPartnerReports,
      archive('101 noviembre.pdf', 'resumen.pdf', 'a.txt'),
      november,
    );
    expect(sent).toMatchObject({
      ok: true,
      data: {
        month_formatted: '11/2026',
        files: [
          {
            filename: '101 noviembre.pdf',
            id: '11-2026-1',
            reason: null,
            restaurant_id: 4,
            restaurant_site: '0101',
            restaurant_name: 'Gran Vía',
          },
          { filename: 'resumen.pdf', id: '11-2026-2', restaurant_id: null },
          { filename: 'a.txt', id: null, reason: 'not_a_pdf' },
        ],
      },
    });
    expect(await typesIn('partnerReports-11-2026')).toEqual([
      ...['PartnerReportAdded', 'PartnerReportAdded', 'PartnerArchiveAccepted'],
    ]);
    expect(await world.stored()).toHaveLength(2);
    expect(readdirSync(folder).filter((name) => name.includes('.files'))).toEqual([]);
  });

  it('[S9] may hold 500 files, and no more', async () => {
    const names = Array.from({ length: 501 }, (_none, at) => `${at} informe de la ficha de empresa.pdf`);
    expect(await world.upload(AddPartnerReports, archive(...names), november)).toMatchObject({
      rejection: { rejected: 'archive_too_large' },
    });
    expect(await world.upload(AddPartnerReports, archive(...names.slice(1)), november)).toMatchObject({
      ok: true,
    });
    expect(await world.stored()).toHaveLength(500);
  });

  it('[R-PRT-05] wins a race of two for one month; nothing of the other stays', async () => {
    const sent = await Promise.all([
      world.upload(AddPartnerReports, archive('101.pdf', '102.pdf'), november),
      world.upload(AddPartnerReports, archive('101.pdf', '103.pdf', '104.pdf'), november),
    ]);
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    expect(sent.find(({ ok }) => !ok)).toMatchObject({ rejection: { rejected: 'month_has_reports' } });
    const added = (await typesIn('partnerReports-11-2026')).filter((type) => type === 'PartnerReportAdded');
    expect(await world.stored()).toHaveLength(added.length);
  });

  it('[R2] is recorded once and answered alike when it comes again under its key; another is refused', async () => {
    const send = (key: string, ...names: string[]) =>
      world.upload(AddPartnerReports, archive(...names), november, partner, key);
    const first = await send('upload-0001', '101.pdf', 'a.txt');
    expect(await send('upload-0001', '101.pdf', 'a.txt')).toEqual(first);
    expect(await typesIn('partnerReports-11-2026')).toEqual(['PartnerReportAdded', 'PartnerArchiveAccepted']);
    expect(await send('upload-0002', '101.pdf')).toMatchObject({
      rejection: { rejected: 'month_has_reports' },
    });
    expect(await send('upload-0001', '101.pdf', '102.pdf')).toMatchObject({
      rejection: { rejected: 'idempotency_key_reused' },
    });
    const [added] = await world.events.readStream('partnerReports-11-2026');
    expect(await world.stored()).toEqual([(added?.data as { key: string }).key]);
  });

  it('[W16] is refused without a PDF, with the reason of each file; nothing stays, and the month is free', async () => {
    const none = ['a.rar', rarFive([{ name: 'a.txt', content: Buffer.from('x') }])] as const;
    expect(await world.upload(AddPartnerReports, none, november)).toEqual({
      ok: false,
      rejection: { rejected: 'archive_without_reports', fields: { 'a.txt': 'not_a_pdf' } },
    });
    expect(await world.stored()).toEqual([]);
    expect(await world.upload(AddPartnerReports, archive('101.pdf'), november)).toMatchObject({ ok: true });
  });

  it('[S9] is refused when it is broken or locked, before anything is stored', async () => {
    const locked = ['a.rar', rarFive([{ name: '1.pdf', content: aPdf(), isEncrypted: true }])] as const;
    expect(await world.upload(AddPartnerReports, locked, november)).toMatchObject({
      rejection: { rejected: 'archive_encrypted' },
    });
    const junk = [
      'a.rar',
      Buffer.concat([Buffer.from('Rar!\u001a\u0007\u0001\u0000', 'latin1'), Buffer.alloc(50, 9)]),
    ] as const;
    expect(await world.upload(AddPartnerReports, junk, november)).toMatchObject({ ok: false });
    expect(await world.stored()).toEqual([]);
  });

  it('[W16] is refused by the name of its method when that is not read', async () => {
    const path = new URL('../../../../platform/src/unpacking/fixtures/7zip-deflate64.zip', import.meta.url);
    expect(await world.upload(AddPartnerReports, ['mayo.zip', readFileSync(path)], november)).toEqual({
      ok: false,
      rejection: { rejected: 'archive_method_refused', details: { method: 'Deflate64' } },
    });
    expect(await world.stored()).toEqual([]);
  });

  it('[R-PRT-05] is refused before a byte comes when its month is taken or not offered', async () => {
    const handler = world.handlers.find(({ contract }) => contract.name === 'AddPartnerReports');
    const admit = (date: string) =>
      handler?.admit({
        bytes: 0,
        actor: partner,
        input: AddPartnerReports.input.parse({ report: { date } }),
      });
    expect(await admit('11/2026')).toBeNull();
    expect(await admit('05/2026')).toMatchObject({ rejected: 'month_not_open' });
    await world.upload(AddPartnerReports, archive('101.pdf'), november);
    expect(await admit('11-2026')).toMatchObject({ rejected: 'month_has_reports' });
  });

  it('[S16] takes nothing but month and name from its fields', async () => {
    const report = { date: '11/2026', user_id: 1, url: 'https://evil.example', restaurant_id: 9 };
    await world.upload(AddPartnerReports, archive('resumen.pdf'), { report, user_id: 1, key: 'x' });
    const [added] = await world.events.readStream('partnerReports-11-2026');
    expect(added?.data).toMatchObject({ userId: 16, restaurant: null });
  });
});

describe('a PDF that a partner uploads', () => {
  const upload = (filename: string, fields: object) =>
    world.upload(AddPartnerReport, [filename, aPdf(filename)], { date: '11-2026', ...fields });

  it('[R-PRT-03] [R-API-115] joins its month under the name that is given beside it', async () => {
    expect(await upload('scan.pdf', { filename: '0101.pdf' })).toMatchObject({
      data: { files: [{ filename: '0101.pdf', id: '11-2026-1', restaurant_id: 4 }] },
    });
    expect(await upload('102.pdf', { filename: 'x.exe' })).toMatchObject({
      data: { files: [{ filename: '102.pdf', id: '11-2026-2' }] },
    });
  });

  it('[R-PRT-09] replaces the one of its name, as a new version of the same report', async () => {
    await upload('101.pdf', {});
    expect(await upload('101.PDF', {})).toMatchObject({ data: { files: [{ id: '11-2026-1' }] } });
    expect(await typesIn('partnerReports-11-2026')).toEqual(['PartnerReportAdded', 'PartnerReportUpdated']);
  });

  it('[W15] is rejected when it is not a PDF, and leaves nothing behind', async () => {
    const sent = await world.upload(AddPartnerReport, ['1.pdf', Buffer.from('<html>')], { date: '11/2026' });
    expect(sent).toMatchObject({ rejection: { rejected: 'file_content_refused' } });
    expect(await upload('1.pdf', { date: '05/2026' })).toMatchObject({
      rejection: { rejected: 'month_not_open' },
    });
    expect(await world.stored()).toEqual([]);
  });
});
