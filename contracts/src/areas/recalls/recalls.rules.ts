import { dayOf, daysAfter, instantAt } from '../../kernel';
import { OrderStatus, type OrderProgress } from '../orders';

/** `done`: all have confirmed. `closed`: by a person, before that. */
export const recallStatuses = ['open', 'done', 'closed'] as const;
export type RecallStatus = (typeof recallStatuses)[number];

/** Restaurants per recall. */
export const maxRecalled = 2000;
/** Characters. */
export const maxRecallText = 1000;

/** Days from the last day. */
const reminderDays = [-1, 1, 4, 8, 15] as const;
/** Market time. */
const reminderTime = '10:00';

/**
 * Next reminder; `null` after the last one.
 * @param until last day
 * @param after ISO 8601 UTC
 */
export function nextReminder(until: string, after: string, timeZone: string): string | null {
  const all = reminderDays.map((days) => instantAt(daysAfter(until, days), reminderTime, timeZone));
  return all.find((at) => at > after) ?? null;
}

export const isLateRecall = (
  { status, until }: { readonly status: RecallStatus; readonly until: string },
  today: string,
): boolean => status === 'open' && until < today;

export const recallProblem = (
  { until }: { readonly until: string },
  { at, timeZone }: { readonly at: string; readonly timeZone: string },
): 'day_past' | null => (until < dayOf(at, timeZone) ? 'day_past' : null);

/** Of an order that holds the piece. */
export const heldPhases = ['open', 'proof', 'print', 'delivered'] as const;
export type HeldPhase = (typeof heldPhases)[number];

/** `null` for cancelled ones. */
export function phaseOfOrder({
  status,
  progress,
}: {
  readonly status: OrderStatus;
  readonly progress: OrderProgress;
}): HeldPhase | null {
  if (status === OrderStatus.Cancelled) return null;
  if (status === OrderStatus.Delivered) return 'delivered';
  if (status === OrderStatus.InProduction) return 'print';
  return progress.pieces.some(({ state }) => state !== null) ? 'proof' : 'open';
}

/** Printed: to be repeated with another piece. */
export const isPrinted = (phase: HeldPhase): boolean => phase === 'print' || phase === 'delivered';

/** What a restaurant holds. */
export interface Holding {
  readonly versions: readonly { readonly version: number; readonly people: number }[];
  readonly carts: number;
  readonly templates: number;
  readonly collections: number;
  readonly orders: readonly { readonly phase: HeldPhase }[];
}

export const holdingKinds = ['downloads', 'orders', 'saved'] as const;
export type HoldingKind = (typeof holdingKinds)[number];

/** @param versions only downloads of these count */
export function holdingKindsOf(holding: Holding, versions: readonly number[]): readonly HoldingKind[] {
  const held = {
    downloads: holding.versions.some(({ version }) => versions.includes(version)),
    orders: holding.orders.length > 0,
    saved: holding.carts + holding.templates + holding.collections > 0,
  };
  return holdingKinds.filter((kind) => held[kind]);
}
