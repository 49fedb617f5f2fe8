import { catalogueReaders } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';

const localActions = () => import('./LocalActionsPanel').then((module) => module.LocalActionsPanel);

/** R-NAV-03. */
export const plannerArea: AreaManifest = {
  area: 'planner',
  feature: 'diagnosticAndPlanner',
  routes: [
    menuRoute('/marketing', () => import('./PlannerScreen').then((module) => module.PlannerScreen)),
    menuRoute('/admin/plan', () => import('./AdminPlanScreen').then((module) => module.AdminPlanScreen)),
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
    const { forgetDrafts } = await import('#core/storage/draft-store');
    forgetDrafts('planner', userId);
  },
};
