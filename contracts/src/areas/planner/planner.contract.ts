import { z } from 'zod';
import {
  catalogueReaders,
  command,
  defineCommands,
  instant,
  localText,
  ofObject,
  ofRestaurant,
  only,
  repeatWindowSeconds,
  restaurantStaff,
  Role,
  wireInteger,
  wireJson,
  wireRequiredText,
  defineDownloads,
  download,
  languageSchema,
  definePushes,
  anyone,
  defineQueries,
  localTextsSchema,
  query,
  defineRejections,
  defineDueTimes,
  defineView,
} from '../../kernel';
import { plannerEvents } from './planner.events';
import { nationalContentSchema, nationalChangeSchema } from './national-plan.rules';
import { actionContentSchema, priorityContentSchema, strategyContentSchema } from './plan-content.rules';
import {
  addedActionInput,
  maxPlanName,
  movedActionInput,
  objectiveTableInput,
  removalInput,
  strategyTableInput,
  versionInput,
  yearInput,
  actionIdSchema,
  actionSchema,
  objectiveSchema,
  strategySchema,
} from './planner.rules';

export const plannerRejections = defineRejections({
  /** `fields.year` is not the previous, current or next one (R-MKT-02). */
  plan_year_refused: 422,
  /** R-MKT-07, R-ERR-20 */
  priorities_full: 422,
  /** `fields`: percentages not numeric or negative (R-MKT-09, R-ERR-20). */
  priority_values_not_numeric: 422,
  /** `fields`: path → code, e.g. `tableData.0.name`. */
  plan_incomplete: 422,
  /** `fields`: competitors that cannot be chosen (R-MKT-08). */
  plan_competitor_unknown: 422,
  /** `details.strategies` and `details.actions` differ from the sender's numbers (AMB-63). */
  plan_removes_more: 409,
  /** Unknown or already restored. */
  plan_removal_not_found: 404,
  plan_slot_taken: 409,
  /** R-MKT-17, R-ERR-19 */
  action_without_strategy: 422,
  /** R-MKT-18, R-ERR-19 */
  action_without_dates: 422,
  /** R-MKT-19, R-ERR-19 */
  action_ends_first: 422,
  /** R-MKT-20, R-ERR-19, AMB-45 */
  action_outside_year: 422,
  plan_action_not_found: 404,
  /** R-MKT-14, R-ROL-06 */
  national_action_read_only: 403,
  /** `details.max` is the limit. */
  too_many_actions: 422,
  /** `fields`: path → code, e.g. `strategies.2.objective_id`. */
  national_plan_incomplete: 422,
  /** Only an empty plan takes a copy. */
  national_plan_not_empty: 409,
  national_plan_empty: 422,
  /** Nothing to undo. */
  national_plan_unchanged: 409,
});

const markets = ['ES'] as const;
const writers = [...restaurantStaff, Role.Administrator] as const;
const ofOwnRestaurant = only(writers, { markets, scope: ofRestaurant('restaurant_id') });
const ofOwnAction = only(writers, { markets, scope: ofObject });
const administrator = only([Role.Administrator], { markets });
const ownAddress = only(catalogueReaders, { markets, inRestaurantMode: [], asUser: false });

const ofPlan = { restaurant_id: wireInteger(), year: yearInput() };
const saved = z.object({
  /** Of the saved table. */
  version: z.int(),
  /** For `restaurant/plan/restore`; `null` if nothing was removed. */
  removal_id: z.string().nullable(),
  removed: z.object({ objectives: z.int(), strategies: z.int(), actions: z.int() }),
});
const ofRestaurantThere = ['restaurant_not_found', 'restaurant_inactive', 'plan_year_refused'] as const;
/** Actions by id alone (W8). */
const ofActionThere = [
  'plan_action_not_found',
  'national_action_read_only',
  'plan_year_refused',
  'restaurant_inactive',
] as const;
const actionAnswer = z.object({ id: z.string(), version: z.int() });
const nationalAnswer = z.object({ year: z.int(), version: z.int() });

const named = localText('name', maxPlanName);
const { objectives, strategies, actions } = nationalContentSchema.shape;
const nationalPlanInput = wireJson(
  z.object({
    objectives: z.array(objectives.element.omit({ translations: true }).extend(named)).max(1000),
    strategies: z.array(strategies.element.omit({ name: true })).max(1000),
    actions: z.array(actions.element.omit({ translations: true }).extend(named)).max(1000),
  }),
);

export const plannerCommands = defineCommands('planner', {
  UpdatePlanObjectives: command({
    method: 'POST',
    path: 'restaurant/objectives/update',
    input: z.object({
      ...ofPlan,
      tableData: objectiveTableInput,
      version: versionInput(),
      /** Default: any removal is accepted. */
      removes: removalInput.optional(),
    }),
    output: saved.extend({
      /** With new ids. */
      objectives: z.array(z.object({ resobjective_id: z.int(), status: z.int() })),
    }),
    access: ofOwnRestaurant,
    rejections: [
      ...ofRestaurantThere,
      'priorities_full',
      'priority_values_not_numeric',
      'plan_incomplete',
      'plan_competitor_unknown',
      'plan_removes_more',
    ],
    summary:
      'Saves all priorities of a restaurant and year; clearing one removes its strategies and actions (R-MKT-05…09, R-API-96, AMB-43, AMB-63)',
  }),
  UpdatePlanStrategies: command({
    method: 'POST',
    path: 'restaurant/strategies/update',
    input: z.object({
      ...ofPlan,
      tableData: strategyTableInput,
      version: versionInput(),
      removes: removalInput.optional(),
    }),
    output: saved.extend({ strategies: z.array(z.object({ id: z.int(), status: z.int() })) }),
    access: ofOwnRestaurant,
    rejections: [...ofRestaurantThere, 'plan_incomplete', 'plan_removes_more'],
    summary: 'Saves all strategies of a restaurant and year, two for each priority (R-MKT-10…12, R-API-97)',
  }),
  RestorePlanRemoval: command({
    method: 'POST',
    path: 'restaurant/plan/restore',
    input: z.object({ ...ofPlan, removal_id: wireRequiredText(64) }),
    output: z.object({ removal_id: z.string() }),
    access: ofOwnRestaurant,
    rejections: [...ofRestaurantThere, 'plan_removal_not_found', 'plan_slot_taken'],
    summary: 'Restores cleared priorities with their strategies and actions (AMB-63, U5)',
  }),
  AddPlanAction: command({
    method: 'POST',
    path: 'restaurant/action/add',
    repeatWindowSeconds,
    input: z.object({ ...ofPlan, data: addedActionInput }),
    output: z.object({ id: z.string() }),
    access: ofOwnRestaurant,
    rejections: [
      ...ofRestaurantThere,
      'action_without_strategy',
      'action_without_dates',
      'action_ends_first',
      'action_outside_year',
      'too_many_actions',
    ],
    summary: 'Adds an action of the restaurant (R-MKT-14, R-MKT-17…21, R-API-99)',
  }),
  UpdatePlanAction: command({
    method: 'POST',
    path: 'restaurant/action/update',
    input: z.object({ data: movedActionInput(actionIdSchema), version: versionInput() }),
    output: actionAnswer,
    access: ofOwnAction,
    rejections: [...ofActionThere, 'action_without_dates', 'action_ends_first', 'action_outside_year'],
    summary:
      'Moves an action of the restaurant to other dates of its year (R-MKT-14, R-MKT-18…21, R-API-100)',
  }),
  DeletePlanAction: command({
    method: 'POST',
    path: 'restaurant/action/delete',
    input: z.object({ id: actionIdSchema }),
    output: z.object({ id: z.string() }),
    access: ofOwnAction,
    rejections: [...ofActionThere],
    summary: 'Deletes an action of the restaurant (R-MKT-14, R-API-101, W8)',
  }),
  RestorePlanAction: command({
    method: 'POST',
    path: 'restaurant/action/restore',
    input: z.object({ id: actionIdSchema }),
    output: actionAnswer,
    access: ofOwnAction,
    rejections: [...ofActionThere, 'action_without_strategy', 'too_many_actions'],
    summary: 'Restores an action if its strategy still exists (U5)',
  }),

  UpdateNationalPlan: command({
    method: 'POST',
    path: 'admin/plan/{year}/update',
    input: z.object({ year: yearInput(), plan: nationalPlanInput, version: versionInput() }),
    output: nationalAnswer,
    access: administrator,
    rejections: ['plan_year_refused', 'national_plan_incomplete'],
    summary: 'Saves the chain’s whole plan for a year (AMB-66)',
  }),
  CopyNationalPlan: command({
    method: 'POST',
    path: 'admin/plan/{year}/copy',
    input: z.object({ year: yearInput(), from: yearInput(), version: versionInput() }),
    output: nationalAnswer,
    access: administrator,
    rejections: ['plan_year_refused', 'national_plan_not_empty', 'national_plan_empty'],
    summary: 'Copies a plan into an empty year, on the same days (AMB-66)',
  }),
  RestoreNationalPlan: command({
    method: 'POST',
    path: 'admin/plan/{year}/restore',
    /** Answered by the last change; a later change blocks the undo. */
    input: z.object({ year: yearInput(), version: wireInteger() }),
    output: nationalAnswer,
    access: administrator,
    rejections: ['plan_year_refused', 'national_plan_unchanged'],
    summary: 'Undoes the last change of a year’s plan (U5)',
  }),

  RenewPlanCalendarAddress: command({
    method: 'POST',
    path: 'restaurant/plan/calendar-address/renew',
    securityEvent: true,
    answeredOnce: true,
    input: z.object({}),
    output: z.object({
      /** For `plan/calendar/{restaurant_id}/{token}`; shown once. */
      token: z.string(),
      since: instant(),
    }),
    access: ownAddress,
    summary: 'Creates the caller’s secret calendar address; replaces the former one',
  }),
  RevokePlanCalendarAddress: command({
    method: 'POST',
    path: 'restaurant/plan/calendar-address/revoke',
    securityEvent: true,
    input: z.object({}),
    output: z.object({ since: z.null() }),
    access: ownAddress,
    summary: 'Revokes the caller’s secret calendar address',
  }),
});

const readers = only(catalogueReaders, { markets });
const readersOfOwn = only(catalogueReaders, { markets, scope: ofRestaurant('restaurant_id') });
const ofYear = z.object({ year: yearInput() });
const planInput = z.object({ restaurant_id: wireInteger(), year: yearInput() });

const nationalObjectiveOutput = z.object({
  id: z.int(),
  name: z.string(),
  type: z.literal(1),
  year: z.int(),
});

const nationalStrategyOutput = z.object({
  id: z.int(),
  objective_id: z.int(),
  section_id: z.int(),
  strategy_name: z.string(),
  type: z.literal(1),
  section_type: z.int().nullable(),
  /** `null` if deleted. */
  section_url: z.string().nullable(),
  year: z.int(),
});
export type NationalStrategyOutput = z.infer<typeof nationalStrategyOutput>;

/** Name empty after erasure (S18). */
const lastChange = z
  .object({ date: instant(), user_id: z.int().nullable(), user_name: z.string() })
  .nullable();

/** R-API-92 */
export const restaurantPlanSchema = z.object({
  restaurant_id: z.int(),
  year: z.int(),
  /** Market time (R-MKT-02). */
  years: z.array(z.int()),
  /** Market's calendar. */
  today: z.string(),
  objectives: z.array(objectiveSchema),
  strategies: z.array(strategySchema),
  actions: z.array(actionSchema),
  /** Versions to send back (R4). */
  versions: z.object({ objectives: z.int(), strategies: z.int() }),
  /** Names for pushes (U12). */
  changed: z.object({ objectives: lastChange, strategies: lastChange, actions: lastChange }),
});
export type RestaurantPlan = z.infer<typeof restaurantPlanSchema>;

/** Local, current or soon (R-HOM-09…11). */
export const homeActionSchema = actionSchema.extend({ phase: z.enum(['current', 'soon']) });
export type HomeAction = z.infer<typeof homeActionSchema>;
/** `name` is in the reader's language. */
const texts = { texts: localTextsSchema };
const translated = { translations: true } as const;

/** For editing (AMB-66). */
export const nationalPlanSchema = z.object({
  year: z.int(),
  years: z.array(z.int()),
  plan: z.object({
    objectives: z.array(objectives.element.omit(translated).extend(texts)),
    strategies,
    actions: z.array(actions.element.omit(translated).extend(texts)),
  }),
  /** Counts all changes; -1 before the first (R4). */
  version: z.int(),
  next_id: z.int(),
  update_date: instant().nullable(),
  can_restore: z.boolean(),
});
export type NationalPlan = z.infer<typeof nationalPlanSchema>;
export type EditedPlan = NationalPlan['plan'];

export const plannerQueries = defineQueries('planner', {
  ListNationalObjectives: query({
    method: 'GET',
    path: 'restaurant/objectives',
    legacyPost: true,
    input: ofYear,
    output: z.array(nationalObjectiveOutput),
    list: true,
    access: readers,
    views: ['nationalPlans'],
    rejections: ['plan_year_refused'],
    summary: 'Objectives of the national plan, for priorities (R-MKT-05, R-API-91)',
  }),
  GetRestaurantPlan: query({
    method: 'GET',
    path: 'restaurant/marketing',
    legacyPost: true,
    input: planInput,
    output: restaurantPlanSchema,
    access: readersOfOwn,
    views: ['restaurantPlans', 'nationalPlans', 'sections', 'restaurants', 'users'],
    rejections: ['plan_year_refused', 'restaurant_not_found'],
    summary: 'Priorities, strategies and actions of a restaurant in a year (R-MKT-03, R-API-92)',
  }),
  ListNationalStrategies: query({
    method: 'GET',
    path: 'restaurant/strategies',
    legacyPost: true,
    input: ofYear,
    output: z.array(nationalStrategyOutput),
    list: true,
    access: readers,
    views: ['nationalPlans', 'sections'],
    rejections: ['plan_year_refused'],
    summary: 'The strategies of the national plan (R-MKT-10, R-API-93)',
  }),
  ListNationalActions: query({
    method: 'GET',
    path: 'restaurant/actions/{year}',
    input: ofYear,
    output: z.array(actionSchema),
    list: true,
    access: readers,
    views: ['nationalPlans', 'sections'],
    rejections: ['plan_year_refused'],
    summary: 'Actions of the national plan; rows by the restaurant’s strategies (R-MKT-14, R-API-94)',
  }),
  ListNationalPlanChanges: query({
    method: 'GET',
    path: 'restaurant/plan/changes/{year}',
    input: ofYear,
    output: z.array(nationalChangeSchema.omit(translated).extend({ at: instant(), version: z.int() })),
    list: true,
    access: readers,
    views: ['nationalPlans'],
    rejections: ['plan_year_refused'],
    summary: 'Changes of the national plan, newest first',
  }),
  ListLocalActions: query({
    method: 'GET',
    path: 'actions',
    legacyPost: true,
    input: z.object({ restaurant_id: wireInteger() }),
    output: z.array(homeActionSchema),
    list: true,
    access: readersOfOwn,
    views: ['restaurantPlans', 'sections', 'restaurants'],
    rejections: ['restaurant_not_found'],
    summary: 'Local actions that are current or begin within 30 days (R-HOM-09…11, R-MKT-22, R-API-102)',
  }),
  GetNationalPlan: query({
    method: 'GET',
    path: 'admin/plan/{year}',
    input: ofYear,
    output: nationalPlanSchema,
    access: administrator,
    views: ['nationalPlans', 'sections'],
    rejections: ['plan_year_refused'],
    summary: 'The chain’s plan for a year, for editing (AMB-66)',
  }),
  GetPlanCalendarAddress: query({
    method: 'GET',
    path: 'restaurant/plan/calendar-address',
    input: z.object({}),
    output: z.object({
      /** `null` without an address. */
      since: instant().nullable(),
      /** Void: the person's sessions ended, e.g. by a new password. */
      ended: z.boolean(),
    }),
    access: only(catalogueReaders, { markets, inRestaurantMode: [], asUser: false }),
    views: ['planCalendarAddresses', 'users'],
    summary: 'Whether the caller has a calendar address; the address is shown only once',
  }),
  ReadPlanCalendar: query({
    method: 'GET',
    path: 'plan/calendar/{restaurant_id}/{token}',
    input: z.object({
      restaurant_id: wireInteger(),
      token: wireRequiredText(100),
      language: languageSchema.optional(),
    }),
    output: z.string(),
    secretInputs: ['token'],
    published: { contentType: 'text/calendar; charset=utf-8', maxAgeSeconds: 900, personal: true },
    access: anyone({ markets }),
    views: ['planCalendarAddresses', 'users', 'restaurants', 'restaurantPlans', 'nationalPlans', 'sections'],
    summary: 'Actions of a restaurant as a calendar feed, by a user’s secret',
  }),
});

export const plannerDownloads = defineDownloads('planner', {
  DownloadPlanCalendar: download({
    method: 'GET',
    path: 'restaurant/plan/{restaurant_id}/{year}/calendar',
    input: z.object({ restaurant_id: wireInteger(), year: yearInput(), language: languageSchema.optional() }),
    output: z.unknown(),
    access: only(catalogueReaders, { markets: ['ES'], scope: ofRestaurant('restaurant_id') }),
    rejections: ['plan_year_refused', 'restaurant_not_found'],
    summary: 'The actions of a year as an iCalendar file (RFC 5545)',
  }),
});

/** `null`: an import or the system. */
const storedChange = z.object({ at: instant(), userId: z.int().nullable() }).nullable();

export const noChanges = { objectives: null, strategies: null, actions: null } as const;

/** By `12-2027`. */
export const restaurantPlans = defineView('restaurantPlans', {
  schema: z.object({
    id: z.string(),
    restaurantId: z.int(),
    year: z.int(),
    priorities: z.array(priorityContentSchema),
    strategies: z.array(strategyContentSchema),
    /** `version`: last revision. */
    actions: z.array(actionContentSchema.extend({ version: z.int(), changedAt: instant() })),
    /** Last revision per table; -1 before the first. */
    versions: z.object({ priorities: z.int(), strategies: z.int() }),
    /** Removals count; `null` before any. Missing in older documents. */
    lastChanges: z
      .object({ objectives: storedChange, strategies: storedChange, actions: storedChange })
      .optional(),
  }),
  filters: { restaurantId: 'number', year: 'number' },
  sorts: [],
});

/** By year; changes newest first. */
export const nationalPlans = defineView('nationalPlans', {
  schema: z.object({
    id: z.string(),
    year: z.int(),
    ...nationalContentSchema.shape,
    lastId: z.int(),
    version: z.int(),
    restorable: z.boolean(),
    changedAt: instant(),
    news: z.array(nationalChangeSchema.extend({ at: instant(), version: z.int() })),
  }),
  filters: { year: 'number' },
  sorts: [],
});

/** By user id; found by the secret's digest. */
export const planCalendarAddresses = defineView('planCalendarAddresses', {
  schema: z.object({ id: z.int(), digest: z.string(), since: instant() }),
  filters: { digest: 'text' },
  sorts: [],
  indexes: [['digest']],
});

export const planPhasesDue = defineDueTimes('planPhasesDue');

export const plannerPushes = definePushes('planner', [plannerEvents], {
  PlanChanged: {
    payload: { restaurantId: z.int(), year: z.int() },
    to: {
      bothSides: [
        'PlanPrioritiesUpdated',
        'PlanStrategiesUpdated',
        'PlanRemovalRestored',
        'PlanActionAdded',
        'PlanActionUpdated',
        'PlanActionDeleted',
        'PlanActionRestored',
      ],
    },
    refresh: [
      'GetRestaurantPlan',
      'ListLocalActions',
      'GetAdoptionOverview',
      'ListRestaurantStates',
      'ListCalendar',
      'ListRecordHistory',
    ],
  },
  /** At midnight (R-HOM-10). */
  PlanActionPhaseChanged: { to: { restaurant: ['PlanPhasesReached'] }, refresh: ['ListLocalActions'] },
  NationalPlanChanged: {
    payload: { year: z.int() },
    to: { readers: ['NationalPlanUpdated', 'NationalPlanCopied', 'NationalPlanRestored'] },
    refresh: [
      'ListNationalObjectives',
      'ListNationalStrategies',
      'ListNationalActions',
      'ListNationalPlanChanges',
      'GetNationalPlan',
      'GetRestaurantPlan',
      'GetAdoptionOverview',
      'ListCalendar',
      'ListRecordHistory',
    ],
  },
});
