import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { marketRecords, type OutputOf, Role } from '@portal/contracts';
import { importCommands, type ImportKind, importUploads } from '@portal/contracts/areas/imports';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { createContentChecks } from '@portal/platform/content-checks/content-checks';
import { acceptUpload } from '@portal/platform/http/accept-upload';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { DiskFileStore } from '@portal/platform/stores/file-store/disk.file-store';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { MemoryKeyStore } from '@portal/platform/stores/key-store/memory.key-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { aPicture } from '@portal/platform/testing/sample-picture';
import { testActor } from '@portal/platform/testing/test-actor';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { createUploadHandlers } from '../../registered';
import { createWriteSide } from '../../write-side';

const { CheckImport, UpdatePlanPhoto } = importUploads;
const administrator = testActor(Role.Administrator, { userId: 2 });
const checks = createContentChecks();
const now = () => new Date('2026-11-20T09:30:00.000Z');
type Checked = OutputOf<typeof CheckImport>;

type Rows = readonly (readonly CellValue[])[];

const sheetOf = (rows: Rows) => writeXlsx({ sheets: [{ name: 'Hoja1', rows: rows.map((row) => [...row]) }] });

let folder: string;
let world: Awaited<ReturnType<typeof open>>;

async function open() {
  const events = new MemoryEventStore();
  const files = new DiskFileStore(join(folder, 'files'));
  const secrets = createSessionSecrets(Buffer.alloc(32, 1));
  const writeSide = createWriteSide({
    market: 'ES',
    events,
    codec: plainCodec,
    secrets,
    keys: new MemoryKeyStore(),
    files,
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
  const context = { actor: administrator, correlationId: 'spec' };
  for (const [restaurantId, site, region] of [
    [4, '0101', 2],
    [5, '102', 5],
  ] as const)
    await runner.run(
      bindings.restaurants.ImportRestaurant,
      aRestaurant({ restaurantId, site, region, name: `Restaurante ${site}` }),
      context,
    );
  const ada = {
    userId: 2,
    name: 'Ada Mora',
    email: 'ada@es.chain.example',
    phone: '',
    role: Role.Administrator,
    active: true,
    restaurants: [],
    passwordDigest: 'a'.repeat(128),
  };
  await runner.run(bindings.users.RegisterUser, ada, context);
  const brand = await runner.run(bindings.diagnostic.AddBrand, { name: 'Burger Norte', type: 1 }, context);
  if (!brand.ok) throw new Error('no brand');
  let count = 0;

  async function upload(
    contract: typeof CheckImport | typeof UpdatePlanPhoto,
    [filename, content]: readonly [string, Uint8Array],
    fields: object,
    idempotencyKey?: string,
  ) {
    const handler = handlers.find((each) => each.contract.name === contract.name);
    if (!handler) throw new Error('no handler');
    const path = join(folder, `landed-${(count += 1)}`);
    writeFileSync(path, content);
    const input = contract.input.parse(fields);
    return acceptUpload({ path, filename }, handler, { ...context, input, idempotencyKey }, files);
  }
  async function checkFile(kind: ImportKind, content: Uint8Array, key?: string): Promise<Checked> {
    const outcome = await upload(CheckImport, ['datos.xlsx', content], { kind }, key);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    return outcome.data as Checked;
  }
  const check = async (kind: ImportKind, rows: Rows) => checkFile(kind, await sheetOf(rows));
  const { ConfirmImport, DiscardImport, UndoImport } = bindings.imports;
  const discard = (id: string) => runner.run(DiscardImport, { id }, context);
  const confirm = (id: string, months: readonly [from: string, to: string] = ['', '']) =>
    runner.run(ConfirmImport, { id, period_from: months[0], period_to: months[1] }, context);
  const undo = (id: string) => runner.run(UndoImport, { id }, context);
  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of files.list()) keys.push(key);
    return keys;
  };
  const brandId = String((brand.data as { id: number }).id);
  return { events, files, upload, check, checkFile, confirm, discard, undo, stored, brandId };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
  world = await open();
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => checks.close());

const salesHeading = ['Restaurante', 'Franja', 'Ventas', 'GC'];
const typesIn = async (stream: string) => (await world.events.readStream(stream)).map(({ type }) => type);
const figuresIn = async (stream: string) =>
  (await world.events.readStream(stream))
    .filter(({ type }) => type.startsWith('Figures'))
    .map(({ data }) => data);

describe('a spreadsheet that is looked at', () => {
  it('[R-IMP-02] [AMB-56] [W36] reports what it would change, and changes nothing', async () => {
    const checked = await world.check('sales', [
      salesHeading,
      ['101', 'Mañana', 2.5, '1,25'],
      [102, 'cena', '3,5 %', null],
    ]);
    expect(checked).toMatchObject({
      kind: 'sales',
      status: 'ready',
      filename: 'datos.xlsx',
      rows: 2,
      places: 2,
      user_name: 'Ada Mora',
      counts: { new: 2, changed: 0, gone: 0, same: 0 },
      problem_count: 0,
      problems: [],
      confirmed_date: null,
      kept_until: '2026-12-20T09:30:00.000Z',
    });
    expect(await typesIn(`import-${checked.id}`)).toEqual(['ImportChecked']);
    expect(await typesIn('figures-sales')).toEqual([]);
    expect(await world.stored()).toHaveLength(2);
    expect(readdirSync(folder).filter((name) => /\.(read|result)$/.test(name))).toEqual([]);
  });

  it('[R-IMP-08] lists every mistake with row, column, code and value, and cannot be confirmed', async () => {
    const checked = await world.check('sales', [
      salesHeading,
      ['999', 'Mañana', 1, 1],
      ['101', 'Merienda', 1, 'mucho'],
      ['101', 'Cena', 1, 1],
      ['0101', 'cena', 2, 2],
    ]);
    expect(checked.status).toBe('refused');
    expect(checked.problem_count).toBe(4);
    expect(checked.problems).toEqual([
      { row: 2, column: 'A', field: 'site', code: 'site_unknown', value: '999', expected: '' },
      { row: 3, column: 'B', field: 'slot', code: 'choice_unknown', value: 'Merienda', expected: '' },
      { row: 3, column: 'D', field: 'gcs', code: 'number_wrong', value: 'mucho', expected: '' },
      { row: 5, column: '', field: '', code: 'row_double', value: '', expected: '4' },
    ]);
    expect(await world.confirm(checked.id)).toMatchObject({ rejection: { rejected: 'import_refused' } });
    expect(await typesIn('figures-sales')).toEqual([]);
  });

  it('[R2] is one import, also where its answer was lost and it came again', async () => {
    const content = await sheetOf([salesHeading, ['101', 'Cena', 1, 1]]);
    const first = await world.checkFile('sales', content, 'key-1');
    const again = await world.checkFile('sales', content, 'key-1');
    expect(again).toEqual(first);
    expect(await typesIn(`import-${first.id}`)).toEqual(['ImportChecked']);
    expect(await world.stored()).toHaveLength(2);
  });

  it.each([
    ['datos.xlsx.html', Buffer.from('<html></html>'), 'file_content_refused'],
    ['datos.xlsx', Buffer.from('PK nonsense'), 'file_content_refused'],
    ['datos.xls', Buffer.from('<html><table></table></html>'), 'file_content_refused'],
  ])('[R-IMP-06] [W15] is refused as %s', async (filename, content, code) => {
    expect(await world.upload(CheckImport, [filename, content], { kind: 'sales' })).toMatchObject({
      rejection: { rejected: code },
    });
    expect(await world.stored()).toEqual([]);
  });

  it('[R-IMP-06] is refused by the name of its method where its archive is packed by one that is not read', async () => {
    const path = new URL('../../../../platform/src/unpacking/fixtures/python-lzma.zip', import.meta.url);
    const uploaded = await world.upload(CheckImport, ['datos.xlsx', readFileSync(path)], { kind: 'sales' });
    expect(uploaded).toMatchObject({
      rejection: { rejected: 'archive_method_refused', details: { method: 'LZMA' } },
    });
  });
});

describe('a confirmed import', () => {
  it('[R-IMP-04] [AMB-69] replaces the figures of the restaurants in it, and of no other', async () => {
    const first = await world.check('sales', [
      salesHeading,
      ['101', 'Mañana', 1, 1],
      ['101', 'Cena', 2, 2],
      ['102', 'Cena', 3, 3],
    ]);
    expect(await world.confirm(first.id)).toMatchObject({
      ok: true,
      data: { status: 'confirmed', changed: 2 },
    });
    const second = await world.check('sales', [
      salesHeading,
      ['101', 'Cena', 2, 2.5],
      ['101', 'Noche', 0, null],
    ]);
    expect(second.counts).toEqual({ new: 1, changed: 1, gone: 1, same: 0 });
    await world.confirm(second.id);
    expect(await figuresIn('figures-sales')).toMatchObject([
      {
        place: 'restaurant-4',
        rows: [
          ['manana', 1, 1],
          ['cena', 2, 2],
        ],
      },
      { place: 'restaurant-5', restaurantId: 5, rows: [['cena', 3, 3]] },
      {
        place: 'restaurant-4',
        rows: [
          ['cena', 2, 2.5],
          ['noche', 0, null],
        ],
      },
    ]);
  });

  it('names the months of its figures, and returns them with what an undo restores', async () => {
    const rows = (sales: number) => [salesHeading, ['101', 'Cena', sales, 2]];
    await world.confirm((await world.check('sales', rows(1))).id, ['2026-10', '']);
    const second = await world.check('sales', rows(2));
    await world.confirm(second.id, ['2026-01', '2026-11']);
    await world.undo(second.id);
    const october = { from: '2026-10', to: '2026-10' };
    expect(await figuresIn('figures-sales')).toMatchObject([
      { period: october },
      { period: { from: '2026-01', to: '2026-11' } },
      { restored: { period: october } },
    ]);
    const wrong = { id: second.id, period_from: '11/2026', period_to: '01/2026' };
    expect(importCommands.ConfirmImport.input.safeParse(wrong).error?.issues).toMatchObject([
      { path: ['period_to'], message: 'period_wrong' },
    ]);
  });

  it('[W36] of the same file again changes nothing', async () => {
    const rows = [salesHeading, ['101', 'Cena', 2, 2]];
    await world.confirm((await world.check('sales', rows)).id);
    const again = await world.check('sales', rows);
    expect(again).toMatchObject({ status: 'unchanged', counts: { new: 0, changed: 0, gone: 0, same: 1 } });
    expect(await world.confirm(again.id)).toMatchObject({
      ok: true,
      data: { status: 'unchanged', changed: 0 },
    });
    expect(await typesIn('figures-sales')).toEqual(['FiguresImported', 'ImportConfirmed']);
  });

  it('[R4] is rejected as outdated when figures have changed since it was checked', async () => {
    const older = await world.check('sales', [salesHeading, ['101', 'Cena', 2, 2]]);
    const newer = await world.check('sales', [salesHeading, ['101', 'Cena', 9, 9]]);
    await world.confirm(newer.id);
    expect(await world.confirm(older.id)).toMatchObject({ rejection: { rejected: 'import_outdated' } });
  });

  it('[W36] is undone as a whole where its figures are the newest, and names those that are newer', async () => {
    const first = await world.check('sales', [salesHeading, ['101', 'Cena', 1, 1], ['102', 'Cena', 1, 1]]);
    await world.confirm(first.id);
    const second = await world.check('sales', [salesHeading, ['101', 'Cena', 7, 7]]);
    await world.confirm(second.id);
    expect(await world.undo(first.id)).toMatchObject({ ok: true, data: { restored: 1, newer: 1 } });
    expect((await figuresIn('figures-sales')).at(-1)).toMatchObject({
      place: 'restaurant-5',
      restored: null,
    });
    expect(await world.undo(second.id)).toMatchObject({ ok: true, data: { restored: 1, newer: 0 } });
    expect((await figuresIn('figures-sales')).at(-1)).toMatchObject({
      place: 'restaurant-4',
      restored: { importId: first.id, rows: [['cena', 1, 1]] },
    });
    expect(await world.confirm(second.id)).toMatchObject({ rejection: { rejected: 'import_undone' } });
  });

  it('is not undone before it is confirmed, nor where all of it is newer', async () => {
    const first = await world.check('sales', [salesHeading, ['101', 'Cena', 1, 1]]);
    expect(await world.undo(first.id)).toMatchObject({ rejection: { rejected: 'import_not_confirmed' } });
    await world.confirm(first.id);
    await world.confirm((await world.check('sales', [salesHeading, ['101', 'Cena', 2, 1]])).id);
    expect(await world.undo(first.id)).toMatchObject({ rejection: { rejected: 'import_superseded' } });
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await world.confirm(unknown)).toMatchObject({ rejection: { rejected: 'import_not_found' } });
    expect(await world.undo(unknown)).toMatchObject({ rejection: { rejected: 'import_not_found' } });
  });
});

describe('a checked file that is thrown away', () => {
  const rows = [salesHeading, ['101', 'Cena', 1, 1]];

  it('[R13] releases what was stored of it, cannot be confirmed any more, and is thrown away once', async () => {
    const { id } = await world.check('sales', rows);
    expect(await world.discard(id)).toMatchObject({ ok: true, data: { id, status: 'discarded' } });
    expect(await world.discard(id)).toMatchObject({ ok: true, data: { id, status: 'discarded' } });
    expect(await typesIn(`import-${id}`)).toEqual(['ImportChecked', 'ImportDiscarded']);
    const [, discarded] = await world.events.readStream(`import-${id}`);
    expect([...(discarded?.data['releasedKeys'] as string[])].sort()).toEqual((await world.stored()).sort());
    expect(await world.confirm(id)).toMatchObject({ rejection: { rejected: 'import_expired' } });
    expect(await typesIn('figures-sales')).toEqual([]);
  });

  it('may have mistakes; what became figures is not thrown away, undone or not', async () => {
    const wrong = await world.check('sales', [salesHeading, ['999', 'Cena', 1, 1]]);
    expect(await world.discard(wrong.id)).toMatchObject({ ok: true });
    const right = await world.check('sales', rows);
    await world.confirm(right.id);
    const refused = { rejection: { rejected: 'import_confirmed' } };
    expect(await world.discard(right.id)).toMatchObject(refused);
    await world.undo(right.id);
    expect(await world.discard(right.id)).toMatchObject(refused);
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await world.discard(unknown)).toMatchObject({ rejection: { rejected: 'import_not_found' } });
  });
});

describe('what a file names', () => {
  it('[AMB-01] [AMB-88] may be a region by its first name, and has to be that of the restaurant', async () => {
    const heading = ['Restaurante', 'Zona', 'Franja', 'Ventas', 'GC'];
    const right = await world.check('sales', [
      heading,
      ['101', 'Centro', 'Cena', 1, 1],
      ['102', 'sur', 'Cena', 1, 1],
    ]);
    const none = await world.check('sales', [heading, ['101', 'sense zona', 'Cena', 1, 1]]);
    expect(none.problems).toMatchObject([{ code: 'region_differs' }]);
    expect(right.problems).toEqual([]);
    const wrong = await world.check('sales', [
      heading,
      ['101', 'Levante', 'Cena', 1, 1],
      ['101', 'Marte', 'Noche', 1, 1],
    ]);
    expect(wrong.problems).toMatchObject([
      { row: 2, column: 'B', code: 'region_differs', value: 'Levante' },
      { row: 3, column: 'B', code: 'region_unknown', value: 'Marte' },
    ]);
  });

  it('[R-DIA-27] is a brand of the reference data, of its type', async () => {
    const heading = ['Restaurante', 'Marca', 'Tipo', 'Estado'];
    const right = await world.check('competence', [heading, ['101', 'burger  norte', 1, 2]]);
    await world.confirm(right.id);
    expect(await figuresIn('figures-competence')).toMatchObject([{ rows: [[world.brandId, 2]] }]);
    const wrong = await world.check('competence', [
      heading,
      ['101', 'Burger Kong', null, 1],
      ['102', 'Burger Norte', 3, 'Presente'],
    ]);
    expect(wrong.problems).toMatchObject([
      { row: 2, code: 'brand_unknown', value: 'Burger Kong' },
      { row: 3, code: 'brand_type_differs', value: '3', expected: '1' },
    ]);
  });

  it('[AMB-67] is a restaurant or a province, and for consumption the whole market too', async () => {
    const shares = [10, 10, 10, 20, 20, 20, 10];
    const heading = ['Restaurante', 'Provincia', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'Habitantes'];
    const population = await world.check('population', [
      heading,
      ['101', null, ...shares, '48.200'],
      [null, 'Madrid', ...shares, null],
      [null, 8, ...shares, null],
    ]);
    expect(population.problems).toEqual([]);
    await world.confirm(population.id);
    expect(await figuresIn('figures-population')).toMatchObject([
      { place: 'restaurant-4', rows: [[...shares, 48_200]] },
      { place: 'province-28', restaurantId: null },
      { place: 'province-08' },
    ]);
    const consume = await world.check('consume', [
      ['Restaurante', '1', '2', '3', '4', '5', '6', '7'],
      ['Nacional', 1, 2, 3, 4, 5, 6, null],
    ]);
    await world.confirm(consume.id);
    expect(await figuresIn('figures-consume')).toMatchObject([{ place: 'nacional' }]);
  });
});

describe('the photo of the marketing plan', () => {
  it('[R-IMP-01] [R-API-98] is re-encoded as JPEG, and the next one is its next version', async () => {
    const photo = await aPicture('jpeg');
    const first = await world.upload(UpdatePlanPhoto, ['plan.JPEG', photo], {});
    expect(first).toMatchObject({
      ok: true,
      data: { url: '/api/static/marketing-plan.jpg?v=1', version: 1 },
    });
    expect(await world.upload(UpdatePlanPhoto, ['plan.jpg', photo], {})).toMatchObject({
      data: { version: 2 },
    });
    expect(await world.upload(UpdatePlanPhoto, ['plan.jpg', await aPicture('png')], {})).toMatchObject({
      rejection: { rejected: 'file_content_refused' },
    });
    expect(await typesIn('planPhoto-ES')).toEqual(['PlanPhotoAdded', 'PlanPhotoAdded']);
  });
});
