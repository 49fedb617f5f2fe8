import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import ButtonBase from '@mui/material/ButtonBase';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { motion, radii } from '#core/theme/tokens';
import { useFirstFew } from '../list/use-first-few';
import { VisuallyHidden } from '../VisuallyHidden';
import { markedAs, RowLink, PageTick, type PageTickProps, type RowMarks, RowTick } from './RowParts';
import { type Column, columnGap, roomOf, type TableProps, tickWidth } from './table';
import { rowStates } from './table-look';
import { useTableRows } from './use-table-rows';

/** Pixels below which something is hidden by the bar that stays. */
const headInset = 64;

/** The frame of a table, or of its rows as cards. */
const TableFrame = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  overflow: 'clip',
}));

const line = {
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  columnGap,
  alignItems: 'center',
  paddingInline: '16px 24px',
} as const;

/** What the columns are called; stays while the rows scroll. */
const HeadRow = styled('div')(({ theme }) => ({
  ...line,
  position: 'sticky',
  top: headInset,
  zIndex: 2,
  minHeight: 44,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.sunken,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > [data-align="right"]': { textAlign: 'end' },
}));

/** A row as a line of columns. What is far away is not laid out: a page of "all" may be long. */
const BodyRow = styled('div')(({ theme }) => ({
  ...line,
  position: 'relative',
  minHeight: 'var(--row-height)',
  paddingBlock: 2,
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto var(--row-height)',
  // Room for the bar and the head above, and for the bar of a phone below.
  scrollMarginBlock: '128px 96px',
  transition: `background-color ${motion.quick}ms`,
  '& > [role="cell"]': {
    minWidth: 0,
    overflow: 'clip',
    overflowClipMargin: 8,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > [data-align="right"]': { textAlign: 'end' },
  ...rowStates(theme),
}));

interface SortHeadProps {
  column: Column<never>;
  /** The order in use: `field` or `-field`. */
  sort: string | undefined;
  onSort: (sort: string) => void;
}

const arrows = { ascending: ArrowUpwardRounded, descending: ArrowDownwardRounded, none: undefined } as const;

function directionOf(sort: string | undefined, field: string): keyof typeof arrows {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : 'none';
}

/** The name of a column; pressing it sorts by it, pressing it again the other way round. */
const SortHead = memo(({ column, sort, onSort }: SortHeadProps) => {
  const { field, headerName = '', align, firstSort } = column;
  const direction = directionOf(sort, field);
  const Arrow = arrows[direction];
  const [first, second] = firstSort === 'desc' ? [`-${field}`, field] : [field, `-${field}`];
  return (
    <div role="columnheader" aria-sort={direction} data-align={align}>
      <ButtonBase
        onClick={() => onSort(sort === first ? second : first)}
        sx={{ font: 'inherit', borderRadius: 1, minHeight: 32, gap: 0.5, textAlign: 'inherit' }}
      >
        {headerName}
        {Arrow && <Arrow aria-hidden fontSize="small" />}
      </ButtonBase>
    </div>
  );
});

interface TableHeadProps extends Omit<SortHeadProps, 'column'> {
  columns: readonly Column<never>[];
  /** Absent where nothing can be selected. */
  page: PageTickProps | undefined;
}

/** The names of the columns, by which the rows are sorted, and the box that selects the whole page. */
function TableHead({ columns, page, ...sorting }: TableHeadProps) {
  return (
    <div role="rowgroup" style={{ display: 'contents' }}>
      <HeadRow role="row">
        {page && (
          <div role="columnheader">
            <PageTick {...page} />
          </div>
        )}
        {columns.map((column) =>
          column.sortable === false ? (
            <div key={column.field} role="columnheader" data-align={column.align}>
              {column.hidesHead === true ? (
                <VisuallyHidden>{column.headerName}</VisuallyHidden>
              ) : (
                column.headerName
              )}
            </div>
          ) : (
            <SortHead key={column.field} column={column} {...sorting} />
          ),
        )}
      </HeadRow>
    </div>
  );
}

interface TableRowProps<Row> extends RowMarks {
  row: Row;
  /** The row's id, as text. */
  id: string;
  /** What the row is called, for screen readers. */
  name: string | undefined;
  columns: readonly Column<Row>[];
  isSelectable: boolean;
  /** Where the row leads; it opens nothing without. */
  to: string | undefined;
  keepsScroll: boolean;
}

function contentOf<Row>({ field, renderCell }: Column<Row>, row: Row): ReactNode {
  return renderCell === undefined ? (row as Record<string, ReactNode>)[field] : renderCell({ row });
}

function Line<Row>(props: TableRowProps<Row>) {
  const { row, id, columns, isSelectable, ...link } = props;
  return (
    <BodyRow role="row" aria-selected={isSelectable ? link.isSelected : undefined} {...markedAs(id, link)}>
      {isSelectable && (
        <div role="cell">
          <RowTick id={id} name={link.name} isSelected={link.isSelected} />
        </div>
      )}
      {columns.map((column, index) => (
        <div key={column.field} role="cell" data-align={column.align}>
          {index === 0 && <RowLink id={id} {...link} />}
          {contentOf(column, row)}
        </div>
      ))}
    </BodyRow>
  );
}

/** A row of a table. Of a hundred rows only those are drawn again whose record or marks have changed. */
const TableRow = memo(Line) as typeof Line;

interface TableGridProps<Row> {
  table: TableProps<Row>;
  /** Those for which there is room. */
  columns: readonly Column<Row>[];
}

/** The columns as CSS lays them out. */
function templateOf(columns: readonly Column<never>[], isSelectable: boolean): string {
  const tracks = columns.map((column) =>
    column.flex === undefined ? `${roomOf(column)}px` : `minmax(${roomOf(column)}px, ${column.flex}fr)`,
  );
  return [...(isSelectable ? [`${tickWidth}px`] : []), ...tracks].join(' ');
}

/** As many as fill a large screen. */
const firstRows = 16;

/** The rows as lines of columns. */
export function TableGrid<Row>({ table, columns }: TableGridProps<Row>) {
  const { label, list, query, usualSort, rows, keys, listeners, propsOf, selection } = useTableRows(table);
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
