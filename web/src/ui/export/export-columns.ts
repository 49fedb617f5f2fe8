/** Numbers stay numbers; everything else is text, whatever it looks like. */
export type ExportCell = string | number | null;

export interface ExportColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => ExportCell;
  /** Characters; for spreadsheets. */
  readonly width?: number;
}

/** A table as it leaves the portal. */
export interface ExportTable<Row> {
  /** Of the sheet and, without its ending, of the file. */
  readonly name: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: readonly Row[];
}

export const cellsOf = <Row>({ columns }: Pick<ExportTable<Row>, 'columns'>, row: Row) =>
  columns.map(({ value }) => value(row));
