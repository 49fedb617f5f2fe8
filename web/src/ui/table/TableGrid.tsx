import LinearProgress from '@mui/material/LinearProgress';
import type { CSSProperties } from 'react';
import { useFirstFew } from '../list/use-first-few';
import { type Column, templateOf } from './column';
import { TableHead } from './TableHead';
import { TableFrame } from './table-look';
import { TableRow } from './TableRow';
import type { TableRows } from './use-table-rows';

interface TableGridProps<Row> {
  table: TableRows<Row>;
  /** Those for which there is room. */
  columns: readonly Column<Row>[];
}

/** As many as fill a large screen. */
const firstRows = 16;

/** The rows as lines of columns. */
export function TableGrid<Row>({ table, columns }: TableGridProps<Row>) {
  const { label, list, query, usualSort, rows, keys, listeners, propsOf, selection } = table;
  const isSelectable = selection !== undefined;
  const isPaging = query.isPlaceholderData;
  const style = { '--columns': templateOf(columns, isSelectable) } as CSSProperties;
  return (
    <TableFrame
      role="table"
      aria-label={label}
      aria-rowcount={query.data?.total}
      aria-busy={isPaging}
      style={style}
      {...listeners}
    >
      <TableHead
        columns={columns}
        sort={list.input.sort ?? usualSort}
        onSort={list.setSort}
        page={selection?.page}
      />
      {isPaging && <LinearProgress aria-hidden sx={{ height: 2, mb: '-2px', zIndex: 1 }} />}
      <div role="rowgroup" style={{ opacity: isPaging ? 0.6 : 1 }}>
        {useFirstFew(rows, firstRows).map((row, index) => (
          <TableRow key={keys[index]} columns={columns} isSelectable={isSelectable} {...propsOf(row)} />
        ))}
      </div>
    </TableFrame>
  );
}
