import AddBusinessRounded from '@mui/icons-material/AddBusinessRounded';
import { Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import type { Localised } from '#core/i18n/define-texts';

const title: Localised = { CAST: 'Restaurantes', CAT: 'Restaurants', PT: 'Restaurantes' };
const add: Localised = {
  CAST: 'Añadir restaurante',
  CAT: 'Afegeix un restaurant',
  PT: 'Adicionar restaurante',
};
const roles = [Role.Administrator];
const route = { frame: 'portal', roles, title } as const;
const screens = () => import('./restaurants.admin');

/** R-NAV-26, R-ARE-01…08. */
export const restaurantsArea: AreaManifest = {
  area: 'restaurants',
  routes: [
    { ...route, path: '/admin/restaurants', screen: () => screens().then((module) => module.ListScreen) },
    { ...route, path: '/admin/restaurants/add', screen: () => screens().then((module) => module.AddScreen) },
    { ...route, path: '/admin/restaurants/:id', screen: () => screens().then((module) => module.EditScreen) },
  ],
  nav: ['/admin/restaurants'],
  actions: [
    { id: 'restaurants.add', label: add, icon: AddBusinessRounded, roles, to: '/admin/restaurants/add' },
  ],
  finders: [() => import('./use-found-restaurants').then((module) => module.useFoundRestaurants)],
  live: () =>
    import('@portal/contracts/contract/restaurants').then(({ restaurantPushes }) => restaurantPushes.live),
};
