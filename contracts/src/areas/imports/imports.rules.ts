import { z } from 'zod';
import { type ColumnValue, month, valueColumns } from '../../kernel';
import { importColumns, type ImportKind, type ProductType, type SalesSlot } from './import-columns';

/** The top-level sections of the diagnostic, as the wire names them (R-DIA-01, R-DIA-38). */
export const diagnosticSections = [
  'dafo',
  'population',
  'clusters',
  'competence',
  'consume',
  'moments',
  'pmix',
] as const;
export const diagnosticSectionSchema = z.enum(diagnosticSections);
export type DiagnosticSection = z.infer<typeof diagnosticSectionSchema>;

export const maxDescriptionLength = 4_000;

/**
 * Where figures belong to: `restaurant-12`, `province-28` or `nacional`. The key of a place in events, views and files.
 */
export const figurePlaceSchema = z.string().regex(/^(?:restaurant-[1-9]\d*|province-\d{2}|nacional)$/);
export type FigurePlace = z.infer<typeof figurePlaceSchema>;

export const placeOfRestaurant = (restaurantId: number): FigurePlace => `restaurant-${restaurantId}`;
export const placeOfProvince = (provinceId: string): FigurePlace => `province-${provinceId}`;

/** The restaurant of a place; `null` for a province and for the whole market. */
export const restaurantOfPlace = (place: FigurePlace): number | null => {
  const [kind, id] = place.split('-');
  return kind === 'restaurant' ? Number(id) : null;
};

/** The cells of one row, in the order of `valueColumns`: short, because thousands of them stand in one append. */
export const figureCellsSchema = z.array(z.union([z.string(), z.number(), z.null()]));
export const figureRowsSchema = z.array(figureCellsSchema);
export type FigureCells = readonly ColumnValue[];
export type FigureRows = readonly FigureCells[];

/** A row of each kind by the names of its columns. */
export interface FigureRow {
  /** Brands as the wire names them: `7` of the chain, `12-3` of restaurant 12. */
  readonly competence: { readonly brand: string; readonly status: 1 | 2 };
  readonly sales_week: SalesRow;
  readonly sales: SalesRow;
  readonly pmix: {
    readonly type: ProductType;
    readonly description: string;
    readonly value: number | null;
  };
  readonly consume: Readonly<Record<'1' | '2' | '3' | '4' | '5' | '6' | '7', number | null>>;
  readonly population: Readonly<Record<'g1' | 'g2' | 'g3' | 'g4' | 'g5' | 'g6' | 'g7', number>> & {
    readonly habitants: number | null;
  };
}
interface SalesRow {
  readonly slot: SalesSlot;
  readonly sales: number | null;
  readonly gcs: number | null;
}

const keysOf = Object.fromEntries(
  Object.entries(importColumns).map(([kind, columns]) => [kind, valueColumns(columns).map(({ key }) => key)]),
) as unknown as Readonly<Record<ImportKind, readonly string[]>>;

/** The cells of rows by the names of their columns. */
export function figuresByName<K extends ImportKind>(kind: K, rows: FigureRows): readonly FigureRow[K][] {
  const keys = keysOf[kind];
  return rows.map((cells) => {
    const row: Record<string, ColumnValue> = {};
    keys.forEach((key, index) => (row[key] = cells[index] ?? null));
    return row as unknown as FigureRow[K];
  });
}

/** Id of the figures of a kind at a place, in the view: `sales/restaurant-12`. */
export const figuresId = (kind: ImportKind, place: FigurePlace): string => `${kind}/${place}`;

/** Months that figures speak of, the first and the last, `2026-10`. */
export const figurePeriodSchema = z.object({ from: month(), to: month() });
export type FigurePeriod = z.infer<typeof figurePeriodSchema>;

/** How long the file of an import, its report and its difference are kept, in days (R13). */
const importFileDays = 30;
const dayMilliseconds = 86_400_000;

/** When the files of an import are removed. @param checkedAt ISO 8601 UTC */
export const importFileExpiry = (checkedAt: string): string =>
  new Date(Date.parse(checkedAt) + importFileDays * dayMilliseconds).toISOString();

/** How many imports back an import can be undone, place by place. */
export const keptFigureVersions = 12;

/**
 * Regions by the names that they had at first, when 1 was Este, 2 Levante, 3 Centro, 4 Sur, and 5 and 6 were run by the
 * company: spreadsheets of then are understood (AMB-01).
 */
export const legacyRegionNames: Readonly<Record<string, number>> = {
  Este: 3,
  Levante: 4,
  Centro: 2,
  Sur: 5,
  'Company-operated': 6,
  'Company operated': 6,
};
