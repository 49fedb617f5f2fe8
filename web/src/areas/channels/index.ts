import PictureAsPdfRounded from '@mui/icons-material/PictureAsPdfRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import { catalogueReaders, mainMenu, Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import { inMenu } from '#core/main-menu';

/** Public data, hours and services of a restaurant, now and planned (R-NAV-04). */
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
  nav: [inMenu('/channels', StorefrontRounded), inMenu('/admin/documents', PictureAsPdfRounded)],
  live: () => import('./channels.live').then((module) => module.channelsLive),
  forget: async (userId) => {
    const { forgetDrafts } = await import('#core/storage/kept-drafts');
    forgetDrafts('channels', userId);
  },
};
