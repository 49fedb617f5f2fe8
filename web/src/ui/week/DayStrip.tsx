import { styled } from '@mui/material/styles';
import { endOfDay, startOfDay } from '@portal/contracts/kernel';
import { useSpans } from '#core/i18n/spans';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { radii } from '#core/theme/tokens';
import { DayLabel } from './WeekHead';
import { WeekBlock } from './WeekBlock';
import { weekTexts } from '../texts';
import type { WeekEntry, WeekProps } from './week-entry';
import { daysOfWeek, shareOfDay, touches } from './week-places';

const Day = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: 8,
  padding: '0.5rem 0.75rem 0.5rem 0.5rem',
  minHeight: 44,
  color: theme.vars.palette.text.secondary,
  '& + &': { borderTop: `thin solid ${theme.vars.palette.divider}` },
  '& ul': { display: 'grid', rowGap: 6, margin: 0, padding: 0, listStyle: 'none' },
}));

/** An empty day with its quarters. */
const Hours = styled('div')(({ theme }) => ({
  height: 6,
  margin: '0.6875rem 0',
  borderRadius: radii.pill,
  backgroundColor: theme.vars.palette.background.sunken,
  backgroundImage: `linear-gradient(to right, ${theme.vars.palette.control} ${theme.spacing(0.125)}, transparent ${theme.spacing(0.125)})`,
  backgroundSize: '25% 100%',
  opacity: 0.6,
}));

function useWhen(): (entry: WeekEntry, day: string) => string {
  const text = useText(weekTexts);
  const spans = useSpans();
  const { timeZone } = useMarket();
  return ({ start, end }, day) => {
    const isBefore = Date.parse(start) < Date.parse(startOfDay(day, timeZone));
    const isAfter = Date.parse(end) > Date.parse(endOfDay(day, timeZone));
    if (isBefore && isAfter) return text('allDay');
    if (isBefore) return text('until', { time: spans.clock(end) });
    return isAfter ? text('since', { time: spans.clock(start) }) : spans.inWeek({ start, end });
  };
}

/** The week on phones: days below each other. */
export function DayStrip({ monday, entries, label, onOpen, onlyTaken = false }: DayStripProps) {
  const { timeZone } = useMarket();
  const whenOf = useWhen();
  const days = daysOfWeek(monday).map((day) => ({
    day,
    inIt: entries.filter((entry) => touches(entry, day, day, timeZone)),
  }));
  return (
    <ol aria-label={label} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {days
        .filter(({ inIt }) => !onlyTaken || inIt.length > 0)
        .map(({ day, inIt }) => (
          <Day key={day}>
            <DayLabel day={day} />
            {inIt.length === 0 ? (
              <Hours aria-hidden />
            ) : (
              <ul>
                {inIt.map((entry) => (
                  <li key={entry.id}>
                    <WeekBlock
                      entry={entry}
                      time={{
                        from: shareOfDay(entry.start, day, timeZone),
                        to: shareOfDay(entry.end, day, timeZone),
                      }}
                      when={whenOf(entry, day)}
                      onOpen={onOpen}
                    />
                  </li>
                ))}
              </ul>
            )}
          </Day>
        ))}
    </ol>
  );
}

interface DayStripProps extends WeekProps {
  onlyTaken?: boolean;
}
