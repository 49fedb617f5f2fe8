import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ColumnValue, spreadsheetLimits } from '@portal/contracts';
import { importColumns, type ImportKind, importKinds } from '@portal/contracts/areas/imports';
import type { ReadSheet } from '@portal/platform/import/import-jobs';
import { runReading } from '@portal/platform/import/run-import-jobs';

/*
 * Templates filled in by LibreOffice Calc 7.4 (percent cells, formulas, empty cells), in three formats,
 * gzipped.
 */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'real-workbooks-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
async function read(kind: ImportKind, fixture: string, filename: string) {
  const packed = readFileSync(new URL(`./fixtures/${fixture}.gz`, import.meta.url));
  const path = join(folder, String((count += 1)));
  writeFileSync(path, gunzipSync(packed));
  const target = `${path}.read`;
  const accepts = ['xlsx', 'xls'];
  const contract = importColumns[kind];
  const result = await runReading({ path, filename, contract, accepts, ...spreadsheetLimits, target });
  return { result, sheet: () => JSON.parse(readFileSync(target, 'utf8')) as ReadSheet };
}

const sales: readonly (readonly ColumnValue[])[] = [
  ['101', null, 'manana', 2.35, 1.1],
  ['101', null, 'cena', -0.8, null],
  ['0102', null, 'noche', 3.4, 1.75],
];
const filledIn: Readonly<Record<ImportKind, readonly (readonly ColumnValue[])[]>> = {
  competence: [
    ['101', null, 'BURGER KING', 1, 2],
    ['101', null, 'STARBUCKS', null, 1],
    ['0102', null, 'Café & Té', 3, 1],
  ],
  sales_week: sales,
  sales,
  pmix: [
    ['101', null, 'EVM', 'Menú Big Mac', 3.2],
    ['101', null, 'DSY & McCAFÉ', 'Café con leche «XL»', -1.25],
    ['0102', null, 'BEBIDAS', 'Agua 50 cl', null],
  ],
  consume: [
    ['nacional', null, 20, 21, 22, 13, 14, 5, 5],
    ['101', null, 22.5, 23.5, 24.5, null, 10, 9.5, 10],
  ],
  population: [
    ['101', null, 9.5, 10, 5, 13, 24, 20.5, 18, 48_200],
    [null, '28', 600_000, 650_000, 330_000, 850_000, 1_600_000, 1_350_000, 1_200_000, 6_750_336],
  ],
};

describe('[R-IMP-02] [AMB-56] a template that was filled in with a real program', () => {
  const cases = importKinds.flatMap((kind) => ['xlsx', 'xls'].map((format) => [kind, format] as const));

  it.each(cases)('is read exactly as filled in: %s as .%s', async (kind, format) => {
    const { result, sheet } = await read(kind, `${kind}.${format}`, `datos.${format}`);
    expect(result).toMatchObject({ ok: true });
    const { rows, problems } = sheet();
    expect(problems).toEqual([]);
    expect(rows.map(({ cells }) => cells)).toEqual(filledIn[kind]);
    // Row 1 is the heading; three example rows are skipped.
    expect(rows.map(({ row }) => row)).toEqual(filledIn[kind].map((_cells, at) => at + 5));
  });

  it.each(['datos.ods', 'datos.xlsx', 'datos.xls'])(
    '[R-IMP-06] is refused as OpenDocument, called %s',
    async (filename) => {
      const { result } = await read('sales', 'sales.ods', filename);
      expect(result).toEqual({ ok: false, code: 'file_content_refused' });
    },
  );
});
