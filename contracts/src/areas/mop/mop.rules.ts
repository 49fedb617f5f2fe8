import { z } from 'zod';
import { type Labels, afterWorkingHours, type Market } from '../../kernel';

/** R-MOP-02, R-CON-30 */
export const MopStatus = { Pending: 1, Confirmed: 2, Cancelled: 3 } as const;
export type MopStatus = (typeof MopStatus)[keyof typeof MopStatus];
export const mopStatusSchema = z.literal([1, 2, 3]);

export const mopStatuses: readonly { readonly id: MopStatus; readonly label: Labels }[] = [
  { id: MopStatus.Pending, label: { CAST: 'Pendiente', CAT: 'Pendent', PT: 'Pendente' } },
  { id: MopStatus.Confirmed, label: { CAST: 'Confirmado', CAT: 'Confirmat', PT: 'Confirmado' } },
  { id: MopStatus.Cancelled, label: { CAST: 'Cancelado', CAT: 'Cancel·lat', PT: 'Cancelado' } },
];

/** Trimmed characters (R-MOP-05, R-MOP-11, R-CON-24). */
export const minPauseReason = 50;
export const minCancelReason = 20;
/** Working hours (R-MOP-08, R-CON-25). */
export const noticeHours = 48;
/** Delay in the app (R-MOP-08). */
export const appLagHours = 2;

export interface RequestedPause {
  readonly start_date: string;
  readonly end_date: string;
  readonly value: string;
}

export type PauseProblem = 'start_in_past' | 'end_in_past' | 'end_before_start' | 'reason_too_short';

/**
 * By field (R-MOP-04, R-MOP-05). Start and end may be equal (AMB-57).
 * @param now ISO 8601
 */
export function pauseProblems(
  requested: RequestedPause,
  now: string,
): Partial<Record<keyof RequestedPause, PauseProblem>> {
  const [start, end, present] = [requested.start_date, requested.end_date, now].map((text) =>
    Date.parse(text),
  ) as [number, number, number];
  return {
    ...(start <= present && { start_date: 'start_in_past' as const }),
    ...(end <= present && { end_date: 'end_in_past' as const }),
    ...(start > end && { end_date: 'end_before_start' as const }),
    ...(requested.value.trim().length < minPauseReason && { value: 'reason_too_short' as const }),
  };
}

/** AMB-47 */
export const earliestOnTime = (now: string, market: Market): string =>
  afterWorkingHours(now, noticeHours, market);

/** Late requests are accepted. */
export const isLate = (start: string, now: string, market: Market): boolean =>
  Date.parse(start) < Date.parse(earliestOnTime(now, market));

export interface Span {
  readonly start: string;
  readonly end: string;
}

/** Touching spans do not overlap. */
export function overlaps(a: Span, b: Span): boolean {
  const [aStart, aEnd, bStart, bEnd] = [a.start, a.end, b.start, b.end].map((text) => Date.parse(text)) as [
    number,
    number,
    number,
    number,
  ];
  // An empty span is an instant.
  if (aStart === aEnd || bStart === bEnd) return aStart <= bEnd && bStart <= aEnd;
  return aStart < bEnd && bStart < aEnd;
}

/** Not for cancelled ones. */
export type PausePhase = 'upcoming' | 'running' | 'over';

export function phaseOf({ start, end }: Span, now: string): PausePhase {
  const present = Date.parse(now);
  if (present >= Date.parse(end)) return 'over';
  return present < Date.parse(start) ? 'upcoming' : 'running';
}

/** The server's switch decides, not the browser (AMB-46, W6). */
export const firstStatus = (autoConfirm: boolean) => (autoConfirm ? MopStatus.Confirmed : MopStatus.Pending);
