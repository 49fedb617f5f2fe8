import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import { restaurantStaff, Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';
import type { Localised } from '#core/i18n/define-texts';

const pauseNow: Localised = {
  CAST: 'Pausar el pedido móvil',
  CAT: 'Pausa la comanda mòbil',
  PT: 'Pausar os pedidos na app',
};
const triage: Localised = {
  CAST: 'Pausas pendientes',
  CAT: 'Pauses pendents',
  PT: 'Pausas pendentes',
};

const forAdministrators = { roles: [Role.Administrator] };
/** Administrators acting for a restaurant too, but not restricted ones (R-ROL-01). */
const forRestaurants = { roles: restaurantStaff, inRestaurantMode: forAdministrators.roles };

/** R-MOP-01. */
export const mopArea: AreaManifest = {
  area: 'mop',
  feature: 'mobileOrderPause',
  routes: [
    menuRoute('/pauses', () => import('./PausesScreen').then((module) => module.PausesScreen)),
    menuRoute('/admin/mop', () => import('./MopScreen').then((module) => module.MopScreen)),
  ],
  nav: ['/pauses', '/admin/mop'],
  actions: [
    {
      ...forRestaurants,
      id: 'mop.request',
      label: pauseNow,
      icon: PauseCircleRounded,
      to: '/pauses?request=new',
    },
    { ...forAdministrators, id: 'mop.triage', label: triage, icon: PauseCircleRounded, to: '/admin/mop' },
  ],
  overlays: [
    {
      ...forRestaurants,
      part: () => import('./PauseNewsNotice').then((module) => module.PauseNewsNotice),
    },
  ],
  slots: {
    pauseForm: {
      roles: [...restaurantStaff, Role.Administrator],
      part: () => import('./PauseFormDialog').then((module) => module.PauseFormDialog),
    },
  },
  live: () => import('@portal/contracts/contract/mop').then(({ mopPushes }) => mopPushes.live),
};
