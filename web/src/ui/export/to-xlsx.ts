import { writeXlsxStream } from 'hucre/xlsx';
import { cellsOf, type ExportTable } from './export-columns';

export const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** A sheet's name is no longer, and has none of the signs of addresses. */
export const sheetName = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);

/**
 * A table as a spreadsheet. Every text is a cell of the type text, which no spreadsheet runs, so that it stays letter by
 * letter what it was (S13). Rows are written one after the other and never stand in memory as XML together.
 */
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
