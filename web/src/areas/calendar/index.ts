import type { AreaManifest } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';

const screen = () => import('./CalendarScreen').then((module) => module.CalendarScreen);

/** Its news come as pushes of other areas. */
export const calendarArea: AreaManifest = {
  area: 'calendar',
  routes: [menuRoute('/calendar', screen), menuRoute('/admin/calendar', screen)],
  nav: ['/calendar', '/admin/calendar'],
};
