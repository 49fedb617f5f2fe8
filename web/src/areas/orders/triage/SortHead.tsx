import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import ButtonBase from '@mui/material/ButtonBase';

interface SortHeadProps {
  label: string;
  /** The column in the grid of the row. */
  area: string;
  /** What the server sorts by. */
  field: string;
  /** The order in use: `field` or `-field`. */
  sort: string;
  /** Which way round the first press sorts. */
  first: 'up' | 'down';
  onSort: (sort: string) => void;
}

const arrows = { ascending: ArrowUpwardRounded, descending: ArrowDownwardRounded, none: undefined } as const;

function directionOf(sort: string, field: string): keyof typeof arrows {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : 'none';
}

/** The name of a column; pressing it sorts by it, pressing it again the other way round. */
export function SortHead({ label, area, field, sort, first, onSort }: SortHeadProps) {
  const direction = directionOf(sort, field);
  const Arrow = arrows[direction];
  const initial = first === 'up' ? field : `-${field}`;
  const other = first === 'up' ? `-${field}` : field;
  return (
    <div
      role="columnheader"
      className="column"
      aria-sort={direction}
      style={{ gridArea: area, textAlign: area === 'count' ? 'end' : 'start' }}
    >
      <ButtonBase
        onClick={() => onSort(sort === initial ? other : initial)}
        sx={{ font: 'inherit', fontWeight: 600, borderRadius: 1, minHeight: 32, gap: 0.5 }}
      >
        {label}
        {Arrow && <Arrow aria-hidden fontSize="small" />}
      </ButtonBase>
    </div>
  );
}
