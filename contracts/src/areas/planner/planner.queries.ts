import { z } from 'zod';
import {
  anyone,
  catalogueReaders,
  defineQueries,
  instant,
  languageSchema,
  localTextsSchema,
  ofRestaurant,
  only,
  query,
  Role,
  wireInteger,
  wireRequiredText,
} from '../../kernel';
import { nationalChangeSchema, nationalContentSchema } from './national-plan';
import { actionSchema, objectiveSchema, strategySchema, yearInput } from './plan-fields';

const markets = ['ES'] as const;
const readers = only(catalogueReaders, { markets });
const readersOfOwn = only(catalogueReaders, { markets, scope: ofRestaurant('restaurant_id') });
const administrator = only([Role.Administrator], { markets });
const ofYear = z.object({ year: yearInput() });
const ofPlan = z.object({ restaurant_id: wireInteger(), year: yearInput() });

/** An objective of the national plan, to be chosen as a priority. */
const nationalObjectiveOutput = z.object({
  id: z.int(),
  name: z.string(),
  type: z.literal(1),
  year: z.int(),
});

/** A strategy of the national plan: a section below another one. */
const nationalStrategyOutput = z.object({
  id: z.int(),
  objective_id: z.int(),
  section_id: z.int(),
  strategy_name: z.string(),
  type: z.literal(1),
  section_type: z.int().nullable(),
  /** `null` for a section that is not there any more. */
  section_url: z.string().nullable(),
  year: z.int(),
});
export type NationalStrategyOutput = z.infer<typeof nationalStrategyOutput>;

/** When a part of a plan was saved the last time, and by whom; an erased person has no name any more (S18). */
const lastChange = z
  .object({ date: instant(), user_id: z.int().nullable(), user_name: z.string() })
  .nullable();

/** What a restaurant has planned for a year (R-API-92). */
export const restaurantPlanSchema = z.object({
  restaurant_id: z.int(),
  year: z.int(),
  /** The years that can be planned now, by the market's clock (R-MKT-02). */
  years: z.array(z.int()),
  /** The market's day. */
  today: z.string(),
  objectives: z.array(objectiveSchema),
  strategies: z.array(strategySchema),
  /** Local ones. */
  actions: z.array(actionSchema),
  /** Sent back with the next save of a table (R4). */
  versions: z.object({ objectives: z.int(), strategies: z.int() }),
  /** The last change of each part, so that a push can be told with a name (U12). */
  changed: z.object({ objectives: lastChange, strategies: lastChange, actions: lastChange }),
});
export type RestaurantPlan = z.infer<typeof restaurantPlanSchema>;

/** A local action that is current or soon, for the home (R-HOM-09…11). */
export const homeActionSchema = actionSchema.extend({ phase: z.enum(['current', 'soon']) });
export type HomeAction = z.infer<typeof homeActionSchema>;

const { objectives, strategies, actions } = nationalContentSchema.shape;
/** `name` in the reader's language, and what it is in each. */
const texts = { texts: localTextsSchema };
const translated = { translations: true } as const;

/** The plan of the chain for a year, to be edited (AMB-66). */
export const nationalPlanSchema = z.object({
  year: z.int(),
  years: z.array(z.int()),
  plan: z.object({
    objectives: z.array(objectives.element.omit(translated).extend(texts)),
    strategies,
    actions: z.array(actions.element.omit(translated).extend(texts)),
  }),
  /** Counts its changes, whatever they are of; -1 before any (R4). */
  version: z.int(),
  /** Ids of what is added begin here. */
  next_id: z.int(),
  update_date: instant().nullable(),
  /** Whether its last change can be undone. */
  can_restore: z.boolean(),
});
export type NationalPlan = z.infer<typeof nationalPlanSchema>;
/** A plan of the chain as it is edited. */
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
    summary: 'The objectives of the national plan, to be chosen as priorities (R-MKT-05, R-API-91)',
  }),
  GetRestaurantPlan: query({
    method: 'GET',
    path: 'restaurant/marketing',
    legacyPost: true,
    input: ofPlan,
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
    summary:
      'The actions of the national plan; their rows follow from the restaurant’s strategies (R-MKT-14, R-API-94)',
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
    summary: 'What was changed in the national plan, the newest first',
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
    summary: 'The plan of the chain for a year, to be edited (AMB-66)',
  }),
  GetPlanCalendarAddress: query({
    method: 'GET',
    path: 'restaurant/plan/calendar-address',
    input: z.object({}),
    output: z.object({
      /** Since when calendar programs read by it; `null` for no address. */
      since: instant().nullable(),
      /** There was one, until the person's other sessions ended: by a new password, for example. */
      ended: z.boolean(),
    }),
    access: only(catalogueReaders, { markets, inRestaurantMode: [], asUser: false }),
    views: ['planCalendarAddresses', 'users'],
    summary: 'Whether one’s calendar program reads plans; the address itself is shown once',
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
    summary:
      'The actions of a restaurant for a calendar program, by the secret of a person who may read them',
  }),
});
