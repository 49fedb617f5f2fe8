import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { Button, IconButton, Stack, Typography } from '@mui/material';
import { daysAfter } from '@portal/contracts/kernel';
import { useSpans } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { isDay } from '../list/is-day';
import { useAddress } from '../list/use-address';
import { weekTexts } from '../texts';
import { useToday } from '../use-now';
import { mondayOf } from './week-places';

/** U6 */
export function useWeek() {
  const { search, change } = useAddress();
  const current = mondayOf(useToday());
  const named = search.get('week');
  const monday = isDay(named) ? mondayOf(named) : current;
  return {
    monday,
    current,
    /** For list queries. */
    days: { from: monday, to: daysAfter(monday, 6) },
    show: (requested: string) => change({ week: requested === current ? undefined : requested }),
  };
}
export type Week = ReturnType<typeof useWeek>;

/** `23 nov – 29 nov 2026` */
export function useWeekName(): (monday: string) => string {
  const spans = useSpans();
  return (monday) => {
    const sunday = daysAfter(monday, 6);
    return `${spans.days({ start: monday, end: sunday })} ${sunday.slice(0, 4)}`;
  };
}

interface StepNavProps {
  label: string;
  /** Shown between the arrows. */
  name: string;
  previous: string;
  next: string;
  isCurrent: boolean;
  /** -1, 1, or 0 for the current one. */
  onStep: (step: -1 | 0 | 1) => void;
}

/** Weeks, months or years. */
export function StepNav({ label, name, previous, next, isCurrent, onStep }: StepNavProps) {
  const text = useText(weekTexts);
  return (
    <Stack
      component="nav"
      aria-label={label}
      direction="row"
      useFlexGap
      sx={{ alignItems: 'center', gap: { xs: 0, sm: 1 } }}
    >
      <IconButton aria-label={previous} onClick={() => onStep(-1)}>
        <ChevronLeftRounded />
      </IconButton>
      <Typography
        variant="subtitle1"
        component="div"
        aria-live="polite"
        sx={{
          fontVariantNumeric: 'tabular-nums',
          flex: { xs: 1, sm: 'none' },
          minWidth: { sm: 168 },
          textAlign: 'center',
        }}
      >
        {name}
      </Typography>
      <IconButton aria-label={next} onClick={() => onStep(1)}>
        <ChevronRightRounded />
      </IconButton>
      <Button size="small" disabled={isCurrent} onClick={() => onStep(0)}>
        {text('thisWeek')}
      </Button>
    </Stack>
  );
}

export function WeekNav({ week }: { week: Week }) {
  const text = useText(weekTexts);
  const weekName = useWeekName();
  const { monday, current, show } = week;
  return (
    <StepNav
      label={text('weeks')}
      name={weekName(monday)}
      previous={text('previousWeek')}
      next={text('nextWeek')}
      isCurrent={monday === current}
      onStep={(step) => show(step === 0 ? current : daysAfter(monday, step * 7))}
    />
  );
}
