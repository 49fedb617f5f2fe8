import { type ColumnContract, valueColumns } from '@portal/contracts';
import type {
  Cells,
  CompareSpreadsheetJob,
  DifferenceMark,
  DifferenceRow,
  ImportResult,
} from './import-jobs';
import { distinctKey, type ResolvedRow } from './resolve-rows';

type Named = CompareSpreadsheetJob['names'];

function rowsByPlace(rows: readonly ResolvedRow[], contract: ColumnContract): Map<string, Cells[]> {
  const kept = valueColumns(contract).map((column) => contract.columns.indexOf(column));
  const places = new Map<string, Cells[]>();
  for (const { place, cells } of rows) {
    const before = places.get(place) ?? [];
    before.push(kept.map((index) => cells[index] ?? null));
    places.set(place, before);
  }
  return places;
}

const isSame = (one: Cells, other: Cells): boolean => one.every((cell, index) => cell === other[index]);

interface Compared {
  readonly mark: DifferenceMark;
  readonly before: Cells | null;
  readonly after: Cells | null;
}

/** By distinct key; deleted rows last (AMB-69). */
function compareRows(
  before: readonly Cells[],
  after: readonly Cells[],
  distinct: readonly number[],
): Compared[] {
  const known = new Map(before.map((cells) => [distinctKey(cells, distinct), cells]));
  const compared = after.map((cells): Compared => {
    const key = distinctKey(cells, distinct);
    const old = known.get(key);
    known.delete(key);
    if (old === undefined) return { mark: 'new', before: null, after: cells };
    return { mark: isSame(old, cells) ? 'same' : 'changed', before: old, after: cells };
  });
  const deleted = [...known.values()].map((cells): Compared => ({
    mark: 'gone',
    before: cells,
    after: null,
  }));
  return [...compared, ...deleted];
}

function namedCells(cells: Cells | null, contract: ColumnContract, { values }: Named): Cells | null {
  if (cells === null) return null;
  return valueColumns(contract).map(({ key }, index) => {
    const cell = cells[index] ?? null;
    return cell === null ? null : (values[key]?.[String(cell)] ?? cell);
  });
}

/** Changes a file would make, by place. */
export function compareFigures(
  rows: readonly ResolvedRow[],
  { contract, current, names }: Pick<CompareSpreadsheetJob, 'contract' | 'current' | 'names'>,
): Pick<ImportResult, 'figures' | 'difference'> {
  const keys = valueColumns(contract).map(({ key }) => key);
  const distinct = contract.distinct.map((key) => keys.indexOf(key));
  const figures: ImportResult['figures'][number][] = [];
  const difference: DifferenceRow[] = [];
  for (const [place, after] of rowsByPlace(rows, contract)) {
    const before = JSON.parse(current[place] ?? '[]') as Cells[];
    const compared = compareRows(before, after, distinct);
    if (compared.some(({ mark }) => mark !== 'same')) figures.push({ place, rows: after });
    const { site, name } = names.places[place] ?? { site: place, name: '' };
    const shown = compared.map(({ mark, ...both }) => ({
      place,
      site,
      name,
      mark,
      before: namedCells(both.before, contract, names),
      after: namedCells(both.after, contract, names),
    }));
    difference.push(...shown);
  }
  return { figures, difference };
}
