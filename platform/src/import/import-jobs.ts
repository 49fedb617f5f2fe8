import type { ColumnContract, ColumnValue } from '@portal/contracts';
import type { LandedFile } from '../files/landed-file';
import type { WorkbookRefusal } from '../spreadsheets/workbook';
import type { RefusalDetails } from '../unpacking/unpacking';

/** Characters of a cell that a report shows. */
export const maxShownValue = 60;
/** Mistakes that are written down one by one; more of them are counted. */
export const maxKeptProblems = 10_000;

/** A mistake in a spreadsheet. `row` from 1, `column` in letters, both as a spreadsheet shows them. */
export interface Problem {
  readonly row: number;
  readonly column: string;
  readonly field: string;
  readonly code: string;
  readonly value: string;
  readonly expected: string;
}

/** A row of a spreadsheet by the columns of its contract; references are the texts that name them. */
export interface ReadRow {
  /** From 1. */
  readonly row: number;
  readonly cells: readonly ColumnValue[];
  /** Letters of each column in the sheet. */
  readonly broken: readonly number[];
}

/** Rows of figures and columns of them that a sheet hides. */
export interface HiddenFigures {
  readonly rows: number;
  readonly columns: number;
}

/** What a spreadsheet says, before it is known what its references are. */
export interface ReadSheet {
  readonly rows: readonly ReadRow[];
  /** Letters of each of the contract's columns; blank for one that the sheet does not have. */
  readonly letters: readonly string[];
  readonly hidden: HiddenFigures;
  readonly problems: readonly Problem[];
  readonly problemCount: number;
}

export type ReadingResult =
  | {
      readonly ok: true;
      /** The different texts of each kind of reference. */
      readonly references: Readonly<Record<string, readonly string[]>>;
    }
  | { readonly ok: false; readonly code: WorkbookRefusal; readonly details?: RefusalDetails };

export interface ReadSpreadsheetJob extends LandedFile {
  readonly contract: ColumnContract;
  readonly accepts: readonly string[];
  readonly maxExpandedBytes: number;
  readonly maxRows: number;
  readonly maxColumns: number;
  /** Where the `ReadSheet` is written. */
  readonly target: string;
}

/** What a text of a reference column means. */
export interface Reference {
  readonly value: string | number;
  /** Values that other columns of the row have to have, where they have any. */
  readonly fixes?: Readonly<Record<string, string | number>>;
  /** Several records have that name. */
  readonly isAmbiguous?: boolean;
}

/**
 * References by their kind and by the key of their text; those that are known at one place only by
 * `{place} {key of the text}`.
 */
export type References = Readonly<Record<string, Readonly<Record<string, Reference>>>>;

/** Rows of figures by place, as JSON: compared as a whole before row by row. */
export type CurrentFigures = Readonly<Record<string, string>>;

export interface CompareSpreadsheetJob {
  readonly contract: ColumnContract;
  /** A `ReadSheet`. */
  readonly source: string;
  readonly references: References;
  readonly current: CurrentFigures;
  readonly names: {
    /** Names of places. */
    readonly places: Readonly<Record<string, { readonly site: string; readonly name: string }>>;
    /** Names of what columns refer to, by column and value. */
    readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  /** Bytes of all figures that can be recorded at once, and what each place takes beside its rows. */
  readonly maxBytes: number;
  readonly bytesPerPlace: number;
  /** Where the `ImportResult` is written. */
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

/** The file that an import keeps: what it would change, and all that is wrong with it. */
export interface ImportResult {
  /** The rows of each place whose figures would be others. */
  readonly figures: readonly { readonly place: string; readonly rows: readonly Cells[] }[];
  readonly difference: readonly DifferenceRow[];
  readonly problems: readonly Problem[];
}

/** What is recorded of a result. */
export interface ImportSummary {
  readonly rows: number;
  readonly hidden: HiddenFigures;
  readonly places: number;
  readonly counts: DifferenceCounts;
  readonly problemCount: number;
  /** The first ones. */
  readonly problems: readonly Problem[];
}
