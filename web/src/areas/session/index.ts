import { sessionPushes } from '@portal/contracts/contract/session';
import { catalogueReaders } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';

export const sessionArea: AreaManifest = {
  area: 'session',
  routes: [
    {
      path: '/login',
      frame: 'login',
      title: { CAST: 'Entrar', CAT: 'Entra', PT: 'Entrar' },
      screen: () => import('./LoginScreen').then((module) => module.LoginScreen),
    },
    {
      path: '/inituserlogin/:id',
      frame: 'bare',
      feature: 'externalLogin',
      title: { CAST: 'Entrar', CAT: 'Entra', PT: 'Entrar' },
      screen: () => import('./ExternalLoginScreens').then((module) => module.ArrivalScreen),
    },
    {
      path: '/logoutexternal',
      frame: 'bare',
      feature: 'externalLogin',
      title: { CAST: 'Salir', CAT: 'Surt', PT: 'Sair' },
      screen: () => import('./ExternalLoginScreens').then((module) => module.DepartureScreen),
    },
    menuRoute('/account', () => import('./AccountScreen').then((module) => module.AccountScreen)),
    menuRoute('/partner/account', () => import('./AccountScreen').then((module) => module.AccountScreen), {
      frame: 'partner',
    }),
    menuRoute('/config', () => import('./ConfigScreen').then((module) => module.ConfigScreen)),
    {
      path: '/remember',
      frame: 'login',
      title: { CAST: 'Contraseña nueva', CAT: 'Contrasenya nova', PT: 'Nova palavra-passe' },
      screen: () => import('./RememberScreen').then((module) => module.RememberScreen),
    },
    {
      // Also open to those who are signed in: the link may be another person's.
      path: '/changepassword/:id?/:time?',
      frame: 'bare',
      title: { CAST: 'Elegir contraseña', CAT: 'Tria la contrasenya', PT: 'Escolher palavra-passe' },
      screen: () => import('./MailedLinkScreens').then((module) => module.ChangePasswordScreen),
    },
    {
      path: '/confirm-address/:id?/:time?',
      frame: 'bare',
      title: { CAST: 'Confirmar correo', CAT: 'Confirma el correu', PT: 'Confirmar e-mail' },
      screen: () => import('./MailedLinkScreens').then((module) => module.ConfirmAddressScreen),
    },
    {
      path: '/restore-address/:id?/:time?',
      frame: 'bare',
      title: { CAST: 'Conservar correo', CAT: 'Conserva el correu', PT: 'Manter e-mail' },
      screen: () => import('./MailedLinkScreens').then((module) => module.RestoreAddressScreen),
    },
  ],
  nav: ['/account', '/partner/account', '/config'],
  slots: {
    userActions: {
      part: () => import('./ActAsUserButton').then((module) => module.ActAsUserButton),
    },
    accountPanels: [
      { order: 10, part: () => import('./AccountScreen').then((module) => module.ProfilePanel) },
      {
        order: 20,
        inRestaurantMode: [],
        part: () => import('./PasswordPanel').then((module) => module.PasswordPanel),
      },
      {
        order: 30,
        inRestaurantMode: [],
        part: () => import('./SecondFactorPanel').then((module) => module.SecondFactorPanel),
      },
      {
        order: 40,
        inRestaurantMode: [],
        part: () => import('./DevicesPanel').then((module) => module.DevicesPanel),
      },
      {
        order: 50,
        roles: catalogueReaders,
        part: () => import('./AccountScreen').then((module) => module.RestaurantsPanel),
      },
    ],
  },
  blockingScreen: [
    {
      // R-AUT-14, AMB-10.
      isDue: ({ user }) => user.active === 1 && user.legal !== 1,
      screen: () => import('./BlockingScreens').then((module) => module.LegalTermsScreen),
    },
    {
      isDue: ({ second_factor }) => second_factor === 'due',
      screen: () => import('./BlockingScreens').then((module) => module.SecondFactorScreen),
    },
    {
      isDue: ({ without_restaurant }) => without_restaurant,
      isLive: true,
      screen: () => import('./BlockingScreens').then((module) => module.NoRestaurantScreen),
    },
  ],
  overlays: [{ part: () => import('./SessionDialogs').then((module) => module.SessionDialogs) }],
  // Loaded with the start anyway.
  live: () => Promise.resolve(sessionPushes.live),
};
