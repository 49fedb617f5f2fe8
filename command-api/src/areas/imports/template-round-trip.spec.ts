import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanLine, type Column, type Language, spreadsheetLimits } from '@portal/contracts';
import { importColumns, importKinds } from '@portal/contracts/areas/imports';
import type { ReadSheet } from '@portal/platform/import/import-jobs';
import { runReading } from '@portal/platform/import/run-import-jobs';
import { writeTemplate } from '@portal/platform/import/write-template';
import * as fc from 'fast-check';
import { type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx';

/* Template → filled in → saved → read: values survive. */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'round-trip-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const texts = { help: '?', column: '?', meaning: '?', values: '?', examples: '?', refused: '?' };

interface Filled {
  readonly typed: CellValue;
  readonly read: string | number | null;
}
const as = (typed: CellValue, read: Filled['read']): Filled => ({ typed, read });
const blanks = [as(null, null), as('', null)];
const blankOf = ({ type }: Column) =>
  fc.constantFrom(...blanks, ...(type === 'number' ? [as('-', null)] : []));

/** Any alphabet, quotes, angle brackets; no invisible characters. */
const words = (max: number) =>
  fc
    .stringMatching(/^[\p{L}\p{N}&<>"'%€«» .,-]{1,60}$/u)
    .map((text) => cleanLine(text).slice(0, max).trim())
    .filter((text) => /\p{L}/u.test(text) && !/^ejemplo/i.test(text));

const numbers = ({ min, max, integer }: { min: number; max: number; integer?: boolean | undefined }) =>
  fc
    .integer({ min: Math.ceil(min), max: Math.floor(max) - 1 })
    .chain((whole) =>
      fc.integer({ min: 0, max: integer ? 0 : 99 }).map((cents) => (whole * 100 + cents) / 100),
    );

function filled(column: Column, language: Language): fc.Arbitrary<Filled> {
  if (column.type === 'choice')
    return fc
      .constantFrom(...column.choices)
      .map(({ value, labels }) => as(typeof value === 'number' ? value : labels[language], value));
  if (column.type === 'text') return words(column.max).map((text) => as(text, text));
  if (column.type === 'reference') return words(40).map((text) => as(text, text));
  return numbers(column).chain((value) =>
    fc.constantFrom(as(value, value), as(String(value).replace('.', ','), value)),
  );
}

describe('[AMB-56] [R-IMP-02] a template that is filled in, saved and read', () => {
  const cases = importKinds.flatMap((kind) =>
    (['CAST', 'CAT', 'PT'] as const).map((language) => [kind, language] as const),
  );

  it.each(cases)('gives what was typed: %s in %s', async (kind, language) => {
    const contract = importColumns[kind];
    const template = await readXlsx(await writeTemplate(contract, language, texts));
    const heading = template.sheets[0]?.rows[0] ?? [];
    const cells = contract.columns.map((column) => {
      if (column.key === contract.place[0])
        return fc.nat(99_999).map((site) => as(String(site), String(site)));
      return column.blank ? fc.oneof(blankOf(column), filled(column, language)) : filled(column, language);
    });
    const row = fc.tuple(...cells);
    const path = join(folder, `${kind}-${language}`);
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 15 }), async (rows) => {
        const typed = rows.map((filledCells) => filledCells.map((cell) => cell.typed));
        const name = template.sheets[0]?.name ?? '';
        writeFileSync(path, await writeXlsx({ sheets: [{ name, rows: [[...heading], ...typed] }] }));
        rmSync(`${path}.read`, { force: true });
        const job = { path, filename: 'datos.xlsx', contract, accepts: ['xlsx'], target: `${path}.read` };
        expect(await runReading({ ...job, ...spreadsheetLimits })).toMatchObject({ ok: true });
        const read = JSON.parse(readFileSync(`${path}.read`, 'utf8')) as ReadSheet;
        expect(read.problems).toEqual([]);
        expect(read.rows.map((one) => one.cells)).toEqual(
          rows.map((filledCells) => filledCells.map((cell) => cell.read)),
        );
      }),
      { numRuns: 12 },
    );
  });
});
