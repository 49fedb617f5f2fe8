import { plannerPushes, plannerQueries } from '@portal/contracts/areas/planner';
import { defineLive } from '#core/live/live-map';

const { GetRestaurantPlan, ListLocalActions } = plannerQueries;

/** Queries of a restaurant's plan, and of what follows from it. */
export const planQueries = [GetRestaurantPlan, ListLocalActions];

/** Queries of the national plan. */
export const nationalQueries = [
  plannerQueries.ListNationalObjectives,
  plannerQueries.ListNationalStrategies,
  plannerQueries.ListNationalActions,
  plannerQueries.ListNationalPlanChanges,
  plannerQueries.GetNationalPlan,
  GetRestaurantPlan,
];

/** Changes by others, and actions that begin or end. */
export const plannerLive = defineLive(plannerPushes, {
  PlanChanged: { refresh: planQueries },
  PlanActionPhaseChanged: { refresh: [ListLocalActions] },
  NationalPlanChanged: { refresh: nationalQueries },
});
