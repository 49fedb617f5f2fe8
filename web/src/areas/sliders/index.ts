import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import { administrators } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import type { Localised } from '#core/i18n/define-texts';

const title: Localised = { CAST: 'Portadas', CAT: 'Portades', PT: 'Destaques' };
const add: Localised = { CAST: 'Añadir portada', CAT: 'Afegeix una portada', PT: 'Adicionar destaque' };
const route = { frame: 'portal', roles: administrators, title } as const;

/** R-AME-01…07. */
export const slidersArea: AreaManifest = {
  area: 'sliders',
  routes: [
    {
      ...route,
      path: '/admin/sliders',
      screen: () => import('./sliders.admin').then((module) => module.ListScreen),
    },
    {
      ...route,
      path: '/admin/sliders/add',
      screen: () => import('./sliders.admin').then((module) => module.AddScreen),
    },
    {
      ...route,
      path: '/admin/sliders/:id',
      screen: () => import('./sliders.admin').then((module) => module.EditScreen),
    },
  ],
  nav: ['/admin/sliders'],
  actions: [
    {
      id: 'sliders.add',
      label: add,
      icon: AddPhotoAlternateRounded,
      roles: administrators,
      to: '/admin/sliders/add',
    },
  ],
  live: () => import('@portal/contracts/contract/sliders').then(({ sliderPushes }) => sliderPushes.live),
};
