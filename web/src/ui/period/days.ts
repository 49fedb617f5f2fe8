/** First and last day as the address carries them; empty for open. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

const dayLength = 86_400_000;

/** The calendar day of an instant in a time zone: `2026-11-20`. */
export function dayIn(timeZone: string, instant: number): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant);
}

/** The day so many days before another, both as `2026-11-20`. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * dayLength).toISOString().slice(0, 10);
}
