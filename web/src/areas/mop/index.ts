import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import PhonelinkEraseRounded from '@mui/icons-material/PhonelinkEraseRounded';
import { restaurantStaff, Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '#app/area-manifest';
import type { Localised } from '#app/i18n/define-messages';

const title: Localised = { CAST: 'Pausas', CAT: 'Pauses', PT: 'Pausas' };
const pauseNow: Localised = {
  CAST: 'Pausar el pedido móvil',
  CAT: 'Pausa la comanda mòbil',
  PT: 'Pausar o pedido móvel',
};
const triage: Localised = {
  CAST: 'Pausas pendientes',
  CAT: 'Pauses pendents',
  PT: 'Pausas pendentes',
};

const feature = 'mobileOrderPause';
const administrator = [Role.Administrator];
/** What a restaurant does with its pauses; restricted administrators order in its place, and no more (R-ROL-01). */
const forRestaurants = { roles: restaurantStaff, inRestaurantMode: administrator };

/** Mobile ordering off for a time: restaurants ask, administrators decide. Only where the market has it (R-MOP-01). */
export const mopArea: AreaManifest = {
  area: 'mop',
  feature,
  routes: [
    {
      path: '/pauses',
      frame: 'portal',
      ...forRestaurants,
      feature,
      title,
      screen: () => import('./restaurant/PausesScreen').then((module) => module.PausesScreen),
    },
    {
      path: '/admin/mop',
      frame: 'portal',
      roles: administrator,
      feature,
      title,
      screen: () => import('./admin/MopScreen').then((module) => module.MopScreen),
    },
  ],
  nav: [
    {
      to: '/pauses',
      label: title,
      icon: PhonelinkEraseRounded,
      places: ['sections', 'bottom'],
      ...forRestaurants,
      order: 70,
    },
    {
      to: '/admin/mop',
      label: title,
      icon: PhonelinkEraseRounded,
      places: ['rail', 'bottom'],
      group: 'work',
      roles: administrator,
      order: 20,
    },
  ],
  actions: [
    {
      id: 'mop.request',
      label: pauseNow,
      icon: PauseCircleRounded,
      ...forRestaurants,
      to: '/pauses?request=new',
    },
    {
      id: 'mop.triage',
      label: triage,
      icon: PauseCircleRounded,
      roles: administrator,
      to: '/admin/mop?status=1',
    },
  ],
  overlays: [
    { ...forRestaurants, part: () => import('./news/PauseNews').then((module) => module.PauseNews) },
  ],
  live: () => import('./mop.live').then((module) => module.mopLive),
};
