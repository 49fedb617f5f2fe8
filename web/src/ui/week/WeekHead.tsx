import { styled } from '@mui/material/styles';
import { useSpans } from '#core/i18n/spans';
import { radii } from '#core/theme/tokens';
import { useToday } from '../use-today';
import { daysOfWeek } from './week-places';

const Days = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.sunken,
  borderBottom: `thin solid ${theme.vars.palette.divider}`,
}));

/** Today is inverted. */
const DayName = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'baseline',
  gap: 6,
  padding: '0.1875rem 0.5rem',
  borderRadius: radii.pill,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '& > b': { color: theme.vars.palette.text.primary, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '&[aria-current="date"]': {
    backgroundColor: theme.vars.palette.text.primary,
    '&, & > b': { color: theme.vars.palette.background.default },
  },
}));

/** `mié 25` */
export function DayLabel({ day }: { day: string }) {
  const spans = useSpans();
  const today = useToday();
  return (
    <DayName aria-current={day === today ? 'date' : undefined} title={spans.longDay(day)}>
      {spans.weekday(day)} <b>{Number(day.slice(-2))}</b>
    </DayName>
  );
}

export function WeekHead({ monday }: { monday: string }) {
  return (
    <Days>
      {daysOfWeek(monday).map((day) => (
        <div key={day} style={{ padding: '0.375rem 0 0.375rem 0.125rem' }}>
          <DayLabel day={day} />
        </div>
      ))}
    </Days>
  );
}
