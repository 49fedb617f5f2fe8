import type { RefusalDetails } from '../unpacking/unpacking';

/** A cell that is not plain text or a number. */
export type SpecialCell =
  | { readonly kind: 'percent'; readonly value: number }
  | { readonly kind: 'date' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'error'; readonly text: string }
  /** Not calculated since it was written; formulas are never evaluated here. */
  | { readonly kind: 'formula' }
  /** Its format shows nothing of it, or thousands as one. */
  | { readonly kind: 'unshown'; readonly value: number };
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
  /** By hand or by a filter; from 0. */
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
  /** By row and column from 0. Rows without cells are empty. */
  readonly rows: readonly (readonly SheetCell[])[];
  readonly merges: readonly MergedCells[];
}

/** Why a workbook cannot be read at all. */
export type WorkbookRefusal =
  | 'file_content_refused'
  | 'archive_method_refused'
  | 'workbook_encrypted'
  | 'workbook_too_large'
  | 'workbook_unreadable';

/** The workbook is refused; nothing of it is used. */
export class WorkbookRefused extends Error {
  constructor(
    readonly code: WorkbookRefusal,
    readonly details?: RefusalDetails,
  ) {
    super(code);
    this.name = 'WorkbookRefused';
  }
}

const errorTexts = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|ERR!|SPILL!|CALC!|GETTING_DATA)$/;
/** Texts in quotes, escaped characters and colours of a number format. */
const literals = /"[^"]*"|\\.|_.|\*.|\[[^[\]]*\]/g;

const condition = /\[(<=|>=|<>|<|>|=)(-?[\d.]+)\]/;
const comparisons: Readonly<Record<string, (value: number, to: number) => boolean>> = {
  '<': (value, to) => value < to,
  '<=': (value, to) => value <= to,
  '>': (value, to) => value > to,
  '>=': (value, to) => value >= to,
  '=': (value, to) => value === to,
  '<>': (value, to) => value !== to,
};

/** The part of a number format for a value: by its conditions, or for positive, negative, zero. */
function sectionFor(value: number, format: string): string {
  const sections = format.replace(/"[^"]*"/g, (text) => text.replaceAll(';', ' ')).split(';');
  const conditions = sections.map((section) => condition.exec(section));
  if (!conditions.some(Boolean)) return sections[value > 0 ? 0 : value < 0 ? 1 : 2] ?? sections[0] ?? '';
  const holds = (found: RegExpExecArray | null) =>
    !found || comparisons[found[1] ?? '']?.(value, Number(found[2]));
  return sections[conditions.findIndex(holds)] ?? '';
}

/** Commas behind the last digit show thousands as one. */
const inThousands = /[0#?],+(?![0#?,])/;

/** How many percent signs a section shows; `null` where it shows something else than its value. */
function percentSigns(value: number, section: string): number | null {
  const bare = section.replace(literals, '');
  // A dash is how accountants write 0.
  const isShown = /[0#?]/.test(bare) || (value === 0 && /[-–—]/.test(section));
  return isShown && !inThousands.test(bare) ? bare.split('%').length - 1 : null;
}

/** A number as its format shows it: `0.0%` shows a hundredth as one, `0"%"` does not. */
export function numberCell(value: number, format = ''): SheetCell {
  const section = sectionFor(value, format);
  if (format === '' || /general|@/i.test(section)) return value;
  const signs = percentSigns(value, section);
  if (signs === null || signs > 1) return { kind: 'unshown', value };
  return signs === 1 ? { kind: 'percent', value } : value;
}

interface CellFacts {
  /** Its number format. */
  readonly format?: string | undefined;
  readonly isError?: boolean;
  /** A formula whose value is not known, where there is none. */
  readonly isFormula?: boolean;
}

const textCell = (text: string, isError: boolean): SheetCell =>
  isError || errorTexts.test(text) ? { kind: 'error', text } : text;

/** A cell as the reader of a format gives it. */
export function sheetCell(value: unknown, { format, isError = false, isFormula }: CellFacts): SheetCell {
  if (value === null || value === undefined) return isFormula ? { kind: 'formula' } : null;
  if (typeof value === 'number') return numberCell(value, format);
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  return value instanceof Date ? { kind: 'date' } : textCell(value as string, isError);
}
