import type { OrderSummary } from '@portal/contracts/areas/orders';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { AgeBar } from '#ui/inbox/AgeBar';
import { useNow } from '#ui/use-now';
import { ageingOf } from './ageing';
import { triageTexts } from '../texts';

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
