/** A cell that is not plain text or a number. */
export type SpecialCell =
  | { readonly kind: 'percent'; readonly value: number }
  | { readonly kind: 'date' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'error'; readonly text: string }
  /** Nobody has calculated it since it was written; formulas are never evaluated here. */
  | { readonly kind: 'formula' };
export type SheetCell = string | number | null | SpecialCell;

/** A block of merged cells, counted from 0; its ends belong to it. */
export interface MergedCells {
  readonly startRow: number;
  readonly endRow: number;
  readonly startColumn: number;
  readonly endColumn: number;
}

export interface WorkbookSheet {
  readonly name: string;
  /** People do not see it. */
  readonly hidden: boolean;
  /** By row and column from 0. Rows without cells are empty. */
  readonly rows: readonly (readonly SheetCell[])[];
  readonly merges: readonly MergedCells[];
}

/** Why a workbook cannot be read at all. */
export type WorkbookRefusal =
  'file_content_refused' | 'workbook_encrypted' | 'workbook_too_large' | 'workbook_unreadable';

/** The workbook is refused; nothing of it is used. */
export class WorkbookRefused extends Error {
  constructor(readonly code: WorkbookRefusal) {
    super(code);
    this.name = 'WorkbookRefused';
  }
}

const errorTexts = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|ERR!|SPILL!|CALC!|GETTING_DATA)$/;
/** Texts in quotes, escaped characters and colours of a number format. */
const literals = /"[^"]*"|\\.|_.|\*.|\[[^[\]]*\]/g;

/** Whether a number format shows a hundredth as one: `0.0%`, and not `0"%"`. */
export const isPercentFormat = (format: string): boolean => format.replace(literals, '').includes('%');

interface CellFacts {
  readonly isPercent: boolean;
  readonly isError: boolean;
  readonly isFormula: boolean;
}

const textCell = (text: string, isError: boolean): SheetCell =>
  isError || errorTexts.test(text) ? { kind: 'error', text } : text;

/** A cell as the reader of a format gives it. */
export function sheetCell(value: unknown, { isPercent, isError, isFormula }: CellFacts): SheetCell {
  if (value === null || value === undefined) return isFormula ? { kind: 'formula' } : null;
  if (typeof value === 'number') return isPercent ? { kind: 'percent', value } : value;
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  return value instanceof Date ? { kind: 'date' } : textCell(value as string, isError);
}
