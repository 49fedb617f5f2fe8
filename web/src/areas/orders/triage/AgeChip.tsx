import { type OrderSummary, settledStatuses } from '@portal/contracts/areas/orders';
import { styled } from '@mui/material/styles';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useNow } from '#ui/use-now';
import { radii } from '#core/theme/tokens';
import { triageTexts } from '../texts';

const day = 86_400_000;

/** Days since it was placed: from here on somebody should look, from here on it is late. */
const attention = 2 * day;
const late = 5 * day;

/** Days that fill the bar. */
const full = 7 * day;

interface Ageing {
  /** 0 to 1. */
  readonly share: number;
  readonly tone: 'fresh' | 'due' | 'late';
}

function toneOf(age: number): Ageing['tone'] {
  if (age >= late) return 'late';
  return age >= attention ? 'due' : 'fresh';
}

/**
 * How long an order waits, from its placing on whatever was done with it since; `null` for settled ones, of which nothing
 * more is expected.
 */
export function ageingOf(order: Pick<OrderSummary, 'status' | 'date'>, now: number): Ageing | null {
  if (settledStatuses.includes(order.status)) return null;
  const age = Math.max(0, now - Date.parse(order.date));
  return { share: Math.min(1, age / full), tone: toneOf(age) };
}

/** How long a record waits, as a thin bar that fills up; said in words beside it. */
const AgeBar = styled('span')(({ theme }) => ({
  display: 'inline-block',
  width: 32,
  height: 4,
  marginInlineEnd: 8,
  verticalAlign: 'middle',
  borderRadius: radii.pill,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  '& > span': { display: 'block', height: '100%', borderRadius: radii.pill },
  '&[data-tone="fresh"] > span': { backgroundColor: theme.vars.palette.text.secondary },
  '&[data-tone="due"] > span': { backgroundColor: theme.vars.palette.accent },
  '&[data-tone="late"] > span': { backgroundColor: theme.vars.palette.error.main },
}));

interface AgeChipProps {
  order: Pick<OrderSummary, 'status' | 'date'>;
}

/** How long an order waits, as a length and in words. Settled orders do not age. */
export function AgeChip({ order }: AgeChipProps) {
  const now = useNow();
  const text = useText(triageTexts);
  const dates = useDates();
  const ageing = ageingOf(order, now);
  if (ageing === null) return null;
  const age = dates.age(order.date, now);
  return (
    <time dateTime={order.date} title={text('waiting', { age })}>
      <AgeBar aria-hidden data-tone={ageing.tone}>
        <span style={{ width: `${ageing.share * 100}%` }} />
      </AgeBar>
      {age}
    </time>
  );
}
