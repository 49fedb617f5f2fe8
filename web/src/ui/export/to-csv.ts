import { neutralText } from '@portal/contracts';
import Papa from 'papaparse';
import { cellsOf, type ExportTable } from './export-columns';

/** By it spreadsheets know that the file is UTF-8. */
const byteOrderMark = '\ufeff';

/**
 * A table as CSV as the spreadsheets of Spain and Portugal open it: semicolons between, every text in quotes so that
 * none can break out of its cell, no text that a spreadsheet would run (S13).
 */
export function toCsv<Row>(table: ExportTable<Row>): Blob {
  const cells = [
    table.columns.map(({ header }) => neutralText(header)),
    ...table.rows.map((row) =>
      cellsOf(table, row).map((cell) => (typeof cell === 'string' ? neutralText(cell) : cell)),
    ),
  ];
  const text = Papa.unparse(cells, {
    delimiter: ';',
    newline: '\r\n',
    quotes: (cell: unknown) => typeof cell === 'string',
  });
  return new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' });
}
