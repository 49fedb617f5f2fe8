import { firstNeededDay, maxNeededDays, neededByProblem } from '@portal/contracts/areas/orders';
import { daysAfter } from '@portal/contracts/kernel';
import { useDates, useSpans } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { neededTexts } from '../texts';
import { useNow, useToday } from '../use-now';
import { LazyDayField } from './LazyDayField';

interface NeededDayFieldProps {
  label: string;
  name: string;
  /** `2026-11-20`, or empty. */
  value: string;
  onChange: (day: string) => void;
  /** Stays although it is too early now. */
  before?: string;
  hidesHint?: boolean;
}

/** Optional; from the next working day of the market, at most a year ahead. */
export function NeededDayField(props: NeededDayFieldProps) {
  const { label, name, value, onChange, before = '', hidesHint = false } = props;
  const text = useText(neededTexts);
  const { day: dayText } = useDates();
  const { weekday } = useSpans();
  const market = useMarket();
  const now = new Date(useNow()).toISOString();
  const today = useToday();
  const earliest = firstNeededDay(today, market);
  const latest = daysAfter(today, maxNeededDays);
  const named = (day: string) => `${weekday(day)} ${dayText(day)}`;
  const problem = value === before ? null : neededByProblem(value, now, market);
  const problems = {
    needed_too_early: text('tooEarly', { day: named(earliest) }),
    needed_too_far: text('tooFar', { day: named(latest) }),
  };
  const skipped = earliest === daysAfter(today, 1) ? 0 : 1;
  return (
    <LazyDayField
      label={label}
      name={name}
      optional
      value={value}
      earliest={earliest}
      latest={latest}
      onChange={onChange}
      hint={hidesHint ? undefined : text('earliest', { skipped, day: named(earliest) })}
      error={problem === null ? undefined : problems[problem]}
    />
  );
}
