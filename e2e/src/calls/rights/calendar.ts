import { acting, both, type RightsOf } from '../rights-row';

/** As the channels of restaurants (R-CHN-10). */
export const calendarRights: RightsOf<'calendar'> = {
  ListCalendar: both('FAMEC', 403, acting('AE')),
  // By the secret, without session (plan-calendar.spec.ts).
  ReadCalendar: both('FAMECPN', 'n/a', acting('AE')),
};
