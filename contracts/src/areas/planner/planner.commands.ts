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
} from '../../kernel';
import { nationalContentSchema } from './national-plan';
import {
  addedActionInput,
  maxPlanName,
  movedActionInput,
  objectiveTableInput,
  removalInput,
  strategyTableInput,
  versionInput,
  yearInput,
} from './plan-fields';
import { actionIdSchema } from './plan-ids';

const markets = ['ES'] as const;
const writers = [...restaurantStaff, Role.Administrator] as const;
const ofOwnRestaurant = only(writers, { markets, scope: ofRestaurant('restaurant_id') });
const ofOwnAction = only(writers, { markets, scope: ofObject });
const administrator = only([Role.Administrator], { markets });
const ownAddress = only(catalogueReaders, { markets, inRestaurantMode: [], asUser: false });

const ofPlan = { restaurant_id: wireInteger(), year: yearInput() };
const saved = z.object({
  /** Of the table that was saved. */
  version: z.int(),
  /** Names what was removed, for `restaurant/plan/restore`; `null` for nothing. */
  removal_id: z.string().nullable(),
  removed: z.object({ objectives: z.int(), strategies: z.int(), actions: z.int() }),
});
const ofRestaurantThere = ['restaurant_not_found', 'restaurant_inactive', 'plan_year_refused'] as const;
/** Of an action that is named by its id alone (W8). */
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
/** A whole national plan, as it is to be. */
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
      /** Left out, whatever hangs on what is cleared is removed with it. */
      removes: removalInput.optional(),
    }),
    output: saved.extend({
      /** The priorities with the ids that were given. */
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
      'Saves all priorities of a restaurant and year; one that is cleared goes with its strategies and actions (R-MKT-05…09, R-API-96, AMB-43, AMB-63)',
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
    summary: 'Undoes a clearing: priority, strategies and actions are there again (AMB-63, U5)',
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
    summary: 'Undoes the deletion of an action, so long as its strategy is there (U5)',
  }),

  UpdateNationalPlan: command({
    method: 'POST',
    path: 'admin/plan/{year}/update',
    input: z.object({ year: yearInput(), plan: nationalPlanInput, version: versionInput() }),
    output: nationalAnswer,
    access: administrator,
    rejections: ['plan_year_refused', 'national_plan_incomplete'],
    summary: 'Saves the plan of the chain for a year, as a whole (AMB-66)',
  }),
  CopyNationalPlan: command({
    method: 'POST',
    path: 'admin/plan/{year}/copy',
    input: z.object({ year: yearInput(), from: yearInput(), version: versionInput() }),
    output: nationalAnswer,
    access: administrator,
    rejections: ['plan_year_refused', 'national_plan_not_empty', 'national_plan_empty'],
    summary: 'Fills the empty plan of a year from that of another, on the same days (AMB-66)',
  }),
  RestoreNationalPlan: command({
    method: 'POST',
    path: 'admin/plan/{year}/restore',
    /** The version that its last change was answered with: after another change nothing is undone. */
    input: z.object({ year: yearInput(), version: wireInteger() }),
    output: nationalAnswer,
    access: administrator,
    rejections: ['plan_year_refused', 'national_plan_unchanged'],
    summary: 'Undoes the last change of the plan of a year (U5)',
  }),

  RenewPlanCalendarAddress: command({
    method: 'POST',
    path: 'restaurant/plan/calendar-address/renew',
    securityEvent: true,
    answeredOnce: true,
    input: z.object({}),
    output: z.object({
      /** For `plan/calendar/{restaurant_id}/{token}`; told this once. */
      token: z.string(),
      since: instant(),
    }),
    access: ownAddress,
    summary: 'Makes the secret address of one’s calendar program; an earlier one is void',
  }),
  RevokePlanCalendarAddress: command({
    method: 'POST',
    path: 'restaurant/plan/calendar-address/revoke',
    securityEvent: true,
    input: z.object({}),
    output: z.object({ since: z.null() }),
    access: ownAddress,
    summary: 'Makes the secret address void',
  }),
});
