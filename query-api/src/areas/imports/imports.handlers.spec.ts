import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import {
  anImportChecked,
  anImportId,
  figures,
  importDownloads,
  importOf,
  importQueries,
  imports,
  planPhotos,
  sectionDescriptions,
} from '@portal/contracts/areas/imports';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { users } from '@portal/contracts/areas/users';
import { readXlsx } from 'hucre/xlsx';
import { askedBy, asking, opening, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { importDownloadHandlers } from './import-files.handlers';
import { importHandlers } from './imports.handlers';

const at = '2026-11-20T09:30:00.000Z';
const ready = importOf(anImportChecked().data, { at, userId: 2 });
const result = {
  figures: [],
  difference: [
    {
      place: 'restaurant-1',
      site: '0417',
      name: 'Gran Vía',
      mark: 'new',
      before: null,
      after: ['cena', 1, null],
    },
    {
      place: 'restaurant-1',
      site: '0417',
      name: 'Gran Vía',
      mark: 'gone',
      before: ['noche', 2, 2],
      after: null,
    },
    {
      place: 'restaurant-2',
      site: '0418',
      name: 'Sol',
      mark: 'same',
      before: ['cena', 3, 3],
      after: ['cena', 3, 3],
    },
  ],
  problems: [
    { row: 2, column: 'A', field: 'site', code: 'site_unknown', value: '=cmd()', expected: '' },
    { row: 5, column: '', field: '', code: 'row_double', value: '', expected: '4' },
  ],
};
const files = {
  open: async (key: string) => {
    const bytes = Buffer.from(JSON.stringify(result));
    return key === ready.resultKey ? { stream: Readable.from([bytes]), bytes: bytes.length } : null;
  },
};
const person = testPerson(Role.Administrator);

async function world(changes: Partial<typeof ready> = {}, of: readonly object[] = []) {
  const views = await viewsHolding(
    [imports, [{ ...ready, ...changes }]],
    [figures, of as never],
    [planPhotos, []],
    [
      sectionDescriptions,
      [{ id: 'pmix', description: 'Ventas por producto', translations: {}, version: 3, at }],
    ],
    [users, [{ id: 2, name: 'Ada Mora' } as never]],
    [restaurants, [{ id: 2, site: '0418', name: 'Sol' } as never]],
  );
  const context = askedBy(views, { person, files });
  return {
    ...asking(importHandlers, context),
    open: (call: never, input: never) => opening(importDownloadHandlers, call, input, context),
  };
}

describe('imports', () => {
  it('[W36] are listed with their uploader, and without their errors one by one', async () => {
    const { ask } = await world();
    const { data, total } = await ask(importQueries.ListImports, {});
    expect(total).toBe(1);
    expect(data).toMatchObject([{ id: anImportId, user_name: 'Ada Mora', status: 'ready', places: 1 }]);
    expect((await ask(importQueries.ListImports, { status: ['refused'] })).total).toBe(0);
  });

  it('[W36] say what their undo would do: which places have newer figures', async () => {
    const place = (n: number, importId: string) => ({
      id: `sales/restaurant-${n}`,
      kind: 'sales',
      place: `restaurant-${n}`,
      restaurantId: n,
      importId,
      importedAt: at,
      period: null,
      rows: [],
    });
    const { ask } = await world(
      { status: 'confirmed', confirmed: { at, userId: 2 }, places: ['restaurant-1', 'restaurant-2'] },
      [place(1, anImportId), place(2, 'another')],
    );
    const { data } = await ask(importQueries.GetImport, { id: anImportId });
    expect(data.undo).toEqual({
      restorable: 1,
      newer: [{ place: 'restaurant-2', site: '0418', name: 'Sol', import_id: 'another' }],
    });
    const waiting = await world();
    expect((await waiting.ask(importQueries.GetImport, { id: anImportId })).data.undo).toBeNull();
    const id = '00000000-0000-4000-8000-000000000000';
    expect(await waiting.refused(importQueries.GetImport, { id })).toBe('import_not_found');
  });

  it('[AMB-69] list their difference in pages, by mark and by words, as long as it is stored', async () => {
    const { ask } = await world();
    const marks = async (input: object) => {
      const { data, total } = await ask(importQueries.ListImportDifference, { id: anImportId, ...input });
      return [total, ...data.map(({ mark }) => mark)];
    };
    expect(await marks({ size: 2, page: 2 })).toEqual([3, 'same']);
    expect(await marks({ mark: ['new', 'gone'] })).toEqual([2, 'new', 'gone']);
    expect(await marks({ q: 'gran via' })).toEqual([2, 'new', 'gone']);
    expect(await marks({ q: '🙂' })).toEqual([0]);
    const gone = await world({ resultKey: null });
    expect(await gone.refused(importQueries.ListImportDifference, { id: anImportId })).toBe('import_expired');
  });

  it('[R-DIA-38] [R-API-76] have a description for each section, blank where none was written', async () => {
    const { data } = await (await world()).ask(importQueries.ListSectionDescriptions, {});
    expect(data).toHaveLength(7);
    expect(data.find(({ section }) => section === 'pmix')?.description).toBe('Ventas por producto');
    expect(data[0]).toEqual({
      section: 'dafo',
      description: '',
      texts: { CAST: '' },
      version: 0,
      update_date: null,
    });
  });
});

it('[AMB-95] [R-DIA-03] the descriptions of sections are read in the reader’s language', async () => {
  const described = { id: 'pmix', description: 'Ventas', translations: { CAT: 'Vendes' }, version: 3, at };
  const views = await viewsHolding([sectionDescriptions, [described]]);
  const { ask } = asking(importHandlers, askedBy(views, { language: 'CAT' }));
  const { data } = await ask(importQueries.ListSectionDescriptions, {});
  expect(data.at(-1)).toMatchObject({ description: 'Vendes', texts: { CAST: 'Ventas', CAT: 'Vendes' } });
});

describe('files of imports', () => {
  const open = async (call: unknown, input: unknown, changes = {}) =>
    (await world(changes)).open(call as never, input as never);

  it('[R-IMP-08] [S13] list all mistakes as CSV that no spreadsheet runs', async () => {
    const file = (await open(importDownloads.OpenImportProblems, { id: anImportId })) as {
      content: Uint8Array;
    };
    expect(Buffer.from(file.content).toString('utf8').split('\r\n')).toEqual([
      '\ufeff"Fila";"Columna";"Campo";"Código";"Problema";"Valor"',
      '"2";"A";"site";"site_unknown";"No hay ningún restaurante con este número.";"\'=cmd()"',
      '"5";"";"";"row_double";"Esta fila repite la fila 4.";""',
    ]);
  });

  it('[AMB-56] are templates too, with a sheet that explains them', async () => {
    const file = (await open(importDownloads.OpenImportTemplate, { kind: 'pmix', language: 'CAT' })) as {
      content: Uint8Array;
    };
    const { sheets } = await readXlsx(file.content);
    expect(sheets.map(({ name }) => name)).toEqual(['Mix de producte', 'Ajuda']);
  });

  it('[R13] are gone after thirty days', async () => {
    expect(await open(importDownloads.OpenImportFile, { id: anImportId })).toMatchObject({ key: ready.key });
    expect(await open(importDownloads.OpenImportFile, { id: anImportId }, { key: null })).toBe('not_found');
  });

  it('[R-API-103] are a placeholder where there is no photo of the plan', async () => {
    expect(await open(importDownloads.OpenPlanPhoto, { date: '1764' })).toMatchObject({
      contentType: 'image/svg+xml',
    });
    expect(await open(importDownloads.OpenPlanPhoto, { v: 3 })).toBe('not_found');
  });
});
