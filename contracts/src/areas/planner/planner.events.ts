import { z } from 'zod';
import { day, defineEvents, event, instant } from '../../kernel';
import { nationalChangeSchema, nationalContentSchema } from './national-plan.rules';
import { actionContentSchema, priorityContentSchema, strategyContentSchema } from './plan-content.rules';

const plan = z.object({ restaurantId: z.int().positive(), year: z.int() });
const action = plan.extend({ actionId: z.string() });

/** What went with what was cleared, so that it can be restored (AMB-63). `null` for nothing. */
const removal = z
  .object({
    removalId: z.string(),
    priorities: z.array(priorityContentSchema),
    strategies: z.array(strategyContentSchema),
    actions: z.array(actionContentSchema),
  })
  .nullable();

/** When the next action of the plan is soon, is current, or is over; `null` for never. */
const next = instant().nullable();

const national = z.object({
  year: z.int(),
  content: nationalContentSchema,
  /** The highest id that was ever given in this year. */
  lastId: z.int(),
  changes: z.array(nationalChangeSchema),
});

/**
 * Stream `plan-{restaurantId}-{year}`: the plan of a restaurant for a year. Stream `nationalPlan-{market}-{year}`: that of
 * the chain. Stream `planCalendar-{userId}`: where a person's calendar program reads plans.
 */
export const plannerEvents = defineEvents('planner', {
  /** All priorities from now on, and what was removed with those that were cleared. */
  PlanPrioritiesUpdated: event({
    data: plan.extend({ priorities: z.array(priorityContentSchema), removal, next }),
  }),
  /** All strategies from now on, and the actions that were removed with those that were taken out. */
  PlanStrategiesUpdated: event({
    data: plan.extend({ strategies: z.array(strategyContentSchema), removal, next }),
  }),
  /** What was removed is there again. */
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
  /** By the clock: these are soon, current or over from this day on (R-HOM-10). */
  PlanPhasesReached: event({
    data: plan.extend({
      phases: z.array(z.object({ actionId: z.string(), phase: z.enum(['current', 'soon']).nullable() })),
      next,
    }),
  }),

  NationalPlanUpdated: event({ data: national }),
  NationalPlanCopied: event({ data: national.extend({ from: z.int() }) }),
  /** As it was before its last change. */
  NationalPlanRestored: event({ data: national }),

  /** An address by which a calendar program reads plans; the one before it is void. */
  PlanCalendarAddressRenewed: event({
    data: z.object({
      userId: z.int(),
      /** Keyed digest of the secret. */
      digest: z.string(),
      /** A later end of the person's sessions ends it too (S2). */
      since: instant(),
    }),
  }),
  PlanCalendarAddressRevoked: event({ data: z.object({ userId: z.int() }) }),
});
