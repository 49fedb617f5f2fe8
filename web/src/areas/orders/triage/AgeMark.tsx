import type { OrderSummary } from '@portal/contracts/areas/orders';
import { useDates } from '#app/i18n/dates';
import { useText } from '#app/i18n/use-text';
import { AgeBar } from '#ui/inbox/AgeBar';
import { useNow } from '#ui/use-now';
import { ageingOf } from './ageing';
import { triageMessages } from './triage.messages';

interface AgeMarkProps {
  order: Pick<OrderSummary, 'status' | 'status_date'>;
}

/** How long an order has stood in its status, as a length and in words. Settled orders do not age. */
export function AgeMark({ order }: AgeMarkProps) {
  const now = useNow();
  const text = useText(triageMessages);
  const dates = useDates();
  const ageing = ageingOf(order, now);
  if (ageing === null) return null;
  const age = dates.age(order.status_date, now);
  return (
    <time dateTime={order.status_date} title={text('inStatus', { age })}>
      <AgeBar aria-hidden data-tone={ageing.tone}>
        <span style={{ width: `${ageing.share * 100}%` }} />
      </AgeBar>
      {age}
    </time>
  );
}
