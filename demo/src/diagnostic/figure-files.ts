import { importColumns } from '@portal/contracts/areas/imports';
import { compareFigures } from '@portal/platform/import/compare-figures';
import type { ImportResult, ImportSummary } from '@portal/platform/import/import-jobs';
import type { FileStore, StoredFile } from '@portal/platform/stores/file-store/file-store.port';
import { writeXlsx } from 'hucre/xlsx';
import type { DemoWorld } from '../demo-world';
import type { DemoImport } from './demo-figures';
import { demoBrands } from './demo-reference';

export interface StoredImport {
  readonly imported: DemoImport;
  readonly file: StoredFile;
  readonly resultKey: string;
  readonly summary: ImportSummary;
  /** Number of earlier imports of the same kind. */
  readonly comparedWith: number;
  readonly figures: ImportResult['figures'];
}

const brandNames = Object.fromEntries(demoBrands.map(({ id, name }) => [String(id), name]));

/** Brands and slots are written by name, as administrators do. */
function workbookOf({ kind, rows }: DemoImport): Promise<Uint8Array> {
  const { columns, label } = importColumns[kind];
  const shown = rows.map(({ cells }) =>
    columns.map((column, index) => {
      const cell = cells[index] ?? null;
      if (column.key === 'brand') return brandNames[String(cell)] ?? cell;
      if (column.type !== 'choice' || typeof cell !== 'string') return cell;
      return column.choices.find(({ value }) => value === cell)?.labels.CAST ?? cell;
    }),
  );
  return writeXlsx({
    sheets: [
      {
        name: label.CAST.slice(0, 31),
        rows: [columns.map(({ heading }) => heading.CAST), ...shown],
        freezePane: { rows: 1 },
      },
    ],
  });
}

type Names = Parameters<typeof compareFigures>[1]['names'];

/** Difference to the current figures. */
function resultOf({ kind, rows }: DemoImport, current: ReadonlyMap<string, string>, names: Names) {
  const resolved = rows.map(({ place, cells }, index) => ({ row: index + 2, place, cells }));
  const compared = compareFigures(resolved, {
    contract: importColumns[kind],
    current: Object.fromEntries(current),
    names,
  });
  const count = (mark: string) => compared.difference.filter((row) => row.mark === mark).length;
  const counts = { new: count('new'), changed: count('changed'), gone: count('gone'), same: count('same') };
  const places = new Set(rows.map(({ place }) => place)).size;
  const summary = {
    rows: rows.length,
    hidden: { rows: 0, columns: 0 },
    places,
    counts,
    problemCount: 0,
    problems: [],
  };
  return { result: { ...compared, problems: [] } satisfies ImportResult, summary };
}

export async function storeFigureFiles(
  { imports, restaurants }: Pick<DemoWorld, 'imports' | 'restaurants'>,
  files: FileStore,
): Promise<readonly StoredImport[]> {
  const places = Object.fromEntries(
    restaurants.map(({ restaurantId, site, name }) => [`restaurant-${restaurantId}`, { site, name }]),
  );
  const names: Names = { places, values: { brand: brandNames } };
  const current = new Map<string, Map<string, string>>();
  const before = new Map<string, number>();
  const stored: StoredImport[] = [];
  for (const imported of imports) {
    const { kind } = imported;
    const known = current.get(kind) ?? new Map<string, string>();
    const { result, summary } = resultOf(imported, known, names);
    for (const { place, rows } of result.figures) known.set(place, JSON.stringify(rows));
    current.set(kind, known);
    const [file, { key: resultKey }] = await Promise.all([
      files.put(Buffer.from(await workbookOf(imported))),
      files.put(Buffer.from(JSON.stringify(result))),
    ]);
    const comparedWith = before.get(kind) ?? 0;
    before.set(kind, comparedWith + 1);
    stored.push({ imported, file, resultKey, summary, comparedWith, figures: result.figures });
  }
  return stored;
}
