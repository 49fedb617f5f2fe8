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
  type CalendarBar,
  drawnBarOf,
} from '@portal/contracts/areas/planner';
import { memo, useMemo } from 'react';
import LockRounded from '@mui/icons-material/LockRounded';
import { useText } from '#core/i18n/use-text';
import { atMostLines } from '#ui/at-most-lines';
import { useDates, useSpans } from '#core/i18n/dates';
import { motion } from '#core/theme/tokens';
import { letterLook } from '../letter-look';
import { LetterChip } from '../LetterChip';
import { calendarTexts } from '../texts';
import { labelPlaces, type LabelPlace } from './label-places';
import { type ShownMoves, type DaySpan, useMoveOf } from './use-moves';
import { percent } from './percent';

const Bar = styled('button')(({ theme }) => {
  const { palette } = theme.vars;
  const tint = (share: number) => `color-mix(in srgb, var(--letter) ${share}%, ${palette.background.paper})`;
  return {
    ...theme.typography.caption,
    position: 'absolute',
    top: 'calc(var(--row-padding) + var(--level) * var(--level-height))',
    height: 'calc(var(--level-height) - 0.125rem)',
    minWidth: '0.375rem',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: '0.375rem',
    fontWeight: 650,
    lineHeight: 1,
    textAlign: 'start',
    color: palette.background.paper,
    backgroundColor: 'var(--letter)',
    boxShadow: `inset 0 0 0 thin color-mix(in srgb, ${palette.text.primary} 18%, transparent)`,
    cursor: 'pointer',
    touchAction: 'pan-y',
    userSelect: 'none',
    '&[data-movable="true"]': { cursor: 'grab' },
    '&[data-origin="national"]': {
      color: palette.text.primary,
      backgroundColor: tint(12),
      backgroundImage: `repeating-linear-gradient(135deg, ${tint(30)} 0 0.1875rem, transparent 0.1875rem 0.5rem)`,
      boxShadow: 'inset 0 0 0 0.0938rem var(--letter)',
    },
    '&[data-faint="true"]': { opacity: 0.55 },
    // What is inside it moves nothing around it, so that two hundred of them need no new layout while one is dragged.
    contain: 'layout style',
    '&[data-moving="true"]': {
      zIndex: 3,
      willChange: 'transform',
      cursor: 'grabbing',
      boxShadow: `0 0 0 0.125rem ${palette.background.paper}, 0 0.25rem 0.75rem color-mix(in srgb, ${palette.text.primary} 30%, transparent)`,
    },
    '&:focus-visible': { zIndex: 2, outlineOffset: '0.0625rem' },
    '& > i': { position: 'absolute', top: 0, bottom: 0, width: 'min(0.5rem, 30%)', cursor: 'ew-resize' },
    '& > i[data-grip="start"]': { left: 0 },
    '& > i[data-grip="end"]': { right: 0 },
    '& > .name': {
      position: 'absolute',
      top: 0,
      bottom: 0,
      display: 'flex',
      alignItems: 'center',
      gap: '0.25rem',
      padding: '0 0.375rem',
      pointerEvents: 'none',
      whiteSpace: 'nowrap',
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& > svg': { flex: 'none', fontSize: '0.75rem' },
      '&[data-at="inside"]': { left: 0, right: 0 },
      '&[data-at="after"]': { left: '100%', color: palette.text.primary },
      '&[data-at="before"]': { right: '100%', color: palette.text.primary },
      // No line of the calendar goes through a name beside its bar.
      '&:not([data-at="inside"]) > *': { backgroundColor: palette.background.paper },
    },
    // What lies on hatching stands on plain ground.
    '&[data-origin="national"] > .name[data-at="inside"] > span': {
      padding: '0.125rem 0.25rem',
      borderRadius: '0.25rem',
      backgroundColor: `color-mix(in srgb, ${palette.background.paper} 82%, transparent)`,
    },
    '& > .dates': {
      position: 'absolute',
      bottom: 'calc(100% + 0.25rem)',
      left: 0,
      padding: '0.25rem 0.5rem',
      borderRadius: '0.375rem',
      whiteSpace: 'nowrap',
      color: palette.background.default,
      backgroundColor: palette.text.primary,
      pointerEvents: 'none',
      '&[data-end="true"]': { left: 'auto', right: 0 },
    },
    '@keyframes changed': {
      from: { outline: `0.25rem solid color-mix(in srgb, ${palette.accent} 75%, transparent)` },
      to: { outline: '0.25rem solid transparent' },
    },
    '&[data-changed="true"]': { animation: `changed 2400ms ${motion.ease}` },
    '@media print': {
      printColorAdjust: 'exact',
      fontSize: 'min(0.75rem, calc(var(--level-height) * 0.8))',
      '& > .name > svg': { fontSize: 'inherit' },
    },
  };
});

interface PlanBarProps {
  action: PlanAction;
  level: number;
  bar: CalendarBar;
  label: LabelPlace;
  moves: ShownMoves;
  isMovable: boolean;
  /** Tab comes to this one of all bars. */
  isTabStop: boolean;
  /** Somebody else has just changed it. */
  isChanged: boolean;
  keysId: string;
}

/** The name on its bar or beside it, with a lock where it cannot be changed. */
function BarName({ action, label, width }: { action: PlanAction; label: LabelPlace; width: number }) {
  if (label.at === 'none') return null;
  const style = label.at === 'inside' ? undefined : { maxWidth: percent(label.room / width) };
  return (
    <span className="name" data-at={label.at} style={style}>
      {action.type === PlanOrigin.National && <LockRounded aria-hidden />}
      <span>{action.name}</span>
    </span>
  );
}

/** The days to which it is being moved. */
function MovingDates({ span, isLate }: { span: DaySpan; isLate: boolean }) {
  const spans = useSpans();
  return (
    <span className="dates" data-end={isLate}>
      {spans.days(span)}
    </span>
  );
}

/** What those hear who come to a bar; where it is being moved to is told apart. */
function useBarWords({ type, complete_name: name, start, end }: PlanAction): string {
  const text = useText(calendarTexts);
  const dates = useDates();
  return useMemo(
    () =>
      text('bar', {
        origin: text(type === PlanOrigin.National ? 'national' : 'local'),
        name,
        start: dates.day(start),
        end: dates.day(end),
      }),
    [text, dates, type, name, start, end],
  );
}

const grips = (
  <>
    <i data-grip="start" />
    <i data-grip="end" />
  </>
);

/** Beyond that part of the year dates are shown to the left. */
const late = 0.7;
const sameWidth = 1e-9;

/** Where a bar is; while all of it is moved it stays laid out where it was, and only its picture goes along. */
function placeOf(before: CalendarBar, { left, width }: CalendarBar) {
  if (left === before.left || Math.abs(width - before.width) > sameWidth)
    return { left: percent(left), width: percent(width) };
  const shift = `translateX(${percent((left - before.left) / width)})`;
  return { left: percent(before.left), width: percent(before.width), transform: shift };
}

/** An action on the calendar: hatched with a lock where it is the chain's, solid and movable where it is one's own (R-MKT-14). */
const PlanBar = memo((props: PlanBarProps) => {
  const { action, level, label, moves, isMovable, isTabStop, isChanged, keysId } = props;
  const moving = useMoveOf(moves, action.id);
  const bar = moving ? drawnBarOf(moving) : props.bar;
  const said = useBarWords(action);
  const looks = {
    'data-origin': action.type === PlanOrigin.National ? 'national' : 'local',
    'data-movable': isMovable,
    'data-moving': moving !== undefined,
    'data-changed': isChanged,
    'data-faint': action.status === 0,
  };
  return (
    <Bar
      type="button"
      data-action={action.id}
      {...looks}
      aria-label={said}
      aria-describedby={isMovable ? keysId : undefined}
      title={said}
      tabIndex={isTabStop ? 0 : -1}
      style={{ ...placeOf(props.bar, bar), '--level': level } as object}
    >
      <BarName action={action} label={label} width={bar.width} />
      {isMovable && grips}
      {moving !== undefined && <MovingDates span={moving} isLate={bar.left > late} />}
    </Bar>
  );
});

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
