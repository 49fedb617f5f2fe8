import { openingNoticeDays } from '@portal/contracts/areas/forms';

const millisecondsOfADay = 86_400_000;

/**
 * Days until an opening where they are too few for the agency, by the market's calendar; `null` where there is time
 * enough, or no day (R-FRM-06, R-CON-26). Negative: the day has passed.
 * @param openingDay and today: calendar days `2026-11-20`
 */
export function shortNotice(openingDay: string, today: string): number | null {
  if (openingDay === '') return null;
  const left = (Date.parse(openingDay) - Date.parse(today)) / millisecondsOfADay;
  return left < openingNoticeDays ? left : null;
}
