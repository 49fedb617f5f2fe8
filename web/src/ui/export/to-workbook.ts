import { writeXlsx } from 'hucre/xlsx';
import type { ExportCell } from './export-columns';
import { mediaType, sheetName } from './to-xlsx';

export interface WorkbookSheet {
  readonly name: string;
  readonly columns: readonly { readonly header: string; readonly width?: number }[];
  readonly rows: readonly (readonly ExportCell[])[];
}

/** Several sheets, in memory. Texts are text cells, never formulas (S13). */
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
