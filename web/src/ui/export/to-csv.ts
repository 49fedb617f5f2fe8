import { neutralText } from '@portal/contracts';
import Papa from 'papaparse';
import { cellsOf, type ExportTable } from './export-columns';

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\ufeff';

/** For Spanish and Portuguese spreadsheets: semicolons, no formulas (S13). */
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
