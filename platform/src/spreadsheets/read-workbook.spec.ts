import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { writeXlsx } from 'hucre/xlsx';
import { CFB } from '@e965/xlsx';
import {
  begin,
  calculatedMark,
  compoundFileOf,
  encryptedMark,
  end,
  handMadeXls,
  record,
  words,
  type XlsCell,
} from '../testing/hand-made-xls';
import { readWorkbook } from './read-workbook';
import { numberCell } from './workbook';

const folder = mkdtempSync(join(tmpdir(), 'workbooks-'));
afterAll(() => rmSync(folder, { recursive: true }));
const limits = { accepts: ['xlsx', 'xls'], maxExpandedBytes: 100 * 1024 * 1024 };

async function read(filename: string, content: Uint8Array) {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return readWorkbook({ path, filename }, limits);
}
const refusal = async (filename: string, content: Uint8Array) =>
  read(filename, content).then(
    () => 'read',
    (error: { code?: string }) => error.code,
  );

describe('[S10] an old workbook', () => {
  it('[R-IMP-02] gives texts, numbers, percentages by their format, and the last values of formulas', async () => {
    const content = handMadeXls([
      {
        name: 'Ventas',
        rows: [
          ['Restaurante', 'Año'],
          ['0101', 12.5, { percent: 0.125 }, { date: 45_000 }],
          [null, { formula: 0.07, percent: true }, { formula: 3 }],
        ],
      },
      { name: 'Oculta', hidden: true, rows: [['x']] },
    ]);
    const sheets = await read('ventas.xls', content);
    expect(sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['Ventas', false],
      ['Oculta', true],
    ]);
    expect(sheets[0]?.rows).toEqual([
      ['Restaurante', 'Año'],
      ['0101', 12.5, { kind: 'percent', value: 0.125 }, { kind: 'date' }],
      [null, { kind: 'percent', value: 0.07 }, 3],
    ]);
  });

  it('is refused where it is encrypted, whose numbers would be noise', async () => {
    const content = handMadeXls([{ name: 'Ventas', rows: [['a', 1]] }], { before: encryptedMark });
    expect(await refusal('ventas.xls', content)).toBe('workbook_encrypted');
  });

  it.each([
    ['without its stream', compoundFileOf('Other', Buffer.alloc(10))],
    ['that ends too soon', handMadeXls([{ name: 'a', rows: [['a', 1]] }]).subarray(0, 1_500)],
    ['whose records are noise', compoundFileOf('Workbook', Buffer.alloc(5_000, 0x55))],
  ])('%s is unreadable', async (_name, content) => {
    expect(await refusal('ventas.xls', content)).toBe('workbook_unreadable');
  });
});

describe('[S10] a workbook of today', () => {
  it('gives percentages by their format, dates, errors, and formulas without a calculated value', async () => {
    const content = await writeXlsx({
      sheets: [
        {
          name: 'Ventas',
          rows: [['a', 0.125, new Date('2026-11-20'), true, null]],
          cells: new Map([
            ['0,1', { value: 0.125, type: 'number', style: { numFmt: '0.0%' } }],
            ['0,4', { value: null, type: 'formula', formula: 'A1' }],
          ]),
        },
        { name: 'Oculta', hidden: true, rows: [['b']] },
      ],
    });
    const [sheet, hidden] = await read('ventas.xlsx', content);
    expect(sheet?.rows[0]).toEqual([
      'a',
      { kind: 'percent', value: 0.125 },
      { kind: 'date' },
      { kind: 'boolean', value: true },
      { kind: 'formula' },
    ]);
    expect(hidden?.hidden).toBe(true);
  });

  it('is refused where it has a password, or is an old one by another name', async () => {
    expect(await refusal('a.xlsx', compoundFileOf('EncryptedPackage', Buffer.alloc(10)))).toBe(
      'workbook_encrypted',
    );
    expect(await refusal('a.xlsx', handMadeXls([{ name: 'a', rows: [['a']] }]))).toBe('file_content_refused');
    expect(await refusal('a.xls', await writeXlsx({ sheets: [{ name: 'a', rows: [['a']] }] }))).toBe(
      'file_content_refused',
    );
  });
});

const heading = ['Restaurante', 'Franja', 'Ventas', 'GC'];
const figures = ['125', 'Comida', 2.5, 1];
const rowsOf = async (filename: string, content: Uint8Array) =>
  (await read(filename, content)).map(({ rows }) => rows);
const double = (value: number): Buffer => {
  const data = Buffer.alloc(8);
  data.writeDoubleLE(value);
  return data;
};
const sample = (cell: XlsCell, more = {}) => ({
  name: 'Datos',
  rows: [heading, ['125', 'Comida', cell, 1]],
  ...more,
});
const tail = Buffer.alloc(8);
const chart = Buffer.concat([
  begin(0x0020),
  record(0x0203, Buffer.concat([words(0, 0, 0), double(99)])),
  record(0x0203, Buffer.concat([words(1, 2, 0), double(99)])),
  end,
]);
const formulaOfText = (between: Buffer) => (row: number, column: number) =>
  Buffer.concat([
    record(0x0006, Buffer.concat([words(row, column, 0, 0, 0, 0, 0xffff), tail])),
    between,
    record(0x0207, Buffer.concat([words(3), Buffer.from([0]), Buffer.from('2.5')])),
  ]);
const containerOf = (streams: readonly (readonly [string, Buffer])[]): Uint8Array => {
  const { utils, write } = CFB as {
    utils: { cfb_new(): object; cfb_add(file: object, path: string, content: Buffer): void };
    write(file: object, options: { type: 'buffer' }): Uint8Array;
  };
  const file = utils.cfb_new();
  for (const [path, content] of streams) utils.cfb_add(file, path, content);
  return write(file, { type: 'buffer' });
};
const streamOf = (content: Buffer): Buffer =>
  (
    CFB as { find(file: object, path: string): { content: Buffer }; read(of: Buffer, as: object): object }
  ).find((CFB as { read(of: Buffer, as: object): object }).read(content, { type: 'buffer' }), '/Workbook')
    .content;

describe('[S10] [R-IMP-02] a workbook that other programs wrote', () => {
  it.each([
    ['with another workbook in it', 'xls-embedded-book-of-two-sheets.xls'],
    ['with a chart beside its figures', 'xls-chart-beside.xls'],
    ['with a formula', 'xls-formula.xls'],
    ['with a formula as Excel 4 wrote it', 'xls-formula-of-numbers.xls'],
    ['with a formula of text', 'xls-text-formula.xls'],
    ['with a formula of text that cells share', 'xls-shared-text-formula.xls'],
    ['with a chart among its sheets', 'xlsx-chart-sheet.xlsx'],
    ['whose stream has a name in capitals', 'xls-capital-name.xls'],
    ['whose last sector is short', 'xls-last-sector-short.xls'],
    ['whose names are UTF-8 by the directory alone', 'xlsx-utf8-flag-in-directory-only.xlsx'],
    ['of plain figures', 'xls-plain.xls'],
    ['of plain figures today', 'xlsx-plain.xlsx'],
  ])('%s has the figures that Excel shows', async (_name, fixture) => {
    const content = readFileSync(new URL(`./fixtures/${fixture}`, import.meta.url));
    expect(await rowsOf(fixture, content)).toEqual([[heading, figures]]);
  });

  it('with a chart over its figures has the cells below the chart', async () => {
    const content = readFileSync(new URL('./fixtures/xls-chart-over-figures.xls', import.meta.url));
    expect(await rowsOf('ventas.xls', content)).toEqual([[['Ventas de noviembre'], heading, figures]]);
  });

  it.each([
    ['before', true],
    ['behind', false],
  ])('with a workbook of one sheet embedded %s its own has its own figures', async (_name, isFirst) => {
    const own = ['/Workbook', streamOf(handMadeXls([sample(2.5)]))] as const;
    const other = ['/MBD00A1/Workbook', streamOf(handMadeXls([sample(77)]))] as const;
    const content = containerOf(isFirst ? [other, own] : [own, other]);
    expect(await rowsOf('ventas.xls', content)).toEqual([[heading, figures]]);
    expect(await refusal('ventas.xls', containerOf([other]))).toBe('workbook_unreadable');
  });

  it.each([
    ['before', { before: chart }],
    ['behind', { behind: chart }],
    ['in a chart', { behind: Buffer.concat([begin(0x0020), chart, end]) }],
  ])('keeps its cells with a chart %s them', async (_name, more) => {
    expect(await rowsOf('ventas.xls', handMadeXls([sample(2.5, more)]))).toEqual([[heading, figures]]);
  });

  it.each([0x0006, 0x0206, 0x0406])('has the number of a formula of kind %i', async (id) => {
    const formula = (row: number, column: number) =>
      record(id, Buffer.concat([words(row, column, 0), double(2.5), tail]));
    expect(await rowsOf('ventas.xls', handMadeXls([sample(formula)]))).toEqual([[heading, figures]]);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['an array', record(0x0221, Buffer.concat([words(1, 1), Buffer.from([2, 2]), words(0, 0, 0, 0)]))],
    ['a table', record(0x0236, Buffer.concat([words(1, 1), Buffer.from([2, 2]), words(0, 0, 0, 0, 0)]))],
  ])('has the text of a formula with %s before it', async (_name, between) => {
    const content = handMadeXls([sample(formulaOfText(between))]);
    expect(await rowsOf('ventas.xls', content)).toEqual([[heading, ['125', 'Comida', '2.5', 1]]]);
  });

  it.each([0x0020, 0x0040])('leaves a sheet of kind %i out', async (kind) => {
    const content = handMadeXls([{ name: 'Otra', kind, rows: [[99]] }, sample(2.5)]);
    expect(await rowsOf('ventas.xls', content)).toEqual([[heading, figures]]);
  });

  it('is refused where a sheet has no end', async () => {
    const stream = streamOf(handMadeXls([sample(2.5)]));
    const cut = stream.subarray(0, stream.lastIndexOf(end));
    expect(await refusal('ventas.xls', compoundFileOf('Workbook', cut))).toBe('workbook_unreadable');
  });

  it('has no 0 of a formula that a library did not calculate, and that of Excel', async () => {
    const zero = sample({ formula: 0 });
    expect((await rowsOf('a.xls', handMadeXls([zero])))[0]?.[1]?.[2]).toEqual({ kind: 'formula' });
    expect((await rowsOf('a.xls', handMadeXls([zero], { before: calculatedMark })))[0]?.[1]?.[2]).toBe(0);
  });

  it('[R-IMP-08] reports which rows and columns it hides', async () => {
    const row = record(0x0208, words(1, 0, 4, 255, 0, 0, 0x0120, 0x000f));
    const column = record(0x007d, words(3, 3, 2_560, 0, 1, 0));
    const old = handMadeXls([sample(2.5, { before: Buffer.concat([column, row]) })]);
    const rows = [heading, figures];
    const today = await writeXlsx({
      sheets: [
        {
          name: 'Datos',
          rows,
          rowDefs: new Map([[1, { hidden: true }]]),
          columns: [{}, {}, {}, { hidden: true }],
        },
      ],
    });
    for (const [filename, content] of [['a.xls', old] as const, ['a.xlsx', today] as const]) {
      const [sheet] = await read(filename, content);
      expect([[...(sheet?.hiddenRows ?? [])], [...(sheet?.hiddenColumns ?? [])]]).toEqual([[1], [3]]);
    }
  });
});

describe('a number format', () => {
  it.each([
    ['0%', 'percent'],
    ['0.00 %', 'percent'],
    ['[Red]-0.0%;0.0%', 'percent'],
    ['[<1]0.0%;0', 'percent'],
    ['[>=1]0.0%;0', 'number'],
    ['0"%"', 'number'],
    ['0\\%', 'number'],
    ['[$%-409]0', 'number'],
    ['General', 'number'],
    ['@', 'number'],
    ['#,##0.00 "€"', 'number'],
    ['_-* #,##0.00_-;-* #,##0.00_-;_-* "-"??_-;_-@_-', 'number'],
    ['# ?/?', 'number'],
    [';;;', 'unshown'],
    ['"x"', 'unshown'],
    ['#,##0,', 'unshown'],
    ['0.0,,"M"', 'unshown'],
    ['0%%', 'unshown'],
  ])('%s shows a half as %s', (format, kind) => {
    const cell = numberCell(0.5, format);
    expect(cell).toEqual(kind === 'number' ? 0.5 : { kind, value: 0.5 });
  });

  it('may write 0 as a dash, and not as nothing', () => {
    expect([numberCell(0, '0;-0;"-"'), numberCell(0, '0;-0;;@'), numberCell(-2, '0;;0')]).toEqual([
      0,
      { kind: 'unshown', value: 0 },
      { kind: 'unshown', value: -2 },
    ]);
  });
});
