import { z } from 'zod';
import { day, defineEvents, event, instant } from '../../kernel';
import { nationalChangeSchema, nationalContentSchema } from './national-plan.rules';
import { actionContentSchema, priorityContentSchema, strategyContentSchema } from './plan-content.rules';

const plan = z.object({ restaurantId: z.int().positive(), year: z.int() });
const action = plan.extend({ actionId: z.string() });

/** Removed along, for a restore (AMB-63). */
const removal = z
  .object({
    removalId: z.string(),
    priorities: z.array(priorityContentSchema),
    strategies: z.array(strategyContentSchema),
    actions: z.array(actionContentSchema),
  })
  .nullable();

/** Next change of phase; `null` for none. */
const next = instant().nullable();

const national = z.object({
  year: z.int(),
  content: nationalContentSchema,
  lastId: z.int(),
  changes: z.array(nationalChangeSchema),
});

/** Streams `plan-{restaurantId}-{year}`, `nationalPlan-{market}-{year}` and `planCalendar-{userId}`. */
export const plannerEvents = defineEvents('planner', {
  PlanPrioritiesUpdated: event({
    data: plan.extend({ priorities: z.array(priorityContentSchema), removal, next }),
  }),
  PlanStrategiesUpdated: event({
    data: plan.extend({ strategies: z.array(strategyContentSchema), removal, next }),
  }),
  PlanRemovalRestored: event({
    data: plan.extend({
      removalId: z.string(),
      priorities: z.array(priorityContentSchema),
      strategies: z.array(strategyContentSchema),
      actions: z.array(actionContentSchema),
      next,
    }),
  }),
  PlanActionAdded: event({ data: plan.extend({ ...actionContentSchema.shape, next }) }),
  PlanActionUpdated: event({ data: action.extend({ start: day(), end: day(), next }) }),
  PlanActionDeleted: event({ data: action.extend({ next }) }),
  PlanActionRestored: event({ data: plan.extend({ ...actionContentSchema.shape, next }) }),
  /** By the clock (R-HOM-10). */
  PlanPhasesReached: event({
    data: plan.extend({
      phases: z.array(z.object({ actionId: z.string(), phase: z.enum(['current', 'soon']).nullable() })),
      next,
    }),
  }),

  NationalPlanUpdated: event({ data: national }),
  NationalPlanCopied: event({ data: national.extend({ from: z.int() }) }),
  NationalPlanRestored: event({ data: national }),

  /** Replaces the address before. */
  PlanCalendarAddressRenewed: event({
    data: z.object({
      userId: z.int(),
      digest: z.string(),
      /** Sessions that end later end it too (S2). */
      since: instant(),
    }),
  }),
  PlanCalendarAddressRevoked: event({ data: z.object({ userId: z.int() }) }),
});
