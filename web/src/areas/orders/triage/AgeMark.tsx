import type { OrderSummary } from '@portal/contracts/areas/orders';
import { useDates } from '../../../app/i18n/dates';
import { useText } from '../../../app/i18n/use-text';
import { AgeLine } from '../../../ui/inbox/inbox-rows';
import { ageingOf } from './ageing';
import { triageMessages } from './triage.messages';

interface AgeMarkProps {
  order: Pick<OrderSummary, 'status' | 'status_date'>;
  /** Milliseconds; one clock for the whole list. */
  now: number;
}

/** How long an order stands in its status, in words. Settled orders do not age. */
export function AgeWords({ order, now }: AgeMarkProps) {
  const text = useText(triageMessages);
  const dates = useDates();
  if (ageingOf(order, now) === null) return null;
  const age = dates.age(order.status_date, now);
  return (
    <time className="quiet cut" dateTime={order.status_date} title={text('inStatus', { age })}>
      {age}
    </time>
  );
}

/** The same as a length. */
export function AgeBar({ order, now }: AgeMarkProps) {
  const ageing = ageingOf(order, now);
  if (ageing === null) return null;
  return <AgeLine aria-hidden data-tone={ageing.tone} style={{ width: `${ageing.share * 100}%` }} />;
}
