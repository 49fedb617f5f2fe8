import VideoCallRounded from '@mui/icons-material/VideoCallRounded';
import { recordArea } from '#core/area-routes';

/** Spain only (R-NAV-35). */
export const videosArea = recordArea({
  area: 'videos',
  path: '/admin/videos',
  screens: () => import('./videos.admin'),
  add: {
    label: { CAST: 'Añadir vídeo', CAT: 'Afegeix un vídeo', PT: 'Adicionar vídeo' },
    icon: VideoCallRounded,
  },
  live: () => import('@portal/contracts/contract/videos').then(({ videoPushes }) => videoPushes.live),
});
