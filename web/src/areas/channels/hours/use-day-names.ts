import { type ScheduleDay, scheduleDayNames } from '@portal/contracts/areas/channels';
import { useLanguage } from '#core/i18n/LanguageProvider';

/** What people call the rows of a schedule. */
export function useDayNames(): (day: ScheduleDay) => string {
  const { language } = useLanguage();
  return (day) => scheduleDayNames[day][language];
}
