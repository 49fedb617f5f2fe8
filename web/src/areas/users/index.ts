import PersonAddRounded from '@mui/icons-material/PersonAddRounded';
import { menuRoute, recordArea } from '#core/area-routes';

/** R-NAV-19, R-NAV-27. */
export const usersArea = recordArea({
  area: 'users',
  path: '/admin/users',
  screens: () => import('./users.admin'),
  add: {
    label: { CAST: 'Añadir persona', CAT: 'Afegeix una persona', PT: 'Adicionar pessoa' },
    icon: PersonAddRounded,
  },
  routes: [
    menuRoute('/admin/users', () => import('./EraseUserScreen').then((module) => module.EraseUserScreen), {
      path: '/admin/users/:id/erase',
      title: {
        CAST: 'Borrar datos personales',
        CAT: 'Esborra les dades personals',
        PT: 'Eliminar dados pessoais',
      },
    }),
    menuRoute(
      '/admin/users',
      () => import('./PersonHistoryScreen').then((module) => module.PersonHistoryScreen),
      { path: '/admin/users/:id/history', title: { CAST: 'Historial', CAT: 'Historial', PT: 'Histórico' } },
    ),
    menuRoute('/users', () =>
      import('./RestaurantUsersScreen').then((module) => module.RestaurantUsersScreen),
    ),
    menuRoute(
      '/users',
      () => import('./RestaurantUserForms').then((module) => module.AddRestaurantUserScreen),
      { path: '/users/add' },
    ),
  ],
  // R-ACC-10: in the user menu, for franchisees alone.
  nav: ['/users'],
  finders: [
    () => import('./use-found-people').then((module) => module.useFoundPeople),
    () => import('./use-found-people').then((module) => module.useFoundTeam),
  ],
  live: () => import('@portal/contracts/contract/users').then(({ userPushes }) => userPushes.live),
});
