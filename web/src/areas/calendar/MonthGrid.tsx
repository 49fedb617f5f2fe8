import { ButtonBase, Card } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { CalendarKind } from '@portal/contracts/areas/calendar';
import { daysAfter, holidaysOf } from '@portal/contracts/kernel';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useMonthName, useSpans } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { radii } from '#core/theme/tokens';
import { useToday } from '#ui/use-now';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { daysOfWeek, mondayOf } from '#ui/week/week-places';
import {
  barsOfWeek,
  dayInMonth,
  firstDayOf,
  type Item,
  looks,
  monthOf,
  monthsAfter,
  touches,
  weeksOf,
} from './calendar';
import { ItemBar, useItemWords } from './ItemBar';
import { calendarTexts } from './texts';

/** Bars per day; the others are counted. */
const maxLevels = 4;
/** Icons per day on phones. */
const maxIcons = 3;

const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  '&.head': {
    ...theme.typography.caption,
    fontWeight: 650,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.sunken,
    '& > *': { padding: theme.spacing(0.75, 1) },
    '&[data-dense="true"] > *': { paddingInline: 0, textAlign: 'center' },
  },
  '&:not(.head)': { borderTop: `thin solid ${theme.vars.palette.divider}`, breakInside: 'avoid' },
  '& > [role="gridcell"] + [role="gridcell"]': {
    borderInlineStart: `thin solid ${theme.vars.palette.divider}`,
  },
  '& > .bars': {
    position: 'absolute',
    inset: '2.125rem 0 auto',
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gridAutoRows: '1.5rem',
    pointerEvents: 'none',
    '& > span': { margin: '0 0.1875rem' },
    '@media print': { inset: '6mm 0 auto', gridAutoRows: '3.6mm' },
  },
}));

const Day = styled(ButtonBase)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.body2,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'flex-start',
    width: '100%',
    height: '100%',
    minHeight: '9.5rem',
    padding: theme.spacing(0.5, 0.75),
    textAlign: 'start',
    '&:hover': { backgroundColor: palette.background.sunken },
    '&.Mui-focusVisible': { outlineOffset: -3 },
    '&[data-dense="true"]': { minHeight: '3.25rem', padding: theme.spacing(0.5, 0.25), alignItems: 'center' },
    '&[data-other="true"]': {
      backgroundColor: palette.background.sunken,
      '& .number': { color: palette.text.secondary },
    },
    '& .head': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 4,
      minHeight: '1.625rem',
    },
    '& .number': {
      minWidth: '1.625rem',
      padding: '0.125rem 0.25rem',
      borderRadius: radii.pill,
      fontWeight: 650,
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
    },
    '&[data-holiday="true"] .number': {
      color: palette.error.main,
      boxShadow: 'inset 0 0 0 0.0625rem currentColor',
    },
    '&[aria-current="date"] .number': {
      color: palette.background.default,
      backgroundColor: palette.text.primary,
    },
    '& .word': {
      ...theme.typography.caption,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      color: palette.error.main,
    },
    '& .more': {
      ...theme.typography.caption,
      marginTop: 'auto',
      fontWeight: 650,
      color: palette.text.secondary,
    },
    '& .icons': { display: 'flex', '& svg': { fontSize: '0.8125rem', color: palette.text.secondary } },
    // Six weeks on a sheet.
    '@media print': {
      minHeight: '24mm',
      padding: '0 1mm',
      '& .more': { lineHeight: 1 },
      '&[data-dense="true"]': { minHeight: '12mm' },
    },
  };
});

function KindIcons({ items }: { items: readonly Item[] }) {
  const kinds = [...new Set(items.map(({ kind }): CalendarKind => kind))];
  return (
    <span className="icons">
      {kinds.slice(0, maxIcons).map((kind) => {
        const { icon: Icon } = looks[kind];
        return <Icon key={kind} aria-hidden />;
      })}
    </span>
  );
}

interface DayCellProps {
  day: string;
  month: string;
  items: readonly Item[];
  hidden: number;
  isHoliday: boolean;
  isDense: boolean;
  isTabStop: boolean;
  words: ReturnType<typeof useItemWords>;
  onOpen: (day: string) => void;
}

function DayCell({ day, month, items, hidden, isHoliday, isDense, isTabStop, words, onOpen }: DayCellProps) {
  const text = useText(calendarTexts);
  const spans = useSpans();
  const isToday = day === useToday();
  const marks = [isHoliday && text('holiday'), isToday && text('today')].filter(Boolean);
  const facts = [spans.longDay(day), ...marks, words.sumOf(items) || text('nothing')];
  return (
    <Day
      data-day={day}
      data-dense={isDense}
      data-other={monthOf(day) !== month}
      data-holiday={isHoliday}
      aria-current={isToday ? 'date' : undefined}
      aria-label={facts.join(', ')}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => onOpen(day)}
    >
      <span className="head">
        <span className="number">{Number(day.slice(8))}</span>
        {isHoliday && !isDense && <span className="word">{text('holiday')}</span>}
      </span>
      {isDense && <KindIcons items={items} />}
      {hidden > 0 && <span className="more">{text('more', { count: hidden })}</span>}
    </Day>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const months: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

function dayAfterKey(key: string, day: string): string | null {
  const step = steps[key];
  if (step !== undefined) return daysAfter(day, step);
  const by = months[key];
  if (by !== undefined) return dayInMonth(day, monthsAfter(monthOf(day), by));
  if (key === 'Home') return mondayOf(day);
  return key === 'End' ? daysAfter(mondayOf(day), 6) : null;
}

/** Arrows move the focus from day to day, also into another month. */
function useDayKeys(month: string, onMonth: (month: string) => void) {
  const today = useToday();
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const [day, setDay] = useState('');
  const usual = monthOf(today) === month ? today : firstDayOf(month);
  const tabStop = monthOf(day) === month ? day : usual;
  useEffect(() => {
    // The month may follow later.
    if (!isMoving.current || tabStop !== day) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${tabStop}"]`)?.focus();
  }, [tabStop, day]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const focused = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
    const next = focused === undefined ? null : dayAfterKey(event.key, focused);
    if (next === null) return;
    event.preventDefault();
    isMoving.current = true;
    setDay(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  };
  return { grid, tabStop, onKeyDown };
}

interface MonthGridProps {
  month: string;
  items: readonly Item[];
  /** Restaurants in reach. */
  all: number;
  /** Phones: icons instead of bars. */
  isDense: boolean;
  onMonth: (month: string) => void;
  onOpen: (day: string) => void;
}

export function MonthGrid({ month, items, all, isDense, onMonth, onOpen }: MonthGridProps) {
  const text = useText(calendarTexts);
  const spans = useSpans();
  const { market } = useMarket();
  const monthName = useMonthName();
  const words = useItemWords(all);
  const keysId = useId();
  const { grid, tabStop, onKeyDown } = useDayKeys(month, onMonth);
  const weeks = useMemo(
    () =>
      weeksOf(month).map((monday) => ({
        monday,
        ...barsOfWeek(items, monday, isDense ? Infinity : maxLevels),
      })),
    [month, items, isDense],
  );
  const holidays = [weeksOf(month)[0] ?? '', `${month}-28`, daysAfter(`${month}-28`, 14)].map((day) =>
    holidaysOf(market, Number(day.slice(0, 4))),
  );
  const [first = { monday: firstDayOf(month) }] = weeks;
  const [year, number] = month.split('-');
  return (
    <Card sx={{ overflow: 'clip' }}>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={monthName(`${number}/${year}`)}
        aria-describedby={keysId}
        onKeyDown={onKeyDown}
      >
        <Row role="row" className="head" data-dense={isDense}>
          {daysOfWeek(first.monday).map((day) => (
            <span key={day} role="columnheader">
              {spans.weekday(day)}
            </span>
          ))}
        </Row>
        {weeks.map(({ monday, bars, hidden }) => (
          <Row role="row" key={monday}>
            {daysOfWeek(monday).map((day, index) => (
              <div role="gridcell" key={day}>
                <DayCell
                  day={day}
                  month={month}
                  items={items.filter((item) => touches(item, day))}
                  hidden={hidden[index] ?? 0}
                  isHoliday={holidays.some((known) => known.has(day))}
                  isDense={isDense}
                  isTabStop={day === tabStop}
                  words={words}
                  onOpen={onOpen}
                />
              </div>
            ))}
            {!isDense && (
              <div className="bars" aria-hidden>
                {bars.map(({ item, first: from, last, level }) => (
                  <span
                    key={item.key}
                    style={{ gridColumn: `${from + 1} / ${last + 2}`, gridRow: level + 1 }}
                  >
                    <ItemBar item={item} label={words.labelOf(item)} />
                  </span>
                ))}
              </div>
            )}
          </Row>
        ))}
      </div>
      <VisuallyHidden id={keysId}>{text('keys')}</VisuallyHidden>
    </Card>
  );
}
