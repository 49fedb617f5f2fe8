import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import { recordArea } from '#core/area-routes';

/** R-AME-01…07. */
export const slidersArea = recordArea({
  area: 'sliders',
  path: '/admin/sliders',
  screens: () => import('./sliders.admin'),
  add: {
    label: { CAST: 'Añadir portada', CAT: 'Afegeix una portada', PT: 'Adicionar destaque' },
    icon: AddPhotoAlternateRounded,
  },
  live: () => import('@portal/contracts/contract/sliders').then(({ sliderPushes }) => sliderPushes.live),
});
