import { writeXlsx } from 'hucre/xlsx';
import type { ExportCell } from './export-columns';
import { mediaType, sheetName } from './to-xlsx';

/** A sheet of a workbook: its heads, then its rows. */
export interface WorkbookSheet {
  readonly name: string;
  readonly columns: readonly { readonly header: string; readonly width?: number }[];
  readonly rows: readonly (readonly ExportCell[])[];
}

/**
 * Several tables as the sheets of one spreadsheet, for what is small enough to stand in memory. Every text is a cell of
 * the type text, which no spreadsheet runs (S13).
 */
export async function toWorkbook(sheets: readonly WorkbookSheet[]): Promise<Blob> {
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, columns, rows }) => ({
      name: sheetName(name),
      columns: columns.map(({ width = 20 }) => ({ width })),
      rows: [columns.map(({ header }) => header), ...rows.map((row) => [...row])],
      freezePane: { rows: 1 },
    })),
  });
  return new Blob([new Uint8Array(bytes)], { type: mediaType });
}
