import { z } from 'zod';
import { cleanText } from './clean-text';
import { dayOf } from './time';

/** `2026-11` inside (sortable), `11/2026` shown, `11-2026` in paths and names (AMB-22, R-CON-28). */

const wirePattern = /^(0[1-9]|1[0-2])[/-](\d{4})$/;

export const month = () => z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** `11/2026` or `11-2026` → `2026-11`. Field code: `invalid_month`. */
export const wireMonth = () =>
  z.string().transform((text, context) => {
    const [, number, year] = wirePattern.exec(cleanText(text)) ?? [];
    if (number !== undefined && year !== undefined) return `${year}-${number}`;
    context.addIssue({ code: 'custom', message: 'invalid_month' });
    return z.NEVER;
  });

/** `2026-10-31T23:30:00Z` in Europe/Madrid → `2026-11`. */
export const monthOf = (instant: string, timeZone: string): string => dayOf(instant, timeZone).slice(0, 7);

/** `2026-12`, 1 → `2027-01`. */
export function monthsAfter(from: string, months: number): string {
  const [year = 0, number = 0] = from.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Newest first, including the current one (AMB-73). */
export const lastMonths = (instant: string, timeZone: string, count: number): string[] =>
  Array.from({ length: count }, (_, before) => monthsAfter(monthOf(instant, timeZone), -before));

/** `2026-11` → `11/2026` */
export const monthKey = (of: string): string => `${of.slice(5)}/${of.slice(0, 4)}`;

/** `2026-11` → `11-2026` */
export const monthInPath = (of: string): string => `${of.slice(5)}-${of.slice(0, 4)}`;
