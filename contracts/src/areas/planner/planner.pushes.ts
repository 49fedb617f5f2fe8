import { z } from 'zod';
import { definePushes } from '../../kernel';

export const plannerPushes = definePushes('planner', {
  /** To the restaurant and the administrators: what was saved in a plan. */
  PlanChanged: z.object({
    restaurantId: z.int(),
    year: z.int(),
    parts: z.array(z.enum(['objectives', 'strategies', 'actions'])),
    position: z.int(),
  }),
  /** To the restaurant: an action is soon, current or over since midnight (R-HOM-10). */
  PlanActionPhaseChanged: z.object({
    restaurantId: z.int(),
    year: z.int(),
    actionId: z.string(),
    phase: z.enum(['current', 'soon']).nullable(),
    position: z.int(),
  }),
  /** To everybody who reads plans: the ids of what is another one in the national plan. */
  NationalPlanChanged: z.object({
    year: z.int(),
    objectives: z.array(z.int()),
    strategies: z.array(z.int()),
    actions: z.array(z.int()),
    position: z.int(),
  }),
});
