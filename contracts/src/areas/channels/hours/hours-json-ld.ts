import { isAllDay, type ScheduleBlock, type ScheduleDay } from './schedule';
import { isComplete } from './schedule-problems';
import { runsOf } from './hours-in-words';

/** The days of schema.org; holidays are a day of their own there. */
const schemaDays: Readonly<Record<ScheduleDay, string>> = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
  festive: 'https://schema.org/PublicHolidays',
};

/** As search engines read it: `closes` before `opens` lies on the next day, the whole day is 00:00 to 23:59. */
export interface OpeningHoursSpecification {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

/** A block as schema.org has it, one entry for each run of equal days; nothing of a block that is not complete. */
export function openingHoursSpecification(block: ScheduleBlock): readonly OpeningHoursSpecification[] {
  if (!isComplete(block)) return [];
  return runsOf(block).map(({ days, hours }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => schemaDays[day]),
    opens: hours.start,
    closes: isAllDay(hours) ? '23:59' : hours.end,
  }));
}
