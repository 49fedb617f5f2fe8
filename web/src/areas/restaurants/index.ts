import AddBusinessRounded from '@mui/icons-material/AddBusinessRounded';
import { recordArea } from '#core/area-routes';

/** R-NAV-26, R-ARE-01…08. */
export const restaurantsArea = recordArea({
  area: 'restaurants',
  path: '/admin/restaurants',
  screens: () => import('./restaurants.admin'),
  add: {
    label: { CAST: 'Añadir restaurante', CAT: 'Afegeix un restaurant', PT: 'Adicionar restaurante' },
    icon: AddBusinessRounded,
  },
  finders: [() => import('./use-found-restaurants').then((module) => module.useFoundRestaurants)],
  live: () =>
    import('@portal/contracts/contract/restaurants').then(({ restaurantPushes }) => restaurantPushes.live),
});
