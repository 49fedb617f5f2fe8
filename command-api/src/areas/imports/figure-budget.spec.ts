import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Column,
  type ColumnContract,
  type ColumnValue,
  type NumberColumn,
  spreadsheetLimits,
} from '@portal/contracts';
import { importColumns, type ImportKind, importKinds } from '@portal/contracts/areas/imports';
import type { ReadRow } from '@portal/platform/import/import-jobs';
import { runComparison } from '@portal/platform/import/run-import-jobs';
import { maxAppendBytes } from '@portal/platform/stores/event-store/event-store.port';
import { figureBudget } from './figure-budget';

const restaurants = 500;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'figure-budget-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const longNumber = ({ max, integer }: NumberColumn, at: number): number =>
  integer ? max - at : Number(`${max > 100 ? 12_345.6 : 12.345678}${at % 10}`);

function longest(column: Column, at: number, textLength: number): ColumnValue {
  if (column.type === 'choice') return column.choices[at % column.choices.length]?.value ?? null;
  if (column.type === 'number') return longNumber(column, at);
  if (column.type === 'reference') return `brand ${at}`;
  // Quotes and non-ASCII take the most bytes.
  return `${at} ñ"`.padEnd(textLength, '"ñ€');
}

/** Max rows of a file or of that many restaurants. */
function largest(contract: ColumnContract, textLength: number): ReadRow[] {
  const slots = contract.distinct.includes('slot') ? 5 : 1;
  const isOpen = contract.distinct.some((key) => key === 'brand' || key === 'description');
  const rowsEach = isOpen ? spreadsheetLimits.maxRows / restaurants : slots;
  return Array.from({ length: restaurants * rowsEach }, (_, n): ReadRow => {
    const site = n % restaurants;
    const at = Math.floor(n / restaurants);
    const cells = contract.columns.map((column) =>
      column.checkOnly || column.key === 'province'
        ? null
        : column.key === 'site'
          ? String(1_000 + site)
          : column.key === 'status'
            ? 1
            : longest(column, at, textLength),
    );
    return { row: n + 2, cells, broken: [] };
  });
}

async function compare(kind: ImportKind, rows: readonly ReadRow[]) {
  const contract = importColumns[kind];
  const [source, target] = ['read', 'result'].map((name) => join(folder, `${kind}-${Math.random()}.${name}`));
  const letters = contract.columns.map((_, at) => String.fromCharCode(65 + at));
  writeFileSync(source ?? '', JSON.stringify({ rows, letters, problems: [], problemCount: 0 }));
  const sites = Object.fromEntries(
    Array.from({ length: restaurants }, (_, n) => [1_000 + n, { value: `restaurant-${n + 1}` }]),
  );
  const brands = Object.fromEntries(
    Array.from({ length: spreadsheetLimits.maxRows / restaurants }, (_, n) => [
      `brand ${n}`,
      { value: `${n + 1}` },
    ]),
  );
  return runComparison({
    contract,
    source: source ?? '',
    target: target ?? '',
    current: {},
    ...figureBudget,
    references: { restaurant: sites, 'restaurant-or-national': sites, brand: brands },
    names: { places: {}, values: {} },
  });
}

describe('what an import may hold', () => {
  it('is less than an append takes, with room for its end', () => {
    expect(figureBudget.maxBytes).toBeLessThan(maxAppendBytes - 50_000);
  });

  it.each(importKinds.flatMap((kind) => [40, 60].map((length) => [kind, length] as const)))(
    '[S10] is all that 500 restaurants can fill of %s, with names of %i characters',
    async (kind, length) => {
      const rows = largest(importColumns[kind], length);
      const { problems, counts } = await compare(kind, rows);
      expect(problems).toEqual([]);
      expect(counts.new).toBe(rows.length);
    },
  );

  it('[S10] is refused with a reason where it would be more', async () => {
    const rows = largest(importColumns.pmix, 400);
    expect(await compare('pmix', rows)).toMatchObject({
      problemCount: 1,
      problems: [{ code: 'too_much_text' }],
    });
  });
});
