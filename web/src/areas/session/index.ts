import type { AreaManifest } from '#app/area-manifest';

/** Who is who: sign-in, confidentiality terms, signing in again in the middle of something. */
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
      path: '/remember',
      frame: 'login',
      title: { CAST: 'Contraseña nueva', CAT: 'Contrasenya nova', PT: 'Nova palavra-passe' },
      screen: () => import('./RememberScreen').then((module) => module.RememberScreen),
    },
    {
      // Whoever is signed in may follow such a link as well: it may be somebody else's.
      path: '/changepassword/:id?/:time?',
      frame: 'bare',
      title: { CAST: 'Elegir contraseña', CAT: 'Tria la contrasenya', PT: 'Escolher palavra-passe' },
      screen: () => import('./ChangePasswordScreen').then((module) => module.ChangePasswordScreen),
    },
  ],
  blockingScreen: [
    {
      // R-AUT-14, AMB-10: the terms come first for whoever is active and has not accepted them.
      isDue: ({ user }) => user.active === 1 && user.legal !== 1,
      screen: () => import('./LegalTermsScreen').then((module) => module.LegalTermsScreen),
    },
    {
      isDue: ({ second_factor }) => second_factor === 'due',
      screen: () => import('./SecondFactorScreen').then((module) => module.SecondFactorScreen),
    },
  ],
  slots: {
    accountPanels: [
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
    ],
  },
  overlays: [{ part: () => import('./ReloginOverlay').then((module) => module.ReloginOverlay) }],
  live: () => import('./session.live').then((module) => module.sessionLive),
};
