import type { ColumnContract, ColumnValue } from '@portal/contracts';
import type { LandedFile } from '../files/landed-file';
import type { WorkbookRefusal } from '../spreadsheets/workbook';
import type { RefusalDetails } from '../unpacking/unpacking';

/** Characters of a cell in reports. */
export const maxShownValue = 60;
/** Further ones are only counted. */
export const maxKeptProblems = 10_000;

/** `row` from 1, `column` in letters, as in spreadsheets. */
export interface Problem {
  readonly row: number;
  readonly column: string;
  readonly field: string;
  readonly code: string;
  readonly value: string;
  readonly expected: string;
}

/** A row by its contract's columns; references are still texts. */
export interface ReadRow {
  /** From 1. */
  readonly row: number;
  readonly cells: readonly ColumnValue[];
  /** Column indexes of invalid cells. */
  readonly broken: readonly number[];
}

/** Hidden rows and columns. */
export interface HiddenFigures {
  readonly rows: number;
  readonly columns: number;
}

/** A sheet before references are resolved. */
export interface ReadSheet {
  readonly rows: readonly ReadRow[];
  /** Per contract column; blank for missing. */
  readonly letters: readonly string[];
  readonly hidden: HiddenFigures;
  readonly problems: readonly Problem[];
  readonly problemCount: number;
}

export type ReadingResult =
  | {
      readonly ok: true;
      /** Distinct texts per reference kind. */
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

/** Record behind a reference text. */
export interface Reference {
  readonly value: string | number;
  /** Required values of other columns in the row. */
  readonly fixes?: Readonly<Record<string, string | number>>;
  /** Several records have this name. */
  readonly isAmbiguous?: boolean;
}

/** By kind and text key; place-specific ones by `{place} {key of the text}`. */
export type References = Readonly<Record<string, Readonly<Record<string, Reference>>>>;

/** JSON of rows by place, compared as a whole first. */
export type CurrentFigures = Readonly<Record<string, string>>;

export interface CompareSpreadsheetJob {
  readonly contract: ColumnContract;
  /** Path of a `ReadSheet`. */
  readonly source: string;
  readonly references: References;
  readonly current: CurrentFigures;
  readonly names: {
    readonly places: Readonly<Record<string, { readonly site: string; readonly name: string }>>;
    /** Display names by column and value. */
    readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  /** Limit of recorded bytes, and overhead per place. */
  readonly maxBytes: number;
  readonly bytesPerPlace: number;
  /** Path of the `ImportResult`. */
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

/** Stored result of an import: changes and problems. */
export interface ImportResult {
  /** New rows of changed places. */
  readonly figures: readonly { readonly place: string; readonly rows: readonly Cells[] }[];
  readonly difference: readonly DifferenceRow[];
  readonly problems: readonly Problem[];
}

/** Recorded part of a result. */
export interface ImportSummary {
  readonly rows: number;
  readonly hidden: HiddenFigures;
  readonly places: number;
  readonly counts: DifferenceCounts;
  readonly problemCount: number;
  /** The first ones. */
  readonly problems: readonly Problem[];
}
