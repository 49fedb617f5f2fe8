import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import DragHandleRounded from '@mui/icons-material/DragHandleRounded';
import { styled } from '@mui/material/styles';
import { arrowOf, type Beside } from '@portal/contracts/areas/diagnostic';
import { useText } from '#core/i18n/use-text';
import { DeltaBar } from '#ui/chart/DeltaBar';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { figuresTexts } from '../texts';
import { inPercent } from './in-percent';

const Figure = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& svg': { fontSize: theme.typography.body1.fontSize },
  '& .up': { color: theme.vars.palette.success.main },
  '& .down': { color: theme.vars.palette.error.main },
  '& .equal': { color: theme.vars.palette.text.secondary },
}));

/** Figure and bar side by side where there is room, else one above the other; the median below. */
const Cell = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  minWidth: 0,
  '& > div': {
    display: 'grid',
    alignItems: 'center',
    columnGap: theme.spacing(1),
    rowGap: theme.spacing(0.5),
  },
  '@container (min-width: 10rem)': { '& > div': { gridTemplateColumns: '5.5rem minmax(0, 1fr)' } },
}));
const Median = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  gridColumn: '1 / -1',
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
}));

const icons = { up: ArrowUpwardRounded, down: ArrowDownwardRounded, equal: DragHandleRounded } as const;

interface ChangeCellProps {
  /** Percent, unrounded: the arrow looks at what rounding would hide (R-DIA-35). */
  value: number | null;
  /** What others have. */
  beside?: Beside | undefined;
  /** The largest change among those that are read together. */
  extent: number;
}

/** A change in percent: which way it went, the figure, a bar, and what others have (R-DIA-34, R-DIA-35). */
export function ChangeCell({ value, beside, extent }: ChangeCellProps) {
  const text = useText(figuresTexts);
  const arrow = arrowOf(value);
  const Icon = arrow === null ? null : icons[arrow];
  const median = beside?.median ?? null;
  return (
    <Cell>
      <div>
        <Figure>
          {Icon !== null && <Icon aria-hidden className={arrow ?? ''} />}
          <span>
            {arrow !== null && <VisuallyHidden>{text(arrow)} </VisuallyHidden>}
            {inPercent(value)}
          </span>
        </Figure>
        <DeltaBar value={value} direction={arrow} other={median} extent={extent} />
        {median !== null && <Median>{text('median', { value: inPercent(median) })}</Median>}
      </div>
    </Cell>
  );
}
