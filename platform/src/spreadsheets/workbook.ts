import type { RefusalDetails } from '../unpacking/unpacking';

export type SpecialCell =
  | { readonly kind: 'percent'; readonly value: number }
  | { readonly kind: 'date' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'error'; readonly text: string }
  /** Without a calculated value; formulas are never evaluated. */
  | { readonly kind: 'formula' }
  /** The format hides it, or shows thousands as one. */
  | { readonly kind: 'unshown'; readonly value: number };
export type SheetCell = string | number | null | SpecialCell;

/** From 0, ends inclusive. */
export interface MergedCells {
  readonly startRow: number;
  readonly endRow: number;
  readonly startColumn: number;
  readonly endColumn: number;
}

export interface WorkbookSheet {
  readonly name: string;
  readonly hidden: boolean;
  /** By hand or filter; from 0. */
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
  /** From 0; may be sparse. */
  readonly rows: readonly (readonly SheetCell[])[];
  readonly merges: readonly MergedCells[];
}

export type WorkbookRefusal =
  | 'file_content_refused'
  | 'archive_method_refused'
  | 'workbook_encrypted'
  | 'workbook_too_large'
  | 'workbook_unreadable';

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

function sectionFor(value: number, format: string): string {
  const sections = format.replace(/"[^"]*"/g, (text) => text.replaceAll(';', ' ')).split(';');
  const conditions = sections.map((section) => condition.exec(section));
  if (!conditions.some(Boolean)) return sections[value > 0 ? 0 : value < 0 ? 1 : 2] ?? sections[0] ?? '';
  const holds = (found: RegExpExecArray | null) =>
    !found || comparisons[found[1] ?? '']?.(value, Number(found[2]));
  return sections[conditions.findIndex(holds)] ?? '';
}

/** Trailing commas divide by a thousand. */
const inThousands = /[0#?],+(?![0#?,])/;

/** Percent signs of a section; `null` if it hides the value. */
function percentSigns(value: number, section: string): number | null {
  const bare = section.replace(literals, '');
  // Accountants write 0 as a dash.
  const isShown = /[0#?]/.test(bare) || (value === 0 && /[-–—]/.test(section));
  return isShown && !inThousands.test(bare) ? bare.split('%').length - 1 : null;
}

/** A number as displayed: `0.0%` shows a fraction as percent, `0"%"` does not. */
export function numberCell(value: number, format = ''): SheetCell {
  const section = sectionFor(value, format);
  if (format === '' || /general|@/i.test(section)) return value;
  const signs = percentSigns(value, section);
  if (signs === null || signs > 1) return { kind: 'unshown', value };
  return signs === 1 ? { kind: 'percent', value } : value;
}

interface CellFacts {
  readonly format?: string | undefined;
  readonly isError?: boolean;
  readonly isFormula?: boolean;
}

const textCell = (text: string, isError: boolean): SheetCell =>
  isError || errorTexts.test(text) ? { kind: 'error', text } : text;

/** Cell of any reader. */
export function sheetCell(value: unknown, { format, isError = false, isFormula }: CellFacts): SheetCell {
  if (value === null || value === undefined) return isFormula ? { kind: 'formula' } : null;
  if (typeof value === 'number') return numberCell(value, format);
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  return value instanceof Date ? { kind: 'date' } : textCell(value as string, isError);
}
