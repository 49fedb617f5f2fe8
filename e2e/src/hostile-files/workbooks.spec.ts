import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { spreadsheetLimits } from '@portal/contracts';
import { importColumns } from '@portal/contracts/areas/imports';
import { createContentChecks } from '@portal/platform/content-checks/content-checks';
import { readResultFigures } from '@portal/platform/import/read-result';
import { hostileWorkbooks } from './hostile-workbooks';
import { oddWorkbooks } from './odd-workbooks';
import type { WorkbookCase } from './workbook-case';

jest.setTimeout(300_000);

/* S10 */

const checks = createContentChecks();
const contract = importColumns.sales;
const options = { contract, accepts: ['xlsx', 'xls'], ...spreadsheetLimits };
const restaurant = { value: 'restaurant-1', fixes: { region: 2 } };
const references = { restaurant: { 101: restaurant, '0101': restaurant, '000101': restaurant } };
const mebibyte = 1024 * 1024;

let folder: string;
let count = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'workbooks-'));
});
afterAll(async () => {
  await checks.close();
  rmSync(folder, { recursive: true });
});

interface Outcome {
  readonly codes: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** Rejection code, or rows. */
async function outcomeOf({ name, content }: WorkbookCase): Promise<Outcome> {
  const file = { path: join(folder, String((count += 1))), filename: name };
  writeFileSync(file.path, content);
  try {
    const reading = await checks.readSpreadsheet(file, options);
    if (!reading.ok) return { codes: [reading.code], rows: [] };
    const compared = await checks.compareSpreadsheet(file, {
      contract,
      references,
      current: {},
      names: { places: {}, values: {} },
      maxBytes: 980_000,
      bytesPerPlace: 640,
    });
    if (!compared) return { codes: ['file_too_complex'], rows: [] };
    const figures = await readResultFigures(createReadStream(compared.path));
    return {
      codes: compared.summary.problems.map(({ code }) => code),
      rows: figures.flatMap(({ rows }) => rows),
    };
  } finally {
    await checks.discardSpreadsheet(file);
  }
}

/** Empty if correct. */
async function faultOf(each: WorkbookCase): Promise<string[]> {
  const { codes, rows } = await outcomeOf(each);
  const found = `${each.about}: ${codes.join(', ') || 'taken'} with ${JSON.stringify(rows)}`;
  if (each.refused)
    return rows.length === 0 && codes.some((code) => each.refused?.includes(code)) ? [] : [found];
  return codes.length === 0 && JSON.stringify(rows) === JSON.stringify(each.rows) ? [] : [found];
}

/** Every fourth; all in `npm run verify -- fuzz`. */
const step = process.env.FUZZ_FILES === undefined ? 4 : 1;

async function faultsOf(cases: readonly WorkbookCase[]): Promise<string[]> {
  const faults: string[] = [];
  for (const each of cases.filter((_, index) => index % step === 0)) faults.push(...(await faultOf(each)));
  return faults;
}

describe('[S10] [W36] [R-IMP-02] the corpus of workbooks', () => {
  it('is large enough, and mostly hostile', () => {
    expect(hostileWorkbooks().length).toBeGreaterThanOrEqual(80);
    expect(oddWorkbooks().length).toBeGreaterThanOrEqual(30);
  });

  it('accepts no row of a hostile workbook as a figure, without using more memory', async () => {
    const cases = hostileWorkbooks();
    const before = process.memoryUsage.rss();
    expect(await faultsOf(cases)).toEqual([]);
    const grown = process.memoryUsage.rss() - before;
    process.stderr.write(
      `\n${cases.length} hostile workbooks: this program grew by ${Math.round(grown / mebibyte)} MiB\n`,
    );
    expect(grown).toBeLessThan(64 * mebibyte);
  });

  it('takes every workbook that is odd and good, with the rows that people see', async () => {
    expect(await faultsOf(oddWorkbooks())).toEqual([]);
  });
});
