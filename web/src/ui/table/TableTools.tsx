import Stack from '@mui/material/Stack';
import { memo } from 'react';
import type { ExportColumn } from '../export/export-columns';
import { ExportMenu } from '../export/ExportMenu';
import type { ListState } from '../list/use-list-url';
import { ColumnsMenu, type ColumnsMenuProps } from './ColumnsMenu';
import { SavedViews } from './SavedViews';

/** How a table leaves the portal (U10). */
export interface TableExport<Row> {
  /** Of the file, without its ending; the table's label where it is not given. */
  readonly fileName?: string;
  readonly columns: readonly ExportColumn<Row>[];
  /** Exactly the rows that the filters leave, over all pages, in their order. */
  readonly load: () => Promise<readonly Row[]>;
}

interface TableToolsProps<Row> {
  /** Of the table: what is kept of it stands under that. */
  name: string;
  label: string;
  list: ListState;
  /** Those that can be chosen; none where rows are cards. */
  columns: ColumnsMenuProps['columns'] | undefined;
  total: number;
  exported?: TableExport<Row>;
}

function Tools<Row>({ name, label, list, columns, total, exported }: TableToolsProps<Row>) {
  return (
    <Stack className="tools" data-print="no" direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <SavedViews table={name} />
      {columns && <ColumnsMenu list={list} columns={columns} />}
      {exported && (
        <ExportMenu
          name={exported.fileName ?? label}
          columns={exported.columns}
          total={total}
          load={exported.load}
        />
      )}
    </Stack>
  );
}

/** What every table can do: keep views, choose columns and density, export (U6, U10). */
export const TableTools = memo(Tools) as typeof Tools;
