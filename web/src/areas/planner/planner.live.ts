import { plannerPushes, plannerQueries } from '@portal/contracts/areas/planner';
import { defineLive } from '#core/live/live-map';
import { nationalQueries, planQueries } from './draft/plan-queries';

/** What others plan shows at once, and what the clock makes of it. */
export const plannerLive = defineLive(plannerPushes, {
  PlanChanged: { refresh: planQueries },
  PlanActionPhaseChanged: { refresh: [plannerQueries.ListLocalActions] },
  NationalPlanChanged: { refresh: nationalQueries },
});
