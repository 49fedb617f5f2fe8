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
/** Of objects nothing is asked: one with a `toString` of its own has no number. */
const isBelowOne = (value: unknown) =>
  (typeof value === 'number' || typeof value === 'string') && Number(value) < 1;
/** Blank, or below 1: none. */
const optionalId = () =>
  z.preprocess((value) => (isBelowOne(value) ? null : blankToNull(value)), wireInteger().nullable());

/** Characters of a name that is typed. */
export const maxPlanName = 120;

/** A percentage as it is typed; whether it is a number is for the rule (R-MKT-09). */
const percentInput = z.union([z.number(), wireText(20)]);

/** Blank or left out: none. */
const daypartInput = z.preprocess(
  (value) => blankToNull(value) ?? undefined,
  z
    .object({ week: optional(planWeekSchema), time: optional(planDaypartSchema) })
    .default({ week: null, time: null }),
);

/** A brand, also as a number; blank or -1 for none. */
const competitorInput = z.preprocess((value) => {
  const text = typeof value === 'number' ? String(value) : value;
  return text === undefined || text === '' || text === '-1' ? null : text;
}, competitorSchema.nullable());

/** A row of the table of priorities (R-MKT-08). */
const objectiveInput = z.object({
  /** Of the national plan; blank for one of the restaurant's own. */
  id: optionalId(),
  /** Of one of its own; that of a national one is known. */
  name: wireText(maxPlanName).default(''),
  type: wireInteger().pipe(planOriginSchema),
  /** Its rank. */
  status: wireInteger().pipe(z.literal(priorityRanks)),
  /** Left out: the one that stands in that slot, where it is the same. */
  resobjective_id: optionalId(),
  daypart: daypartInput,
  comportament: optional(planBehaviourSchema),
  competitor: competitorInput,
  value: z.object({ sales: percentInput, new: percentInput }),
});

/** A row of the table of strategies (R-MKT-11): a section of the catalogue, or a text. */
const strategyInput = z.object({
  resobjective_id: wireInteger(),
  section_id: optionalId(),
  strategy_name: wireText(maxPlanName).default(''),
  /** Its slot: 1 to 6 for A to F. */
  status: wireInteger().pipe(z.literal(strategySlots)),
});

/** All priorities of the plan; one that is left out is cleared. */
export const objectiveTableInput = wireJson(z.array(objectiveInput).max(10));
/** All strategies of the plan; one that is left out is removed. */
export const strategyTableInput = wireJson(z.array(strategyInput).max(20));
export type ObjectiveRow = z.output<typeof objectiveInput>;
export type StrategyRow = z.output<typeof strategyInput>;

/** How many strategies and actions the sender knows to be removed with what is cleared (AMB-63). */
export const removalInput = wireJson(
  z.object({ strategies: wireInteger().default(0), actions: wireInteger().default(0) }),
);

/** `2026-12-05`, or `05/12/2026` as all dates are shown (R-PLT-18). */
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
    /** Always local; national ones are administered elsewhere. */
    type: z
      .literal(PlanOrigin.Local)
      .or(z.literal(String(PlanOrigin.Local)))
      .optional(),
    status: wireFlag().default(true),
  }),
);

export const movedActionInput = <T extends z.ZodType>(actionId: T) =>
  wireJson(z.object({ action_id: actionId, ...dates }));

/** A year; whether it can be planned is for the rule. */
export const yearInput = () => wireInteger().pipe(z.int().min(1000).max(9999));

/** The version that was looked at: another one by now is told instead of overwritten (R4). */
export const versionInput = () => wireOptionalInteger();

const flag01 = z.literal([0, 1]);

/** A priority as the specification spells it (R-MKT-08). */
export const objectiveSchema = z.object({
  /** Of the national plan; -1 for one of the restaurant's own. */
  id: z.int(),
  name: z.string(),
  type: planOriginSchema,
  status: z.literal(priorityRanks),
  resobjective_id: z.int(),
  daypart: z.object({ week: planWeekSchema.nullable(), time: planDaypartSchema.nullable() }),
  comportament: planBehaviourSchema.nullable(),
  competitor: competitorSchema.nullable(),
  value: z.object({ sales: z.number(), new: z.number() }),
  /** Not in the national plan any more; it stays as it was chosen. */
  withdrawn: z.boolean(),
});
export type RestaurantObjective = z.infer<typeof objectiveSchema>;

/** A strategy as the specification spells it (R-MKT-11). */
export const strategySchema = z.object({
  /** What actions name as their `strategy_id`. */
  id: z.int(),
  resobjective_id: z.int(),
  /** Of the priority's objective in the national plan; -1 for one of the restaurant's own. */
  objective_id: z.int(),
  section_id: z.int().nullable(),
  /** Of the section as it is called now, where it is there; else as it was called when it was chosen. */
  strategy_name: z.string(),
  type: planOriginSchema,
  status: z.literal(strategySlots),
  letter: z.string(),
  section_type: z.int().nullable(),
  /** `/nacional/menus`; `null` for a text, and for a section that is not there any more. */
  section_url: z.string().nullable(),
});
export type RestaurantStrategy = z.infer<typeof strategySchema>;

/** An action as the specification spells it (R-MKT-16), with what follows from it. */
export const actionSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the restaurant's strategy; for a national one, of the national plan. */
  strategy_id: z.int().nullable(),
  /** First day. */
  start: day(),
  /** Last day. */
  end: day(),
  type: planOriginSchema,
  status: flag01,
  /** 1 to 6 by its strategy; 0 where that is none of the restaurant's. */
  row: z.literal([0, ...strategySlots]),
  /** By ISO 8601. */
  start_week: z.int(),
  /** Weeks. */
  duration: z.int(),
  startHuman: z.string(),
  endHuman: z.string(),
  complete_name: z.string(),
  year: z.int(),
  section_id: z.int().nullable(),
  section_type: z.int().nullable(),
  section_url: z.string().nullable(),
  /** Of a local one: counts its edits (R4). */
  version: z.int(),
});
export type PlanAction = z.infer<typeof actionSchema>;

const localId = /^(\d{1,9})-(\d{4})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const nationalId = /^national-(\d{4})-(\d{1,9})$/;

/** The id of an action: one of a restaurant, which names it and its year, or one of the national plan. */
export const actionIdSchema = z.string().regex(new RegExp(`${localId.source}|${nationalId.source}`));

/** The plan of a restaurant and year. */
export interface PlanKey {
  readonly restaurantId: number;
  readonly year: number;
}

/** The id of the action that a command added. */
export const actionIdOf = ({ restaurantId, year }: PlanKey, commandId: string): string =>
  `${restaurantId}-${year}-${commandId}`;

/** The plan that an action belongs to, read from its id; `null` for a national one. */
export function planOfAction(actionId: string): PlanKey | null {
  const [, restaurantId, year] = localId.exec(actionId) ?? [];
  return restaurantId === undefined ? null : { restaurantId: Number(restaurantId), year: Number(year) };
}

export const nationalActionId = (year: number, id: number): string => `national-${year}-${id}`;

/** National actions are read-only (R-MKT-14). */
export const isNationalAction = (actionId: string): boolean => nationalId.test(actionId);

/** The id of a plan in the view: `12-2027`. */
export const planIdOf = ({ restaurantId, year }: PlanKey): string => `${restaurantId}-${year}`;

/** What the digest of a calendar program's secret is made of. */
export const calendarDigestText = (token: string): string => `plan calendar address ${token}`;

/** Where somebody's calendar program reads the plans of a restaurant. */
export const calendarFeedPath = (restaurantId: number, token: string): string =>
  `/api/plan/calendar/${restaurantId}/${token}`;

/** Where the calendar of a year is downloaded. */
export const calendarFilePath = ({ restaurantId, year }: PlanKey): string =>
  `/api/restaurant/plan/${restaurantId}/${year}/calendar`;
