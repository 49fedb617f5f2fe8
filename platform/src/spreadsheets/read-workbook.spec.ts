import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { writeXlsx } from 'hucre/xlsx';
import { compoundFileOf, encryptedMark, handMadeXls } from '../testing/hand-made-xls';
import { readWorkbook } from './read-workbook';
import { isPercentFormat } from './workbook';

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
  it('gives percentages by their format, dates, errors, and formulas that nobody has calculated', async () => {
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

describe('a number format', () => {
  it.each([
    ['0%', true],
    ['0.00 %', true],
    ['[Red]-0.0%;0.0%', true],
    ['0"%"', false],
    ['0\\%', false],
    ['[$%-409]0', false],
    ['General', false],
  ])('%s shows a hundredth as one: %s', (format, isPercent) => {
    expect(isPercentFormat(format)).toBe(isPercent);
  });
});
