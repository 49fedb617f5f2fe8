import { catalogueReaders } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';
import type { Localised } from '#core/i18n/define-texts';

const unsubscribe: Localised = {
  CAST: 'Dejar de recibir correos',
  CAT: 'Deixa de rebre correus',
  PT: 'Deixar de receber e-mails',
};

/** R-ACC-13…15. */
export const notificationsArea: AreaManifest = {
  area: 'notifications',
  routes: [
    menuRoute('/notifications', () =>
      import('./NotificationsScreen').then((module) => module.NotificationsScreen),
    ),
    {
      path: '/unsubscribe/:token',
      frame: 'bare',
      title: unsubscribe,
      screen: () => import('./UnsubscribeScreen').then((module) => module.UnsubscribeScreen),
    },
  ],
  nav: ['/notifications'],
  topBar: [
    {
      roles: catalogueReaders,
      order: 40,
      button: () => import('./BellButton').then((module) => module.BellButton),
    },
  ],
  forget: async () => {
    const { unsubscribe } = await import('./browser-push');
    await unsubscribe();
  },
  live: () =>
    import('@portal/contracts/contract/notifications').then(
      ({ notificationsPushes }) => notificationsPushes.live,
    ),
};
