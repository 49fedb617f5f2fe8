import { z } from 'zod';
import { type ColumnValue, month, valueColumns } from '../../kernel';
import { importColumns } from './import-columns';
import { type ImportKind, type ProductType, type SalesSlot } from './import-kinds.rules';

/** Wire names (R-DIA-01, R-DIA-38). */
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

/** `restaurant-12`, `province-28` or `nacional`. */
export const figurePlaceSchema = z.string().regex(/^(?:restaurant-[1-9]\d*|province-\d{2}|nacional)$/);
export type FigurePlace = z.infer<typeof figurePlaceSchema>;

export const placeOfRestaurant = (restaurantId: number): FigurePlace => `restaurant-${restaurantId}`;
export const placeOfProvince = (provinceId: string): FigurePlace => `province-${provinceId}`;

/** `null` for a province or the whole market. */
export const restaurantOfPlace = (place: FigurePlace): number | null => {
  const [kind, id] = place.split('-');
  return kind === 'restaurant' ? Number(id) : null;
};

/** In the order of `valueColumns`; an append holds thousands. */
export const figureCellsSchema = z.array(z.union([z.string(), z.number(), z.null()]));
export const figureRowsSchema = z.array(figureCellsSchema);
export type FigureCells = readonly ColumnValue[];
export type FigureRows = readonly FigureCells[];

export interface FigureRow {
  /** `7` of the chain, `12-3` of restaurant 12. */
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

export function figuresByName<K extends ImportKind>(kind: K, rows: FigureRows): readonly FigureRow[K][] {
  const keys = keysOf[kind];
  return rows.map((cells) => {
    const row: Record<string, ColumnValue> = {};
    keys.forEach((key, index) => (row[key] = cells[index] ?? null));
    return row as unknown as FigureRow[K];
  });
}

/** `sales/restaurant-12` */
export const figuresId = (kind: ImportKind, place: FigurePlace): string => `${kind}/${place}`;

/** First and last month, `2026-10`. */
export const figurePeriodSchema = z.object({ from: month(), to: month() });
export type FigurePeriod = z.infer<typeof figurePeriodSchema>;

/** Days (R13). */
export const importFileDays = 30;
const dayMilliseconds = 86_400_000;

/** @param checkedAt ISO 8601 UTC */
export const importFileExpiry = (checkedAt: string): string =>
  new Date(Date.parse(checkedAt) + importFileDays * dayMilliseconds).toISOString();

/** Undoable imports per place. */
export const maxFigureVersions = 12;

/** Spreadsheets may have the first numbering: 5 and 6 were company-run (AMB-01). */
export const legacyRegionNames: Readonly<Record<string, number>> = {
  Este: 3,
  Levante: 4,
  Centro: 2,
  Sur: 5,
  'Company-operated': 6,
  'Company operated': 6,
};
