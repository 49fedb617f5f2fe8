import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import { ButtonBase, LinearProgress } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { motion, radii } from '#core/theme/tokens';
import { useFirstFew } from '../list/use-first-few';
import { VisuallyHidden } from '../VisuallyHidden';
import { markedAs, RowLink, PageTick, type PageTickProps, type RowMarks, RowTick } from './RowParts';
import { type Column, columnGap, roomOf, type TableProps, tickWidth } from './table';
import { rowStates } from './table-look';
import { useTableRows } from './use-table-rows';

/** Pixels. */
const headInset = 64;

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

/** Skips layout off screen. */
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
  // Bars above and below.
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
  /** `field` or `-field`. */
  sort: string | undefined;
  onSort: (sort: string) => void;
}

const arrows = { ascending: ArrowUpwardRounded, descending: ArrowDownwardRounded, none: undefined } as const;

function directionOf(sort: string | undefined, field: string): keyof typeof arrows {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : 'none';
}

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
  page: PageTickProps | undefined;
}

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
  id: string;
  /** For screen readers. */
  name: string | undefined;
  columns: readonly Column<Row>[];
  isSelectable: boolean;
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

const TableRow = memo(Line) as typeof Line;

interface TableGridProps<Row> {
  table: TableProps<Row>;
  /** Those that fit. */
  columns: readonly Column<Row>[];
}

function templateOf(columns: readonly Column<never>[], isSelectable: boolean): string {
  const tracks = columns.map((column) =>
    column.flex === undefined ? `${roomOf(column)}px` : `minmax(${roomOf(column)}px, ${column.flex}fr)`,
  );
  return [...(isSelectable ? [`${tickWidth}px`] : []), ...tracks].join(' ');
}

const firstRows = 16;

/** Keys act on rows: no cell has the focus. */
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
