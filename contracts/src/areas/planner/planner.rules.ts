import { z } from 'zod';
import {
  day,
  wireFlag,
  wireInteger,
  wireJson,
  wireOptionalInteger,
  wireRequiredText,
  wireText,
} from '../../kernel';
import {
  competitorSchema,
  planBehaviourSchema,
  planDaypartSchema,
  PlanOrigin,
  planOriginSchema,
  planWeekSchema,
  priorityRanks,
  strategySlots,
} from './plan-content.rules';

const blankToNull = (value: unknown) => (value === '' || value === undefined ? null : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankToNull, schema.nullable());
/** Objects are never numbers: a `toString` could throw. */
const isBelowOne = (value: unknown) =>
  (typeof value === 'number' || typeof value === 'string') && Number(value) < 1;
/** Blank or below 1: none. */
const optionalId = () =>
  z.preprocess((value) => (isBelowOne(value) ? null : blankToNull(value)), wireInteger().nullable());

/** Characters. */
export const maxPlanName = 120;

/** The rule checks that it is numeric (R-MKT-09). */
const percentInput = z.union([z.number(), wireText(20)]);

/** Blank or left out: none. */
const daypartInput = z.preprocess(
  (value) => blankToNull(value) ?? undefined,
  z
    .object({ week: optional(planWeekSchema), time: optional(planDaypartSchema) })
    .default({ week: null, time: null }),
);

/** Also a number; blank or -1 for none. */
const competitorInput = z.preprocess((value) => {
  const text = typeof value === 'number' ? String(value) : value;
  return text === undefined || text === '' || text === '-1' ? null : text;
}, competitorSchema.nullable());

/** R-MKT-08 */
const objectiveInput = z.object({
  /** National objective; blank for an own one. */
  id: optionalId(),
  name: wireText(maxPlanName).default(''),
  type: wireInteger().pipe(planOriginSchema),
  status: wireInteger().pipe(z.literal(priorityRanks)),
  /** Default: the one in that slot, if equal. */
  resobjective_id: optionalId(),
  daypart: daypartInput,
  comportament: optional(planBehaviourSchema),
  competitor: competitorInput,
  value: z.object({ sales: percentInput, new: percentInput }),
});

/** Section or text (R-MKT-11). */
const strategyInput = z.object({
  resobjective_id: wireInteger(),
  section_id: optionalId(),
  strategy_name: wireText(maxPlanName).default(''),
  /** Slot, 1 to 6 for A to F. */
  status: wireInteger().pipe(z.literal(strategySlots)),
});

/** Rows left out are cleared. */
export const objectiveTableInput = wireJson(z.array(objectiveInput).max(10));
/** Rows left out are removed. */
export const strategyTableInput = wireJson(z.array(strategyInput).max(20));
export type ObjectiveRow = z.output<typeof objectiveInput>;
export type StrategyRow = z.output<typeof strategyInput>;

/** Numbers that the sender confirmed (AMB-63). */
export const removalInput = wireJson(
  z.object({ strategies: wireInteger().default(0), actions: wireInteger().default(0) }),
);

/** `2026-12-05` or `05/12/2026` (R-PLT-18). */
const dateInput = z.preprocess(
  (value) => (typeof value === 'string' ? value.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1') : value),
  day(),
);
const dates = { start_date: optional(dateInput), end_date: optional(dateInput) };

export const addedActionInput = wireJson(
  z.object({
    name: wireRequiredText(maxPlanName),
    strategy_id: optionalId(),
    ...dates,
    /** Always local. */
    type: z
      .literal(PlanOrigin.Local)
      .or(z.literal(String(PlanOrigin.Local)))
      .optional(),
    status: wireFlag().default(true),
  }),
);

export const movedActionInput = <T extends z.ZodType>(actionId: T) =>
  wireJson(z.object({ action_id: actionId, ...dates }));

/** The rule checks whether it can be planned. */
export const yearInput = () => wireInteger().pipe(z.int().min(1000).max(9999));

/** Version seen (R4). */
export const versionInput = () => wireOptionalInteger();

const flag01 = z.literal([0, 1]);

/** R-MKT-08 */
export const objectiveSchema = z.object({
  /** -1 for an own one. */
  id: z.int(),
  name: z.string(),
  type: planOriginSchema,
  status: z.literal(priorityRanks),
  resobjective_id: z.int(),
  daypart: z.object({ week: planWeekSchema.nullable(), time: planDaypartSchema.nullable() }),
  comportament: planBehaviourSchema.nullable(),
  competitor: competitorSchema.nullable(),
  value: z.object({ sales: z.number(), new: z.number() }),
  withdrawn: z.boolean(),
});
export type RestaurantObjective = z.infer<typeof objectiveSchema>;

/** R-MKT-11 */
export const strategySchema = z.object({
  /** `strategy_id` of actions. */
  id: z.int(),
  resobjective_id: z.int(),
  /** National objective of its priority; -1 for an own one. */
  objective_id: z.int(),
  section_id: z.int().nullable(),
  /** Current section name; if deleted, the one at the choice. */
  strategy_name: z.string(),
  type: planOriginSchema,
  status: z.literal(strategySlots),
  letter: z.string(),
  section_type: z.int().nullable(),
  /** `/nacional/menus`; `null` for text or a deleted section. */
  section_url: z.string().nullable(),
});
export type RestaurantStrategy = z.infer<typeof strategySchema>;

/** R-MKT-16, plus derived fields. */
export const actionSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the national plan for a national action. */
  strategy_id: z.int().nullable(),
  start: day(),
  end: day(),
  type: planOriginSchema,
  status: flag01,
  /** 1 to 6 by strategy; 0 for none. */
  row: z.literal([0, ...strategySlots]),
  /** ISO 8601. */
  start_week: z.int(),
  duration: z.int(),
  startHuman: z.string(),
  endHuman: z.string(),
  complete_name: z.string(),
  year: z.int(),
  section_id: z.int().nullable(),
  section_type: z.int().nullable(),
  section_url: z.string().nullable(),
  /** Local ones only (R4). */
  version: z.int(),
});
export type PlanAction = z.infer<typeof actionSchema>;

const localId = /^(\d{1,9})-(\d{4})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const nationalId = /^national-(\d{4})-(\d{1,9})$/;

/** Local (with restaurant and year) or national. */
export const actionIdSchema = z.string().regex(new RegExp(`${localId.source}|${nationalId.source}`));

export interface PlanKey {
  readonly restaurantId: number;
  readonly year: number;
}

export const actionIdOf = ({ restaurantId, year }: PlanKey, commandId: string): string =>
  `${restaurantId}-${year}-${commandId}`;

/** `null` for a national one. */
export function planOfAction(actionId: string): PlanKey | null {
  const [, restaurantId, year] = localId.exec(actionId) ?? [];
  return restaurantId === undefined ? null : { restaurantId: Number(restaurantId), year: Number(year) };
}

export const nationalActionId = (year: number, id: number): string => `national-${year}-${id}`;

/** R-MKT-14 */
export const isNationalAction = (actionId: string): boolean => nationalId.test(actionId);

/** `12-2027` */
export const planIdOf = ({ restaurantId, year }: PlanKey): string => `${restaurantId}-${year}`;

export const calendarDigestText = (token: string): string => `plan calendar address ${token}`;

export const calendarFeedPath = (restaurantId: number, token: string): string =>
  `/api/plan/calendar/${restaurantId}/${token}`;

export const calendarFilePath = ({ restaurantId, year }: PlanKey): string =>
  `/api/restaurant/plan/${restaurantId}/${year}/calendar`;
