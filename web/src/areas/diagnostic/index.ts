import { catalogueReaders } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import { referenceRoutes } from './reference/reference-routes';

const feature = 'diagnosticAndPlanner';

/** A restaurant's market in one page; only where the market has it (R-NAV-03). */
export const diagnosticArea: AreaManifest = {
  area: 'diagnostic',
  feature,
  routes: [
    {
      path: '/diagnostic',
      frame: 'portal',
      feature,
      roles: catalogueReaders,
      title: { CAST: 'Diagnóstico', CAT: 'Diagnòstic', PT: 'Diagnóstico' },
      hidesMainMenu: true,
      screen: () => import('./DiagnosticScreen').then((module) => module.DiagnosticScreen),
    },
    ...referenceRoutes,
  ],
  nav: ['/diagnostic', '/admin/reference'],
  slots: {
    competitor: {
      roles: catalogueReaders,
      part: () => import('./competition/CompetitorField').then((module) => module.CompetitorField),
    },
    homeAlerts: {
      roles: catalogueReaders,
      part: () => import('./alerts/HomeAlertsPanel').then((module) => module.HomeAlertsPanel),
    },
  },
  live: () => import('./diagnostic.live').then((module) => module.diagnosticLive),
  forget: async (userId) => {
    const { forgetDrafts } = await import('#core/storage/kept-drafts');
    forgetDrafts('diagnostic', userId);
  },
};
