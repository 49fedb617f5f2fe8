import { describe, expect, it } from '@jest/globals';
import type { Column, ColumnContract } from '@portal/contracts';
import { importColumns, importKinds } from '@portal/contracts/areas/imports';
import * as fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import type { SheetCell, WorkbookSheet } from '@portal/platform/spreadsheets/workbook';
import { readSheet } from '@portal/platform/import/read-sheet';
import { percentOf, typedNumber } from '@portal/platform/import/sheet-number';
import { textKey } from '@portal/platform/import/text-key';
import { writeTemplate } from '@portal/platform/import/write-template';

const limits = { maxRows: 20_000, maxColumns: 200 };
const sheet = (
  rows: readonly (readonly SheetCell[])[],
  more: Partial<WorkbookSheet> = {},
): WorkbookSheet => ({
  name: 'Hoja1',
  hidden: false,
  hiddenRows: new Set(),
  hiddenColumns: new Set(),
  merges: [],
  rows,
  ...more,
});
const contract = importColumns.sales;
const heading = ['Restaurante', 'Franja', 'Ventas', 'GC'];
const read = (rows: readonly (readonly SheetCell[])[], of: ColumnContract = contract) =>
  readSheet([sheet([heading, ...rows])], of, limits);
const codesOf = (problems: readonly { code: string; column: string; row: number }[]) =>
  problems.map(({ row, column, code }) => `${column}${row} ${code}`);

interface Filled {
  readonly typed: SheetCell;
  readonly read: string | number | null;
}
const filledWith = (typed: SheetCell, value: string | number | null): Filled => ({ typed, read: value });
const blank = fc.constantFrom(filledWith(null, null), filledWith('', null));

function filledCell(column: Column): fc.Arbitrary<Filled> {
  if (column.type === 'choice')
    return fc
      .constantFrom(...column.choices)
      .map(({ value, labels }) => filledWith(typeof value === 'number' ? value : labels.CAST, value));
  if (column.type === 'text')
    return fc.constantFrom('Menú Big Mac', 'Agua 50 cl', '12').map((text) => filledWith(text, text));
  if (column.type === 'reference')
    return fc.constantFrom('Pollo Dorado', 'Sur').map((text) => filledWith(text, text));
  const { min, max, integer } = column;
  return fc.integer({ min: Math.max(min, -99), max: Math.min(max, 99) }).chain((whole) => {
    const value = integer ? whole : whole + 0.25 > max ? whole : whole + 0.25;
    return fc.constantFrom(filledWith(value, value), filledWith(String(value).replace('.', ','), value));
  });
}
const cellFor = (column: Column): fc.Arbitrary<Filled> =>
  column.blank ? fc.oneof(blank, filledCell(column)) : filledCell(column);

describe('[R-IMP-02] a number', () => {
  it.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['-0,75', -0.75],
    ['−3', -3],
    ['1.234,5', 1_234.5],
    ['1,234.5', 1_234.5],
    ['48 200', 48_200],
    ['1.234', 1.234],
    ['12,', null],
    ['doce', null],
    ['1e5', null],
    ['0x10', null],
    ['1,2,3', null],
  ])('that is typed as %s is %s', (text, value) => {
    expect(typedNumber(text, false)).toBe(value);
  });

  it('has thousands where it is a whole one', () => {
    expect([typedNumber('1.234', true), typedNumber('6.750.336', true), typedNumber('1.23', true)]).toEqual([
      ...[1_234, 6_750_336, 1.23],
    ]);
  });

  it('in a percent cell is the displayed percentage, with any number of digits', () => {
    expect([0.07, 0.125, 0.145, -0.0085].map(percentOf)).toEqual([7, 12.5, 14.5, -0.85]);
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (hundredths) => {
        expect(percentOf(hundredths / 10_000)).toBe(hundredths / 100);
      }),
    );
  });

  it('is the same number in Spanish and in English, as text, as number, and as a percent cell', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999, max: 99_999 }), (hundredths) => {
        const value = hundredths / 100;
        const spellings: SheetCell[] = [
          value,
          String(value),
          String(value).replace('.', ','),
          `\u00a0${String(value).replace('.', ',')}\u202f%`,
          { kind: 'percent', value: hundredths / 10_000 },
        ];
        const { rows, problems } = read(spellings.map((cell, at) => [String(at), 'Cena', cell, null]));
        expect(problems).toEqual([]);
        expect(rows.map(({ cells }) => cells[3])).toEqual(spellings.map(() => value));
      }),
    );
  });
});

describe('[R-IMP-08] the cells of a sheet', () => {
  it('are nothing where they are empty or a dash, and 0 where they are 0', () => {
    const { rows } = read([
      ['101', 'Cena', '', '-'],
      ['101', 'Comida', 0, ' \u00a0 '],
    ]);
    expect(rows.map(({ cells }) => cells.slice(3))).toEqual([
      [null, null],
      [0, null],
    ]);
  });

  it('are wrong each for its own reason', () => {
    const { problems } = read([
      [null, 'Cena', 1, 1],
      ['101', null, { kind: 'boolean', value: true }, { kind: 'date' }],
      ['101', 'Cena', { kind: 'error', text: '#N/A' }, { kind: 'formula' }],
      ['101', 'Merienda', 5_000, -101],
      [101.5, 'Cena', Number.POSITIVE_INFINITY, '1%%'],
      ['101', 'Cena', { kind: 'unshown', value: 2_500 }, 1],
    ]);
    expect(codesOf(problems)).toEqual([
      ...['A2 value_missing', 'B3 value_missing', 'C3 number_wrong', 'D3 number_is_date'],
      ...['C4 formula_error', 'D4 formula_without_value'],
      ...['B5 choice_unknown', 'C5 number_too_large', 'D5 number_too_small'],
      ...['C6 number_wrong', 'D6 number_wrong', 'C7 number_shown_otherwise'],
    ]);
  });

  it('[R-DIA-37] are compared without case, accents, or how an accent is written', () => {
    const pmix = ['DSY & McCAFÉ'.normalize('NFD'), 'dsy &  mccafe', 'DSY & MCCAFÉ'];
    const { rows, problems } = readSheet(
      [
        sheet([
          ['site', 'tipo', 'descripción', 'value'],
          ...pmix.map((type, at) => ['101', type, `Café ${at}`, 1]),
        ]),
      ],
      importColumns.pmix,
      limits,
    );
    expect(problems).toEqual([]);
    expect(new Set(rows.map(({ cells }) => cells[2]))).toEqual(new Set(['DSY & McCAFÉ']));
    expect(textKey('Mañana')).toBe(textKey('MAN\u0303ANA'));
  });

  it('have no more text than their column', () => {
    const long = 'x'.repeat(61);
    const { problems } = readSheet(
      [
        sheet([
          ['Restaurante', 'Familia', 'Producto', 'Variación'],
          ['101', 'EVM', long, 1],
        ]),
      ],
      importColumns.pmix,
      limits,
    );
    expect(problems).toMatchObject([{ code: 'text_too_long', expected: '60', value: 'x'.repeat(60) }]);
  });
});

describe('[W36] the sheet with the figures', () => {
  it('may have titles above its headings, headings in another language or order, and columns of blanks', () => {
    const { rows, problems } = readSheet(
      [
        sheet([
          ['Informe de ventas'],
          [],
          ['GC', null, 'Franja', 'Vendes', 'site'],
          [1, null, 'Sopar', 2, '101'],
        ]),
      ],
      contract,
      limits,
    );
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([{ row: 4, cells: ['101', null, 'cena', 2, 1] }]);
  });

  it.each([
    [
      'a heading missing',
      [
        sheet([
          ['Restaurante', 'Franja', 'Ventas'],
          ['101', 'Cena', 1],
        ]),
      ],
      ['1 heading_missing'],
    ],
    [
      'an unknown heading',
      [
        sheet([
          [...heading, 'Notas'],
          ['101', 'Cena', 1, 1, 'x'],
        ]),
      ],
      ['E1 heading_unknown'],
    ],
    ['cells below no heading', [sheet([heading, ['101', 'Cena', 1, 1, 'x']])], ['E1 heading_unknown']],
    [
      'a heading twice',
      [
        sheet([
          [...heading, 'gc'],
          ['101', 'Cena', 1, 1, 2],
        ]),
      ],
      ['E1 heading_double'],
    ],
    ['no rows', [sheet([heading])], ['1 no_rows']],
    ['no sheet to be seen', [sheet([heading, ['101', 'Cena', 1, 1]], { hidden: true })], ['1 no_rows']],
    [
      'two sheets',
      [sheet([heading, ['101', 'Cena', 1, 1]]), sheet([heading, ['102', 'Cena', 1, 1]], { name: 'Hoja2' })],
      ['1 several_sheets'],
    ],
    [
      'merged cells',
      [
        sheet([heading, ['101', 'Cena', 1, 1], [null, 'Noche', 1, 1]], {
          merges: [{ startRow: 1, endRow: 2, startColumn: 0, endColumn: 0 }],
        }),
      ],
      ['A2 merged_cells', 'A3 value_missing'],
    ],
  ] as const)('is refused with %s', (_name, sheets, codes) => {
    const { problems } = readSheet(sheets, contract, limits);
    expect(codesOf(problems)).toEqual(codes);
  });

  it('does not read hidden sheets, nor the explanations beside it', () => {
    const { rows, problems } = readSheet(
      [
        sheet([['Ayuda'], ['Texto']], { name: 'Ayuda' }),
        sheet([heading, ['999', 'Cena', 9, 9]], { hidden: true }),
        sheet([heading, ['101', 'Cena', 1, 1]]),
      ],
      contract,
      limits,
    );
    expect(problems).toEqual([]);
    expect(rows).toHaveLength(1);
  });

  it('[R-IMP-08] may hide rows and columns with figures, and both are counted', () => {
    const hidden = { hiddenRows: new Set([0, 2, 3, 9]), hiddenColumns: new Set([3, 8]) };
    const rows = [['Ventas'], heading, [], ['101', 'Cena', 1, 1], ['102', 'Cena', 1, 1]];
    const read = readSheet([sheet(rows, hidden)], contract, limits);
    expect([read.rows.length, read.hidden]).toEqual([2, { rows: 1, columns: 1 }]);
  });

  it('[S10] has 20,000 rows at most, and 200 columns', () => {
    const rows = Array.from({ length: 20_001 }, () => ['101', 'Cena', 1, 1]);
    expect(codesOf(read(rows).problems)).toEqual(['20002 too_many_rows']);
    expect(read(rows.slice(1)).rows).toHaveLength(20_000);
    const wide = Array.from({ length: 201 }, () => 'x');
    expect(codesOf(readSheet([sheet([[...heading, ...wide]])], contract, limits).problems)).toEqual([
      '1 too_many_columns',
    ]);
  });
});

describe('[AMB-56] the template of every kind', () => {
  const texts = {
    help: 'Ayuda',
    column: 'Columna',
    meaning: 'Qué',
    values: 'Valores',
    examples: 'Ejemplos',
    refused: 'No',
  };
  const sheetsOf = async (content: Uint8Array): Promise<WorkbookSheet[]> =>
    (await readXlsx(content)).sheets.map(({ name, rows }) => sheet(rows as SheetCell[][], { name }));

  it.each(importKinds)(
    '%s has headings that are understood, and example rows that are not read',
    async (kind) => {
      const sheets = await sheetsOf(await writeTemplate(importColumns[kind], 'CAST', texts));
      const { rows, problems } = readSheet(sheets, importColumns[kind], limits);
      expect(rows).toEqual([]);
      expect(problems.map(({ code }) => code)).toEqual(['no_rows']);
      expect(sheets[0]?.rows.length).toBeGreaterThan(3);
    },
  );

  it.each(importKinds)('%s is read back exactly as filled in', async (kind) => {
    const { columns, place } = importColumns[kind];
    const [data] = await sheetsOf(await writeTemplate(importColumns[kind], 'CAST', texts));
    const filled = columns.map((column) =>
      column.key === place[0]
        ? fc.constantFrom('101', '0102').map((site) => filledWith(site, site))
        : cellFor(column),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(...filled), { minLength: 1, maxLength: 20 }), async (rows) => {
        const spelled = rows.map((cells) => cells.map((cell) => (cell as Filled).typed));
        const read = readSheet([sheet([data?.rows[0] ?? [], ...spelled])], importColumns[kind], limits);
        expect(read.problems).toEqual([]);
        expect(read.rows.map(({ cells }) => cells)).toEqual(
          rows.map((cells) => cells.map((cell) => (cell as Filled).read)),
        );
      }),
      { numRuns: 40 },
    );
  });
});
