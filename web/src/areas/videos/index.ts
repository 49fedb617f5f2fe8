import VideoCallRounded from '@mui/icons-material/VideoCallRounded';
import { Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import type { Localised } from '#core/i18n/define-texts';

const title: Localised = { CAST: 'Vídeos', CAT: 'Vídeos', PT: 'Vídeos' };
const add: Localised = { CAST: 'Añadir vídeo', CAT: 'Afegeix un vídeo', PT: 'Adicionar vídeo' };
const roles = [Role.Administrator];
const feature = 'importsAndVideos';
const route = { frame: 'portal', roles, feature, title } as const;

/** Spain only (R-NAV-35). */
export const videosArea: AreaManifest = {
  area: 'videos',
  feature,
  routes: [
    {
      ...route,
      path: '/admin/videos',
      screen: () => import('./videos.admin').then((module) => module.ListScreen),
    },
    {
      ...route,
      path: '/admin/videos/add',
      screen: () => import('./videos.admin').then((module) => module.AddScreen),
    },
    {
      ...route,
      path: '/admin/videos/:id',
      screen: () => import('./videos.admin').then((module) => module.EditScreen),
    },
  ],
  nav: ['/admin/videos'],
  actions: [{ id: 'videos.add', label: add, icon: VideoCallRounded, roles, to: '/admin/videos/add' }],
  live: () => import('@portal/contracts/contract/videos').then(({ videoPushes }) => videoPushes.live),
};
