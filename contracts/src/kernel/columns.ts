import type { Labels } from './markets';

/** A cell of a spreadsheet once it is read: text, number, or nothing. */
export type ColumnValue = string | number | null;

interface AnyColumn {
  /** Name of the column in reports and documents. */
  readonly key: string;
  /** What stands above the column, in any of the languages; also its key is understood. */
  readonly heading: Labels;
  /** Other headings that are understood. */
  readonly aliases?: readonly string[];
  /** What belongs into it, for people. */
  readonly help: Labels;
  /** The whole column may be missing. */
  readonly optional?: boolean;
  /** Its cells may be empty. */
  readonly blank?: boolean;
  /** What stands in the example rows of the template, from above. */
  readonly examples: readonly ColumnValue[];
  /** Only compared with what is known, and no part of the figures. */
  readonly checkOnly?: boolean;
  /** Code of the problem where it is compared and differs. */
  readonly differs?: string;
}

/** One of the records that the server knows: a restaurant by its site, a brand by its name. */
export interface ReferenceColumn extends AnyColumn {
  readonly type: 'reference';
  readonly to: string;
  /** Code of the problem where no such record is known. */
  readonly unknown: string;
}
/** One of a closed list of words. */
export interface ChoiceColumn extends AnyColumn {
  readonly type: 'choice';
  readonly choices: readonly {
    readonly value: string | number;
    readonly labels: Labels;
    readonly aliases?: readonly string[];
  }[];
}
export interface NumberColumn extends AnyColumn {
  readonly type: 'number';
  readonly min: number;
  readonly max: number;
  readonly integer?: boolean;
  /** Percentages: a cell that is formatted as one holds a hundredth of what is meant. */
  readonly percent?: boolean;
}
export interface TextColumn extends AnyColumn {
  readonly type: 'text';
  /** Characters at most. */
  readonly max: number;
}
export type Column = ReferenceColumn | ChoiceColumn | NumberColumn | TextColumn;

/**
 * What the columns of a spreadsheet hold, as plain data: template, parser, documents and screens are made from it. It
 * can be sent to another process.
 */
export interface ColumnContract<Kind extends string = string> {
  readonly kind: Kind;
  readonly label: Labels;
  readonly columns: readonly Column[];
  /** Columns that name what a row is about; exactly one of them is filled in each row. */
  readonly place: readonly string[];
  /** Columns that, beside the place, tell one row from another. */
  readonly distinct: readonly string[];
  /** Values of which a place has a few at most. */
  readonly atMost?: readonly {
    readonly column: string;
    readonly value: ColumnValue;
    readonly most: number;
  }[];
}

/** In the first column of a row: the row shows how a template is filled in, and is not read. */
export const exampleMark = 'EJEMPLO';

/** How many rows and columns a spreadsheet may have, its heading not counted. */
export const spreadsheetLimits = {
  maxBytes: 10 * 1024 * 1024,
  maxExpandedBytes: 100 * 1024 * 1024,
  maxRows: 20_000,
  maxColumns: 200,
} as const;

/** The columns whose cells are kept, in the order in which figures hold them. */
export const valueColumns = ({ columns, place }: ColumnContract): readonly Column[] =>
  columns.filter(({ key, checkOnly }) => !place.includes(key) && checkOnly !== true);
