import { z } from 'zod';
import { defineDueTimes, defineView, instant } from '../../kernel';
import { nationalChangeSchema, nationalContentSchema } from './national-plan';
import { actionContentSchema, priorityContentSchema, strategyContentSchema } from './plan-content';

/** Who saved something last; `null` for an import or anything else that is no person. */
const lastChange = z.object({ at: instant(), userId: z.int().nullable() }).nullable();

/** Of a plan that nobody is known to have changed. */
export const noChanges = { objectives: null, strategies: null, actions: null } as const;

/** Plans by restaurant and year: `12-2027`. */
export const restaurantPlans = defineView('restaurantPlans', {
  schema: z.object({
    id: z.string(),
    restaurantId: z.int(),
    year: z.int(),
    priorities: z.array(priorityContentSchema),
    strategies: z.array(strategyContentSchema),
    /** `version`: the revision of an action's last edit. */
    actions: z.array(actionContentSchema.extend({ version: z.int(), changedAt: instant() })),
    /** Of each table: the revision of its last edit; -1 before any. */
    versions: z.object({ priorities: z.int(), strategies: z.int() }),
    /** Of each part, what was removed of it counts too; `null` before any. Left out of what was stored before this was kept. */
    lastChanges: z.object({ objectives: lastChange, strategies: lastChange, actions: lastChange }).optional(),
  }),
  filters: { restaurantId: 'number', year: 'number' },
  sorts: [],
});

/** National plans by year, with what was changed in them, the newest first. */
export const nationalPlans = defineView('nationalPlans', {
  schema: z.object({
    id: z.string(),
    year: z.int(),
    ...nationalContentSchema.shape,
    lastId: z.int(),
    version: z.int(),
    /** Whether its last change can be undone. */
    restorable: z.boolean(),
    changedAt: instant(),
    news: z.array(nationalChangeSchema.extend({ at: instant(), version: z.int() })),
  }),
  filters: { year: 'number' },
  sorts: [],
});

/** Who reads plans by a calendar program, by user; the secret's digest leads to them. */
export const planCalendarAddresses = defineView('planCalendarAddresses', {
  schema: z.object({ id: z.int(), digest: z.string(), since: instant() }),
  filters: { digest: 'text' },
  sorts: [],
  indexes: [['digest']],
});

/** When the next action of each plan is soon, is current, or is over, by the plan's id. */
export const planPhasesDue = defineDueTimes('planPhasesDue');
