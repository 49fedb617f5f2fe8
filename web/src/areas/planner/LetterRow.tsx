import AddRounded from '@mui/icons-material/AddRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import { Box, IconButton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import {
  type CalendarBar,
  drawnBarOf,
  letterOf,
  type PlanAction,
  PlanOrigin,
  type StackedRow,
  type StrategySlot,
} from '@portal/contracts/areas/planner';
import { memo, useMemo } from 'react';
import { useDates, useSpans } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { motion } from '#core/theme/tokens';
import { atMostLines } from '#ui/at-most-lines';
import { letterLook, LetterChip } from './PlanChips';
import { calendarTexts } from './texts';
import { type LabelPlace, labelPlaces, percent, type ShownMoves, useMoveOf } from './year-chart';

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
    // Two hundred bars need no new layout while one is dragged.
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
      // Hides the lines of the calendar behind the name.
      '&:not([data-at="inside"]) > *': { backgroundColor: palette.background.paper },
    },
    // Plain background under text on hatching.
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
  isTabStop: boolean;
  isChanged: boolean;
  keysId: string;
}

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

/** Where dates are shown to the left, as a share of the year. */
const late = 0.7;
const sameWidth = 1e-9;

/** A bar that moves as a whole is only translated: no new layout. */
function placeOf(before: CalendarBar, { left, width }: CalendarBar) {
  if (left === before.left || Math.abs(width - before.width) > sameWidth)
    return { left: percent(left), width: percent(width) };
  const shift = `translateX(${percent((left - before.left) / width)})`;
  return { left: percent(before.left), width: percent(before.width), transform: shift };
}

/** R-MKT-14. */
const PlanBar = memo((props: PlanBarProps) => {
  const { action, level, label, moves, isMovable, isTabStop, isChanged, keysId } = props;
  const { type, complete_name: name, start, end } = action;
  const text = useText(calendarTexts);
  const dates = useDates();
  const spans = useSpans();
  const moving = useMoveOf(moves, action.id);
  const bar = moving ? drawnBarOf(moving) : props.bar;
  // The saved dates: moves are announced apart.
  const accessibleName = useMemo(
    () =>
      text('bar', {
        origin: text(type === PlanOrigin.National ? 'national' : 'local'),
        name,
        start: dates.day(start),
        end: dates.day(end),
      }),
    [text, dates, type, name, start, end],
  );
  return (
    <Bar
      type="button"
      data-action={action.id}
      data-origin={type === PlanOrigin.National ? 'national' : 'local'}
      data-movable={isMovable}
      data-moving={moving !== undefined}
      data-changed={isChanged}
      data-faint={action.status === 0}
      aria-label={accessibleName}
      aria-describedby={isMovable ? keysId : undefined}
      title={accessibleName}
      tabIndex={isTabStop ? 0 : -1}
      style={{ ...placeOf(props.bar, bar), '--level': level } as object}
    >
      <BarName action={action} label={label} width={bar.width} />
      {isMovable && (
        <>
          <i data-grip="start" />
          <i data-grip="end" />
        </>
      )}
      {moving !== undefined && (
        <span className="dates" data-end={bar.left > late}>
          {spans.days(moving)}
        </span>
      )}
    </Bar>
  );
});

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
  strategy: string;
  moves: ShownMoves;
  changed: ReadonlySet<string>;
  tabStop: string | undefined;
  isReadOnly: boolean;
  keysId: string;
  /** Pixels of the year. */
  track: number;
  onAdd: ((slot: StrategySlot) => void) | undefined;
}

function RowHead({ row: { row }, strategy, onAdd }: LetterRowProps) {
  const text = useText(calendarTexts);
  const isNamed = row !== 0 && strategy !== '';
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        minWidth: 0,
        pl: 1.5,
        pr: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {row !== 0 && <LetterChip letter={letterOf(row)} />}
      <Typography
        variant="caption"
        component="span"
        color={isNamed ? undefined : 'textSecondary'}
        sx={{
          flex: 1,
          minWidth: 0,
          fontWeight: isNamed ? 600 : 400,
          lineHeight: 1.2,
          ...atMostLines(2),
          overflowWrap: 'anywhere',
        }}
      >
        {row === 0 ? text('rowNone') : strategy || text('noStrategy')}
      </Typography>
      {row !== 0 && onAdd !== undefined && (
        <Box data-print="no">
          <IconButton
            size="small"
            aria-label={text('addTo', { letter: letterOf(row) })}
            onClick={() => onAdd(row)}
          >
            <AddRounded fontSize="small" />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}

const noLabel = { at: 'none', room: 0 } as const;

/** R-MKT-13. */
export const LetterRow = memo((props: LetterRowProps) => {
  const { row: stacked, strategy, moves, changed, tabStop, isReadOnly, keysId, track } = props;
  const { row, actions, levels } = stacked;
  const text = useText(calendarTexts);
  const labels = useMemo(() => labelPlaces(actions, track), [actions, track]);
  const letter = row === 0 ? null : letterOf(row);
  const name =
    letter === null ? text('rowNone') : text('row', { letter, name: strategy || text('noStrategy') });
  return (
    <>
      <RowHead {...props} />
      <Track data-track aria-label={name} style={{ ...letterLook(letter), '--levels': levels } as object}>
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
