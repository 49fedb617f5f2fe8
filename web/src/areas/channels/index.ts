import { catalogueReaders, mainMenu, Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';

/** R-NAV-04. */
export const channelsArea: AreaManifest = {
  area: 'channels',
  routes: [
    {
      path: '/channels',
      frame: 'portal',
      roles: catalogueReaders,
      title: { CAST: 'Canales', CAT: 'Canals', PT: 'Canais' },
      screen: () => import('./ChannelsScreen').then((module) => module.ChannelsScreen),
    },
    {
      path: '/admin/documents',
      frame: 'portal',
      roles: [Role.Administrator],
      title: mainMenu['/admin/documents'].label,
      screen: () => import('./DocumentsScreen').then((module) => module.DocumentsScreen),
    },
  ],
  nav: ['/channels', '/admin/documents'],
  live: () => import('@portal/contracts/contract/channels').then(({ channelPushes }) => channelPushes.live),
  forget: async (userId) => {
    const { forgetDrafts } = await import('#core/storage/kept-drafts');
    forgetDrafts('channels', userId);
  },
};
