import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import {
  type CalendarRow,
  letterOf,
  type PlanAction,
  PlanOrigin,
  type StackedRow,
  type StrategySlot,
} from '@portal/contracts/areas/planner';
import { memo, useMemo } from 'react';
import { useText } from '#core/i18n/use-text';
import { letterLook } from '../letter-look';
import { LetterChip } from '../LetterChip';
import { calendarTexts } from '../texts';
import { labelPlaces } from './label-places';
import { PlanBar } from './PlanBar';
import type { ShownMoves } from './use-moves';
import { atMostLines } from '#ui/at-most-lines';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minWidth: 0,
  padding: theme.spacing(0, 0.5, 0, 1.5),
  borderTop: `thin solid ${theme.vars.palette.divider}`,
  '& .name': {
    ...theme.typography.caption,
    flex: 1,
    minWidth: 0,
    fontWeight: 600,
    lineHeight: 1.2,
    ...atMostLines(2),
    overflowWrap: 'anywhere',
  },
  '& .none': { color: theme.vars.palette.text.secondary, fontWeight: 400 },
}));

const Track = styled('ul')(({ theme }) => ({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  height: 'calc(var(--levels) * var(--level-height) + 2 * var(--row-padding))',
  borderTop: `thin solid ${theme.vars.palette.divider}`,
  '& > li': { display: 'contents' },
}));

interface LetterRowProps {
  row: StackedRow<PlanAction>;
  /** What the strategy is called; empty for none. */
  strategy: string;
  moves: ShownMoves;
  /** Ids of actions that somebody else has just changed. */
  changed: ReadonlySet<string>;
  tabStop: string | undefined;
  isReadOnly: boolean;
  keysId: string;
  /** Pixels that the year takes. */
  track: number;
  /** Left out where no action can be added to it. */
  onAdd: ((slot: StrategySlot) => void) | undefined;
}

interface RowHeadProps extends Pick<LetterRowProps, 'onAdd'> {
  slot: StrategySlot;
  strategy: string;
}

/** The letter and the name of a strategy, and the way to add to it. */
function RowHead({ slot, strategy, onAdd }: RowHeadProps) {
  const text = useText(calendarTexts);
  const letter = letterOf(slot);
  return (
    <Head>
      <LetterChip letter={letter} />
      <span className={strategy === '' ? 'name none' : 'name'}>{strategy || text('noStrategy')}</span>
      {onAdd !== undefined && (
        <Box data-print="no">
          <IconButton size="small" aria-label={text('addTo', { letter })} onClick={() => onAdd(slot)}>
            <AddRounded fontSize="small" />
          </IconButton>
        </Box>
      )}
    </Head>
  );
}

/** What a row is called for those who hear it. */
function useRowName(): (row: CalendarRow, strategy: string) => string {
  const text = useText(calendarTexts);
  return (row, strategy) =>
    row === 0
      ? text('rowNone')
      : text('row', { letter: letterOf(row), name: strategy || text('noStrategy') });
}

const noLabel = { at: 'none', room: 0 } as const;

/** The actions of a strategy through the year, overlapping ones below each other (R-MKT-13). */
export const LetterRow = memo((props: LetterRowProps) => {
  const { row: stacked, strategy, moves, changed, tabStop, isReadOnly, keysId, track, onAdd } = props;
  const { row, actions, levels } = stacked;
  const nameOf = useRowName();
  const labels = useMemo(() => labelPlaces(actions, track), [actions, track]);
  return (
    <>
      {row === 0 ? (
        <Head>
          <span className="name none">{nameOf(row, '')}</span>
        </Head>
      ) : (
        <RowHead slot={row} strategy={strategy} onAdd={onAdd} />
      )}
      <Track
        data-track
        aria-label={nameOf(row, strategy)}
        style={{ ...letterLook(row === 0 ? null : letterOf(row)), '--levels': levels } as object}
      >
        {actions.map(({ action, bar, level }, index) => (
          <li key={action.id}>
            <PlanBar
              action={action}
              bar={bar}
              level={level}
              keysId={keysId}
              moves={moves}
              label={labels[index] ?? noLabel}
              isMovable={!isReadOnly && action.type === PlanOrigin.Local}
              isTabStop={tabStop === action.id}
              isChanged={changed.has(action.id)}
            />
          </li>
        ))}
      </Track>
    </>
  );
});
