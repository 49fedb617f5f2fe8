import { z } from 'zod';

/** Why a row of a spreadsheet is not taken. Each has a text, `problem.{code}`. */
const importProblemCodes = [
  // The sheet.
  'heading_missing',
  'heading_unknown',
  'heading_double',
  'no_rows',
  'several_sheets',
  'merged_cells',
  'too_many_rows',
  'too_many_columns',
  'too_much_text',
  // A cell.
  'value_missing',
  'value_wrong',
  'number_wrong',
  'number_too_small',
  'number_too_large',
  'number_not_whole',
  'number_is_date',
  'number_shown_otherwise',
  'text_too_long',
  'choice_unknown',
  'formula_without_value',
  'formula_error',
  // What is known.
  'site_unknown',
  'site_ambiguous',
  'province_unknown',
  'region_unknown',
  'region_differs',
  'brand_unknown',
  'brand_type_differs',
  'place_missing',
  'place_double',
  // The row among the others.
  'row_double',
  'too_many_compared',
] as const;
export const importProblemCodeSchema = z.enum(importProblemCodes);
export type ImportProblemCode = z.infer<typeof importProblemCodeSchema>;

/** A mistake in a spreadsheet: which cell, which rule, and what stands there. */
export const importProblemSchema = z.object({
  /** Counted from 1, as spreadsheets do it; the heading is row 1. */
  row: z.int(),
  /** Letters of the column, `B`; blank where the whole row or sheet is meant. */
  column: z.string(),
  /** Key of the column in the contract; blank likewise. */
  field: z.string(),
  code: importProblemCodeSchema,
  /** What stands in the cell, cut at 60 characters. */
  value: z.string(),
  /** What would have been right, where the rule has a figure or a name: a limit, the other row, a heading. */
  expected: z.string(),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;

/** How many rows of figures, and columns of them, nobody sees in the sheet: hidden by hand or by a filter. */
export const hiddenFiguresSchema = z.object({ rows: z.int().nonnegative(), columns: z.int().nonnegative() });

/** How rows differ from what is there. `gone`: no longer in the file, of a restaurant that is (AMB-69). */
const differenceMarks = ['new', 'changed', 'gone', 'same'] as const;
export const differenceMarkSchema = z.enum(differenceMarks);
export type DifferenceMark = z.infer<typeof differenceMarkSchema>;
export const differenceCountsSchema = z.record(differenceMarkSchema, z.int());
export type DifferenceCounts = z.infer<typeof differenceCountsSchema>;

/**
 * `refused`: has problems. `ready`: waits for its confirmation. `unchanged`: says what is there already. `expired`: was
 * not confirmed while its file was kept. `discarded`: somebody threw it away.
 */
export const importStatuses = [
  'refused',
  'ready',
  'unchanged',
  'confirmed',
  'undone',
  'expired',
  'discarded',
] as const;
export const importStatusSchema = z.enum(importStatuses);
export type ImportStatus = z.infer<typeof importStatusSchema>;

/** Whether a file that was checked can still be thrown away. */
export const isDiscardable = (status: ImportStatus): boolean =>
  status === 'refused' || status === 'ready' || status === 'unchanged';
