/** Strings stay text, whatever they look like. */
export type ExportCell = string | number | null;

export interface ExportColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => ExportCell;
  /** Characters, in spreadsheets. */
  readonly width?: number;
}

export interface ExportTable<Row> {
  /** Name of sheet and file. */
  readonly name: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: readonly Row[];
}

export const cellsOf = <Row>({ columns }: Pick<ExportTable<Row>, 'columns'>, row: Row) =>
  columns.map(({ value }) => value(row));
