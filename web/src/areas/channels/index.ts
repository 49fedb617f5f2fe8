import { restaurantStaff, Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';

/** R-NAV-04. */
export const channelsArea: AreaManifest = {
  area: 'channels',
  routes: [
    menuRoute('/channels', () => import('./ChannelsScreen').then((module) => module.ChannelsScreen)),
    menuRoute('/admin/documents', () => import('./DocumentsScreen').then((module) => module.DocumentsScreen)),
  ],
  slots: {
    specialDays: {
      roles: [...restaurantStaff, Role.Administrator],
      inRestaurantMode: [Role.Administrator],
      part: () => import('./SpecialDaysDialog').then((module) => module.SpecialDaysDialog),
    },
  },
  nav: ['/channels', '/admin/documents'],
  live: () => import('@portal/contracts/contract/channels').then(({ channelPushes }) => channelPushes.live),
  forget: async (userId) => {
    const { forgetDrafts } = await import('#core/storage/draft-store');
    forgetDrafts('channels', userId);
  },
};
