import type { ColumnContract, ColumnValue } from '@portal/contracts';
import type { LandedFile } from '../files/landed-file';
import type { WorkbookRefusal } from '../spreadsheets/workbook';
import type { RefusalDetails } from '../unpacking/unpacking';

export const maxShownValue = 60;
export const maxStoredProblems = 10_000;

/** `row` from 1, `column` in letters, as in spreadsheets. */
export interface Problem {
  readonly row: number;
  readonly column: string;
  readonly field: string;
  readonly code: string;
  readonly value: string;
  readonly expected: string;
}

export interface ReadRow {
  readonly row: number;
  readonly cells: readonly ColumnValue[];
  readonly broken: readonly number[];
}

export interface HiddenFigures {
  readonly rows: number;
  readonly columns: number;
}

export interface ReadSheet {
  readonly rows: readonly ReadRow[];
  readonly letters: readonly string[];
  readonly hidden: HiddenFigures;
  readonly problems: readonly Problem[];
  readonly problemCount: number;
}

export type ReadingResult =
  | {
      readonly ok: true;
      readonly references: Readonly<Record<string, readonly string[]>>;
    }
  | { readonly ok: false; readonly code: WorkbookRefusal; readonly details?: RefusalDetails };

export interface ReadSpreadsheetJob extends LandedFile {
  readonly contract: ColumnContract;
  readonly accepts: readonly string[];
  readonly maxExpandedBytes: number;
  readonly maxRows: number;
  readonly maxColumns: number;
  /** Path of the `ReadSheet`. */
  readonly target: string;
}

export interface Reference {
  readonly value: string | number;
  readonly fixes?: Readonly<Record<string, string | number>>;
  readonly isAmbiguous?: boolean;
}

/** By kind and text key; place-specific ones by `{place} {key of the text}`. */
export type References = Readonly<Record<string, Readonly<Record<string, Reference>>>>;

export type CurrentFigures = Readonly<Record<string, string>>;

export interface CompareSpreadsheetJob {
  readonly contract: ColumnContract;
  readonly source: string;
  readonly references: References;
  readonly current: CurrentFigures;
  readonly names: {
    readonly places: Readonly<Record<string, { readonly site: string; readonly name: string }>>;
    readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  /** Limit of recorded bytes, and overhead per place. */
  readonly maxBytes: number;
  readonly bytesPerPlace: number;
  readonly target: string;
}

export type DifferenceMark = 'new' | 'changed' | 'gone' | 'same';
export type DifferenceCounts = Readonly<Record<DifferenceMark, number>>;
export type Cells = readonly ColumnValue[];

export interface DifferenceRow {
  readonly place: string;
  readonly site: string;
  readonly name: string;
  readonly mark: DifferenceMark;
  readonly before: Cells | null;
  readonly after: Cells | null;
}

export interface ImportResult {
  readonly figures: readonly { readonly place: string; readonly rows: readonly Cells[] }[];
  readonly difference: readonly DifferenceRow[];
  readonly problems: readonly Problem[];
}

export interface ImportSummary {
  readonly rows: number;
  readonly hidden: HiddenFigures;
  readonly places: number;
  readonly counts: DifferenceCounts;
  readonly problemCount: number;
  readonly problems: readonly Problem[];
}
