import { plannerPushes, plannerQueries } from '@portal/contracts/areas/planner';
import { defineLive } from '#core/live/live-map';

const { GetRestaurantPlan, ListLocalActions } = plannerQueries;

export const planQueries = [GetRestaurantPlan, ListLocalActions];

export const nationalQueries = [
  plannerQueries.ListNationalObjectives,
  plannerQueries.ListNationalStrategies,
  plannerQueries.ListNationalActions,
  plannerQueries.ListNationalPlanChanges,
  plannerQueries.GetNationalPlan,
  GetRestaurantPlan,
];

export const plannerLive = defineLive(plannerPushes, {
  PlanChanged: { refresh: planQueries },
  PlanActionPhaseChanged: { refresh: [ListLocalActions] },
  NationalPlanChanged: { refresh: nationalQueries },
});
