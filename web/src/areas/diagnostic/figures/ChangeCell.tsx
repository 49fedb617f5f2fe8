import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import DragHandleRounded from '@mui/icons-material/DragHandleRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Beside } from '@portal/contracts/areas/diagnostic';
import { arrowOf } from '@portal/contracts/areas/diagnostic';
import { useText } from '#app/i18n/use-text';
import { DeltaBar } from '#ui/chart/DeltaBar';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { figuresMessages } from './figures.messages';
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
  const text = useText(figuresMessages);
  const arrow = arrowOf(value);
  const Icon = arrow === null ? null : icons[arrow];
  const median = beside?.median ?? null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Figure>
        {Icon !== null && <Icon aria-hidden className={arrow ?? ''} />}
        <span>
          {arrow !== null && <VisuallyHidden>{text(arrow)} </VisuallyHidden>}
          {inPercent(value)}
        </span>
      </Figure>
      <DeltaBar value={value} direction={arrow} other={median} extent={extent} />
      {median !== null && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {text('median', { value: inPercent(median) })}
        </Box>
      )}
    </Box>
  );
}
