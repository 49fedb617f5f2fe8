import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { memo } from 'react';
import { useText } from '#core/i18n/use-text';
import { VisuallyHidden } from '../VisuallyHidden';
import type { Column } from './column';
import { tableTexts } from '../texts';
import { HeadRow, Tick } from './table-look';

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

interface PageTickProps {
  /** Rows of the page, and how many of them are selected. */
  count: number;
  selected: number;
  onToggle: () => void;
  isNamed?: boolean;
}

/** The box that selects the whole page; named in words where no column says what it is. */
export function PageTick({ count, selected, onToggle, isNamed = false }: PageTickProps) {
  const text = useText(tableTexts);
  return (
    <Tick>
      <input
        ref={(input) => {
          if (input !== null) input.indeterminate = selected > 0 && selected < count;
        }}
        type="checkbox"
        checked={count > 0 && selected === count}
        onChange={onToggle}
        aria-label={text('selectPage')}
      />
      {isNamed && text('selectPage')}
    </Tick>
  );
}

interface TableHeadProps extends Omit<SortHeadProps, 'column'> {
  columns: readonly Column<never>[];
  /** Absent where nothing can be selected. */
  page: PageTickProps | undefined;
}

/** The names of the columns, by which the rows are sorted, and the box that selects the whole page. */
export function TableHead({ columns, page, ...sorting }: TableHeadProps) {
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
