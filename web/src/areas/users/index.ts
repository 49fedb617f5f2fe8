import PersonAddRounded from '@mui/icons-material/PersonAddRounded';
import { Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import type { Localised } from '#core/i18n/define-texts';

const title: Localised = { CAST: 'Personas', CAT: 'Persones', PT: 'Pessoas' };
const mine: Localised = { CAST: 'Mi equipo', CAT: 'El meu equip', PT: 'A minha equipa' };
const add: Localised = { CAST: 'Añadir persona', CAT: 'Afegeix una persona', PT: 'Adicionar pessoa' };
const erase: Localised = {
  CAST: 'Borrar datos personales',
  CAT: 'Esborra les dades personals',
  PT: 'Eliminar dados pessoais',
};
const history: Localised = { CAST: 'Historial', CAT: 'Historial', PT: 'Histórico' };
const ofAdministrators = [Role.Administrator];
const ofFranchisees = [Role.Franchisee];
const admin = { frame: 'portal', roles: ofAdministrators, title } as const;
const team = { frame: 'portal', roles: ofFranchisees, title: mine } as const;
const screens = () => import('./users.admin');

/** R-NAV-19, R-NAV-27. */
export const usersArea: AreaManifest = {
  area: 'users',
  routes: [
    { ...admin, path: '/admin/users', screen: () => screens().then((module) => module.ListScreen) },
    { ...admin, path: '/admin/users/add', screen: () => screens().then((module) => module.AddScreen) },
    { ...admin, path: '/admin/users/:id', screen: () => screens().then((module) => module.EditScreen) },
    {
      ...admin,
      title: erase,
      path: '/admin/users/:id/erase',
      screen: () => import('./EraseUserScreen').then((module) => module.EraseUserScreen),
    },
    {
      ...admin,
      title: history,
      path: '/admin/users/:id/history',
      screen: () => import('./PersonHistoryScreen').then((module) => module.PersonHistoryScreen),
    },
    {
      ...team,
      path: '/users',
      screen: () => import('./RestaurantUsersScreen').then((module) => module.RestaurantUsersScreen),
    },
    {
      ...team,
      path: '/users/add',
      screen: () => import('./RestaurantUserForms').then((module) => module.AddRestaurantUserScreen),
    },
  ],
  // R-ACC-10: in the user menu, for franchisees alone.
  nav: ['/admin/users', '/users'],
  actions: [
    {
      id: 'users.add',
      label: add,
      icon: PersonAddRounded,
      roles: ofAdministrators,
      to: '/admin/users/add',
    },
  ],
  finders: [
    () => import('./use-found-people').then((module) => module.useFoundPeople),
    () => import('./use-found-people').then((module) => module.useFoundTeam),
  ],
  live: () => import('@portal/contracts/contract/users').then(({ userPushes }) => userPushes.live),
};
