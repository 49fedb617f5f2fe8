import { z } from 'zod';
import { cleanText } from './clean-text';
import { dayOf } from './time';

/*
 * A calendar month is `2026-11` inside, so that months sort as text; `11/2026` is shown and answered, and `11-2026`
 * stands in paths and names (AMB-22, R-CON-28).
 */

const spelled = /^(0[1-9]|1[0-2])[/-](\d{4})$/;

/** A month inside: `2026-11`. */
export const month = () => z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** A month as people and paths spell it, `11/2026` or `11-2026`, read as `2026-11`. Field code: `invalid_month`. */
export const wireMonth = () =>
  z.string().transform((text, context) => {
    const [, number, year] = spelled.exec(cleanText(text)) ?? [];
    if (number !== undefined && year !== undefined) return `${year}-${number}`;
    context.addIssue({ code: 'custom', message: 'invalid_month' });
    return z.NEVER;
  });

/** The month of an instant in a time zone: `2026-10-31T23:30:00Z` is `2026-11` in Europe/Madrid. */
export const monthOf = (instant: string, timeZone: string): string => dayOf(instant, timeZone).slice(0, 7);

/** So many months later on the calendar, or earlier: `2026-12` and 1 → `2027-01`. */
export function monthsAfter(from: string, months: number): string {
  const [year = 0, number = 0] = from.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The last months, the current one included, newest first (AMB-73). */
export const lastMonths = (instant: string, timeZone: string, count: number): string[] =>
  Array.from({ length: count }, (_, before) => monthsAfter(monthOf(instant, timeZone), -before));

/** `2026-11` → `11/2026`, as it is shown and answered. */
export const monthKey = (of: string): string => `${of.slice(5)}/${of.slice(0, 4)}`;

/** `2026-11` → `11-2026`, as it stands in paths and names. */
export const monthInPath = (of: string): string => `${of.slice(5)}-${of.slice(0, 4)}`;
