import type { Labels } from './markets';

/** `null` for blank. */
export type ColumnValue = string | number | null;

interface AnyColumn {
  readonly key: string;
  /** Any language, or the key. */
  readonly heading: Labels;
  readonly aliases?: readonly string[];
  readonly help: Labels;
  /** The column may be missing. */
  readonly optional?: boolean;
  /** Cells may be blank. */
  readonly blank?: boolean;
  /** Of the template, in row order. */
  readonly examples: readonly ColumnValue[];
  /** Compared with known data, not imported. */
  readonly checkOnly?: boolean;
  /** Problem code of a difference. */
  readonly differs?: string;
}

/** A known record: restaurant by site, brand by name. */
export interface ReferenceColumn extends AnyColumn {
  readonly type: 'reference';
  readonly to: string;
  /** Problem code if unknown. */
  readonly unknown: string;
}
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
  /** Cells formatted as percent are multiplied by 100. */
  readonly percent?: boolean;
}
export interface TextColumn extends AnyColumn {
  readonly type: 'text';
  /** Characters. */
  readonly max: number;
}
export type Column = ReferenceColumn | ChoiceColumn | NumberColumn | TextColumn;

/** Plain data, for template, parser, documents and screens; can cross processes. */
export interface ColumnContract<Kind extends string = string> {
  readonly kind: Kind;
  readonly label: Labels;
  readonly columns: readonly Column[];
  /** Exactly one is filled in per row. */
  readonly place: readonly string[];
  /** Key of a row, besides the place. */
  readonly distinct: readonly string[];
  /** Maximum per place. */
  readonly atMost?: readonly {
    readonly column: string;
    readonly value: ColumnValue;
    readonly most: number;
  }[];
}

/** In the first cell: an example row, skipped. */
export const exampleMark = 'EJEMPLO';

/** Without the heading. */
export const spreadsheetLimits = {
  maxBytes: 10 * 1024 * 1024,
  maxExpandedBytes: 100 * 1024 * 1024,
  maxRows: 20_000,
  maxColumns: 200,
} as const;

export const valueColumns = ({ columns, place }: ColumnContract): readonly Column[] =>
  columns.filter(({ key, checkOnly }) => !place.includes(key) && checkOnly !== true);
