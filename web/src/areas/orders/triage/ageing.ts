import { type OrderSummary, settledStatuses } from '@portal/contracts/areas/orders';

const day = 86_400_000;
/** Days since it was placed: from here on somebody should look, from here on it is late. */
const attention = 2 * day;
const late = 5 * day;
/** Days that fill the bar. */
const full = 7 * day;

export interface Ageing {
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
