import { catalogueReaders } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import { menuRoute, recordRoutes } from '#core/area-routes';

/** R-NAV-03, AMB-66. */
export const diagnosticArea: AreaManifest = {
  area: 'diagnostic',
  feature: 'diagnosticAndPlanner',
  routes: [
    menuRoute('/diagnostic', () => import('./DiagnosticScreen').then((module) => module.DiagnosticScreen), {
      hidesMainMenu: true,
    }),
    ...recordRoutes('/admin/reference', () => import('./brands.admin'), {
      title: {
        CAST: 'Marcas de la competencia',
        CAT: 'Marques de la competència',
        PT: 'Marcas da concorrência',
      },
    }),
    ...recordRoutes('/admin/reference', () => import('./swot-options.admin'), {
      path: '/admin/reference/swot',
      title: { CAST: 'Ejemplos del DAFO', CAT: 'Exemples del DAFO', PT: 'Exemplos de SWOT' },
    }),
  ],
  nav: ['/diagnostic', '/admin/reference'],
  slots: {
    competitor: {
      roles: catalogueReaders,
      part: () => import('./CompetitorField').then((module) => module.CompetitorField),
    },
    homeAlerts: {
      roles: catalogueReaders,
      part: () => import('./AlertList').then((module) => module.HomeAlertsPanel),
    },
  },
  live: () =>
    import('@portal/contracts/contract/diagnostic').then(({ diagnosticPushes }) => diagnosticPushes.live),
  forget: async (userId) => {
    const { forgetDrafts } = await import('#core/storage/draft-store');
    forgetDrafts('diagnostic', userId);
  },
};
