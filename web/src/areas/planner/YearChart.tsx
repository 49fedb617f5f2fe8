import { Box } from '@mui/material';
import { styled } from '@mui/material/styles';
import {
  calendarRows,
  monthMarks,
  type PlanAction,
  PlanOrigin,
  type StackedRow,
  type StrategySlot,
  todayPosition,
  weekMarks,
} from '@portal/contracts/areas/planner';
import { type KeyboardEvent, memo, useEffect, useId, useMemo, useState } from 'react';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useElementWidth } from '#ui/use-element-size';
import { useToday } from '#ui/use-now';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { LetterRow } from './LetterRow';
import { calendarTexts } from './texts';
import { type DaySpan, percent, type ShownMoves, useBarMoves, useMonthNames, useMoves } from './year-chart';

const Marks = styled('div')(({ theme }) => ({
  position: 'relative',
  height: '1.5rem',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { position: 'absolute', top: 0, whiteSpace: 'nowrap' },
  '&.months > span': {
    ...theme.typography.body2,
    fontWeight: 650,
    paddingLeft: theme.spacing(0.75),
    color: theme.vars.palette.text.primary,
  },
  '&.weeks': { height: '1.125rem', borderBottom: `thin solid ${theme.vars.palette.divider}` },
  '&.weeks > span': {
    ...theme.typography.caption,
    lineHeight: 1,
    paddingInline: theme.spacing(0.25),
    // Hides the line of the month behind the number.
    backgroundColor: theme.vars.palette.background.paper,
  },
  // Where there is no room for two digits a week.
  '@container chart (max-width: 74rem)': { '&.weeks > span:nth-of-type(even)': { display: 'none' } },
  '@container chart (max-width: 40rem)': { '&.weeks > span:not(:nth-of-type(4n+1))': { display: 'none' } },
}));

/** A share of the width. */
const minMarkDistance = 0.014;

const MonthsRow = memo(({ year }: { year: number }) => {
  const text = useText(calendarTexts);
  const names = useMonthNames('short');
  const weeks = weekMarks(year);
  return (
    <>
      <div />
      <Marks className="months" aria-hidden>
        {monthMarks(year).map(({ number, left }) => (
          <span key={number} style={{ left: percent(left) }}>
            {names[number - 1]}
          </span>
        ))}
      </Marks>
      <div className="weeksHead" aria-hidden>
        {text('weeks')}
      </div>
      <Marks className="weeks" aria-hidden>
        {weeks
          .filter(({ left }, index) => (weeks[index + 1]?.left ?? 1) - left >= minMarkDistance)
          .map(({ number, left }) => (
            <span key={left} style={{ left: percent(left) }}>
              {number}
            </span>
          ))}
      </Marks>
    </>
  );
});

/** Pixels left of the year and right of it, as in `Board`. */
const narrowHead = 180;
const wideHead = 188;
const minWidthForWide = 832;
/** Pixels, before the first layout. */
const defaultTrack = 900;

const trackOf = (width: number): number =>
  width === 0 ? defaultTrack : width - (width < minWidthForWide ? narrowHead : wideHead);

const Board = styled('div')(({ theme }) => ({
  '--level-height': '1.625rem',
  '--row-padding': '0.25rem',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  '@container chart (max-width: 52rem)': { gridTemplateColumns: '10.5rem minmax(0, 1fr)' },
  paddingRight: theme.spacing(1.5),
  '& > .weeksHead': {
    ...theme.typography.caption,
    lineHeight: 1,
    paddingLeft: theme.spacing(1.5),
    color: theme.vars.palette.text.secondary,
  },
  '@media print': {
    '--level-height': 'min(1.5rem, calc(70mm / var(--all-levels)))',
    '--row-padding': '0.125rem',
  },
}));

const Lines = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  gridColumn: '2 / 3',
  pointerEvents: 'none',
  '& > i': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    borderLeft: `thin solid ${theme.vars.palette.divider}`,
  },
  '& > .today': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    marginLeft: '-0.0625rem',
    borderLeft: `0.125rem solid ${theme.vars.palette.primary.main}`,
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '-0.125rem',
      left: '-0.375rem',
      width: '0.625rem',
      height: '0.625rem',
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.primary.main,
    },
  },
}));

const YearLines = memo(({ year }: { year: number }) => {
  const today = todayPosition(useToday(), year);
  return (
    <Lines aria-hidden>
      {monthMarks(year).map(({ number, left }) => (
        <i key={number} style={{ left: percent(left) }} />
      ))}
      {today !== null && <span className="today" style={{ left: percent(today) }} />}
    </Lines>
  );
});

/** National actions without a row of their own come last. */
const ownRowsFirst = (rows: readonly StackedRow<PlanAction>[]): readonly StackedRow<PlanAction>[] => [
  ...rows.filter(({ row }) => row !== 0),
  ...rows.filter(({ row }) => row === 0),
];

const restMs = 200;

/** Moves at rest: screen readers cannot follow each day of a drag. */
function useRestedMoves(moves: ShownMoves) {
  const [rested, setRested] = useState(moves.all);
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const stop = moves.subscribe(() => {
      clearTimeout(resting);
      resting = setTimeout(() => setRested(moves.all()), restMs);
    });
    return () => {
      clearTimeout(resting);
      stop();
    };
  }, [moves]);
  return rested;
}

interface MovingStatusProps {
  moves: ShownMoves;
  nameOf: (id: string) => string | undefined;
}

function MovingStatus({ moves, nameOf }: MovingStatusProps) {
  const text = useText(calendarTexts);
  const dates = useDates();
  const spans = useRestedMoves(moves);
  return (
    <VisuallyHidden role="status">
      {Object.entries(spans).map(([id, { start, end }]) => {
        const name = nameOf(id);
        return name && text('moving', { name, start: dates.day(start), end: dates.day(end) });
      })}
    </VisuallyHidden>
  );
}

/** Up and down move the focus from bar to bar; Tab returns to the last one. */
function useTabStop(rows: readonly StackedRow<PlanAction>[]) {
  const [focused, setFocused] = useState<string | undefined>();
  const ids = rows.flatMap(({ actions }) => actions.map(({ action }) => action.id));
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
    const step = steps[event.key];
    const bars = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-action]')];
    const at = bars.indexOf(event.target as HTMLElement);
    if (step === undefined || at === -1) return;
    event.preventDefault();
    bars[at + step]?.focus();
  };
  return {
    tabStop: focused !== undefined && ids.includes(focused) ? focused : ids[0],
    onFocus: ({ target }: { target: EventTarget }) => {
      const id = target instanceof HTMLElement ? target.dataset['action'] : undefined;
      if (id !== undefined) setFocused(id);
    },
    moveFocus,
  };
}

interface YearChartProps {
  year: number;
  actions: readonly PlanAction[];
  strategies: Readonly<Record<number, string | undefined>>;
  changed: ReadonlySet<string>;
  isReadOnly: boolean;
  onMove: (action: PlanAction, span: DaySpan) => Promise<unknown>;
  onOpen: (id: string, bar: HTMLElement) => void;
  onAdd: (slot: StrategySlot) => void;
}

/** R-MKT-13, R-CON-20. */
export function YearChart(props: YearChartProps) {
  const { year, actions, strategies, changed, isReadOnly, onMove, onOpen, onAdd } = props;
  const text = useText(calendarTexts);
  const keysId = useId();
  const { ref, width } = useElementWidth();
  const rows = useMemo(() => ownRowsFirst(calendarRows(actions)), [actions]);
  const moves = useMoves(onMove);
  const { tabStop, onFocus, moveFocus } = useTabStop(rows);
  const movable = useMemo(
    () =>
      new Map(
        actions.filter(({ type }) => type === PlanOrigin.Local && !isReadOnly).map((one) => [one.id, one]),
      ),
    [actions, isReadOnly],
  );
  const { onKeyDown, ...handlers } = useBarMoves({ year, moves, actionOf: (id) => movable.get(id) }, onOpen);
  const levels = rows.reduce((sum, row) => sum + row.levels, 0);
  return (
    <Box ref={ref} sx={{ containerType: 'inline-size', containerName: 'chart' }}>
      <Board
        role="group"
        aria-label={text('chart', { year })}
        style={{ '--all-levels': levels } as object}
        {...handlers}
        onFocus={onFocus}
        onKeyDown={(event) => {
          onKeyDown(event);
          moveFocus(event);
        }}
      >
        <YearLines year={year} />
        <MonthsRow year={year} />
        {rows.map((row) => (
          <LetterRow
            key={row.row}
            row={row}
            changed={changed}
            tabStop={row.actions.some(({ action }) => action.id === tabStop) ? tabStop : undefined}
            isReadOnly={isReadOnly}
            keysId={keysId}
            track={trackOf(width)}
            strategy={strategies[row.row] ?? ''}
            moves={moves.shown}
            onAdd={isReadOnly || strategies[row.row] === undefined ? undefined : onAdd}
          />
        ))}
      </Board>
      <VisuallyHidden id={keysId}>{text('keys')}</VisuallyHidden>
      <MovingStatus moves={moves.shown} nameOf={(id) => movable.get(id)?.name} />
    </Box>
  );
}
