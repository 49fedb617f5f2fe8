/** Milliseconds until browsers surely read the file. */
const readBy = 60_000;

export function saveFile(content: Blob, filename: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readBy);
}

/** Strings stay text, even those like numbers. */
export type ExportCell = string | number | null;

export interface ExportColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => ExportCell;
  /** Characters, in spreadsheets. */
  readonly width?: number;
}

export interface ExportTable<Row> {
  readonly name: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: readonly Row[];
}

export const cellsOf = <Row>({ columns }: Pick<ExportTable<Row>, 'columns'>, row: Row) =>
  columns.map(({ value }) => value(row));
