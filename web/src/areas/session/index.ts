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
  ],
  blockingScreen: {
    // R-AUT-14, AMB-10: the terms come first for whoever is active and has not accepted them.
    isDue: ({ user }) => user.active === 1 && user.legal !== 1,
    screen: () => import('./LegalTermsScreen').then((module) => module.LegalTermsScreen),
  },
  overlays: [{ part: () => import('./ReloginOverlay').then((module) => module.ReloginOverlay) }],
  live: () => import('./session.live').then((module) => module.sessionLive),
};
