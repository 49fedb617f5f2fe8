import { writeXlsxStream, writeXlsx } from 'hucre/xlsx';
import { cellsOf, type ExportTable, type ExportCell } from './export-columns';

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Maximum length and forbidden characters of sheet names. */
const sheetName = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);

/** Streamed. Never formulas (S13). */
export async function toXlsx<Row>(table: ExportTable<Row>): Promise<Blob> {
  const { name, columns, rows } = table;
  const body = function* () {
    for (const row of rows) yield cellsOf(table, row);
  };
  const stream = writeXlsxStream(body(), {
    name: sheetName(name),
    columns: columns.map(({ header, width = 20 }) => ({ header, width })),
    freezePane: { rows: 1 },
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(new Uint8Array(part.value));
  }
  return new Blob(chunks, { type: mediaType });
}

export interface WorkbookSheet {
  readonly name: string;
  readonly columns: readonly { readonly header: string; readonly width?: number }[];
  readonly rows: readonly (readonly ExportCell[])[];
}

/** In memory. Never formulas (S13). */
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
