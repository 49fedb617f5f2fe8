import { catalogueReaders, Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';

const feature = 'diagnosticAndPlanner';
const localActions = () => import('./LocalActionsPanel').then((module) => module.LocalActionsPanel);

/** R-NAV-03. */
export const plannerArea: AreaManifest = {
  area: 'planner',
  feature,
  routes: [
    {
      path: '/marketing',
      frame: 'portal',
      feature,
      roles: catalogueReaders,
      title: { CAST: 'Plan de marketing', CAT: 'Pla de màrqueting', PT: 'Plano de marketing' },
      screen: () => import('./PlannerScreen').then((module) => module.PlannerScreen),
    },
    {
      path: '/admin/plan',
      frame: 'portal',
      feature,
      roles: [Role.Administrator],
      title: { CAST: 'Plan nacional', CAT: 'Pla nacional', PT: 'Plano nacional' },
      screen: () => import('./AdminPlanScreen').then((module) => module.AdminPlanScreen),
    },
  ],
  nav: ['/marketing', '/admin/plan'],
  slots: {
    homeActions: {
      roles: catalogueReaders,
      part: localActions,
    },
    channelOffers: { roles: catalogueReaders, part: localActions },
  },
  live: () => import('@portal/contracts/contract/planner').then(({ plannerPushes }) => plannerPushes.live),
  forget: async (userId) => {
    const { forgetDrafts } = await import('#core/storage/kept-drafts');
    forgetDrafts('planner', userId);
  },
};
