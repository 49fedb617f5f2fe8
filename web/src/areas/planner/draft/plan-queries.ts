import { plannerQueries } from '@portal/contracts/areas/planner';

const { GetRestaurantPlan, ListLocalActions } = plannerQueries;

/** What shows a restaurant's plan, and what follows from it. */
export const planQueries = [GetRestaurantPlan, ListLocalActions];

const { ListNationalObjectives, ListNationalStrategies, ListNationalActions, ListNationalPlanChanges } =
  plannerQueries;

/** What shows the national plan. */
export const nationalQueries = [
  ...[ListNationalObjectives, ListNationalStrategies, ListNationalActions, ListNationalPlanChanges],
  ...[plannerQueries.GetNationalPlan, GetRestaurantPlan],
];
