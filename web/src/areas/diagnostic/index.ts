import { catalogueReaders, Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';

const feature = 'diagnosticAndPlanner';

const brandsRoute = {
  frame: 'portal',
  feature,
  roles: [Role.Administrator],
  title: {
    CAST: 'Marcas de la competencia',
    CAT: 'Marques de la competència',
    PT: 'Marcas da concorrência',
  },
} as const;
const swotRoute = {
  ...brandsRoute,
  title: { CAST: 'Ejemplos del DAFO', CAT: 'Exemples del DAFO', PT: 'Exemplos de SWOT' },
} as const;
const brands = () => import('./brands.admin');
const swotOptions = () => import('./swot-options.admin');

/** R-NAV-03, AMB-66. */
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
    { ...brandsRoute, path: '/admin/reference', screen: () => brands().then((module) => module.ListScreen) },
    {
      ...brandsRoute,
      path: '/admin/reference/add',
      screen: () => brands().then((module) => module.AddScreen),
    },
    {
      ...brandsRoute,
      path: '/admin/reference/:id',
      screen: () => brands().then((module) => module.EditScreen),
    },
    {
      ...swotRoute,
      path: '/admin/reference/swot',
      screen: () => swotOptions().then((module) => module.ListScreen),
    },
    {
      ...swotRoute,
      path: '/admin/reference/swot/add',
      screen: () => swotOptions().then((module) => module.AddScreen),
    },
    {
      ...swotRoute,
      path: '/admin/reference/swot/:id',
      screen: () => swotOptions().then((module) => module.EditScreen),
    },
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
    const { forgetDrafts } = await import('#core/storage/kept-drafts');
    forgetDrafts('diagnostic', userId);
  },
};
