/** First and last day in the address; empty for open. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

const dayLength = 86_400_000;

/** `2026-11-20` in a time zone. */
export function dayIn(timeZone: string, instant: number): string {
  // Swedish dates are ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant);
}

/** `2026-11-20` */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * dayLength).toISOString().slice(0, 10);
}
