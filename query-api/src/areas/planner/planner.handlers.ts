import { languageFor, mayActOn, reject, textIn } from '@portal/contracts';
import { planCalendarAddresses, plannerDownloads, plannerQueries } from '@portal/contracts/areas/planner';
import { users } from '@portal/contracts/areas/users';
import { handleDownload } from '@portal/platform/http/serve-downloads';
import { handleQuery, handleQueryOfPerson } from '@portal/platform/http/serve-queries';
import { isStillValid, readerOfToken } from '../../calendar-address';
import { planCalendarText } from './plan-calendar';
import {
  actionsOfYear,
  changedOf,
  inYear,
  nationalPlanOf,
  planOf,
  type Reading,
  restaurantOf,
  sectionLookup,
  todayOf,
  yearsOf,
} from './plan-reading';
import {
  editableOnWire,
  homeActionsOn,
  localActionsOnWire,
  nationalActionsOnWire,
  type NationalDocument,
  nameIn,
  nationalStrategiesOnWire,
  objectivesOnWire,
  strategiesOnWire,
} from './plan.wire';

const noRestaurant = reject('restaurant_not_found');
const notFound = reject('not_found');
const listed = <T>(records: readonly T[]) => ({ records, total: records.length });

/** Empty without a national plan. */
const ofNational = <T>(
  read: (plan: NationalDocument, context: Reading) => Promise<readonly T[]> | readonly T[],
) =>
  inYear(async ({ year }: { readonly year: number }, context: Reading) => {
    const plan = await nationalPlanOf(year, context);
    return listed(plan ? await read(plan, context) : []);
  });

interface CalendarInput {
  readonly restaurantId: number;
  readonly years: readonly number[];
  readonly language?: QueryLanguage;
}
type QueryLanguage = Parameters<typeof languageFor>[1];

/** `null` for an unknown restaurant. */
async function calendarOf({ restaurantId, years, language: asked }: CalendarInput, context: Reading) {
  const restaurant = await restaurantOf(restaurantId, context);
  if (!restaurant) return null;
  const { marketRecord: market } = context;
  const language = languageFor(market.market, asked ?? context.language);
  const reading = { ...context, language };
  const plans = await Promise.all(years.map((year) => actionsOfYear({ restaurantId, year }, reading)));
  const text = planCalendarText({ restaurant, market, actions: plans.flat(), language });
  return { text, site: restaurant.site };
}

export const plannerHandlers = [
  handleQueryOfPerson(
    plannerQueries.ListNationalObjectives,
    ofNational(({ objectives, year }, { language }) =>
      objectives.map((each) => ({ id: each.id, name: nameIn(language, each), type: 1 as const, year })),
    ),
  ),
  handleQueryOfPerson(
    plannerQueries.ListNationalStrategies,
    ofNational(async (plan, context) => nationalStrategiesOnWire(plan, await sectionLookup(context))),
  ),
  handleQueryOfPerson(
    plannerQueries.ListNationalActions,
    ofNational(async (plan, context) => nationalActionsOnWire(plan, await sectionLookup(context))),
  ),
  handleQueryOfPerson(
    plannerQueries.ListNationalPlanChanges,
    ofNational(({ news }, { language }) =>
      news.map(({ translations, ...change }) => ({
        ...change,
        name: textIn(language, change.name, translations),
      })),
    ),
  ),

  handleQueryOfPerson(
    plannerQueries.GetRestaurantPlan,
    inYear(async ({ restaurant_id: restaurantId, year }, context) => {
      if (!(await restaurantOf(restaurantId, context))) return noRestaurant;
      const plan = await planOf({ restaurantId, year }, context);
      const lookup = await sectionLookup(context);
      return {
        restaurant_id: restaurantId,
        year,
        years: yearsOf(context),
        today: todayOf(context),
        objectives: objectivesOnWire(plan, await nationalPlanOf(year, context), context.language),
        strategies: strategiesOnWire(plan, lookup),
        actions: localActionsOnWire(plan, lookup),
        versions: { objectives: plan.versions.priorities, strategies: plan.versions.strategies },
        changed: await changedOf(plan, context),
      };
    }),
  ),

  handleQueryOfPerson(plannerQueries.ListLocalActions, async ({ restaurant_id: restaurantId }, context) => {
    if (!(await restaurantOf(restaurantId, context))) return noRestaurant;
    const lookup = await sectionLookup(context);
    // Next year too: January actions are upcoming in December.
    const plans = await Promise.all(yearsOf(context).map((year) => planOf({ restaurantId, year }, context)));
    const actions = plans.flatMap((plan) => localActionsOnWire(plan, lookup));
    return listed(homeActionsOn(actions, todayOf(context)));
  }),

  handleQueryOfPerson(
    plannerQueries.GetNationalPlan,
    inYear(async ({ year }, context) => ({
      year,
      years: yearsOf(context),
      ...editableOnWire(await nationalPlanOf(year, context), await sectionLookup(context)),
    })),
  ),

  handleQueryOfPerson(plannerQueries.GetPlanCalendarAddress, async (_input, { views, person }) => {
    const address = await views.get(planCalendarAddresses, person.userId);
    if (!address) return { since: null, ended: false };
    const isOpen = isStillValid(address, await views.get(users, person.userId));
    return { since: isOpen ? address.since : null, ended: !isOpen };
  }),

  handleQuery(plannerQueries.ReadPlanCalendar, async (input, context) => {
    const { restaurant_id: restaurantId, token, language } = input;
    const reader = await readerOfToken(token, context);
    if (!reader || !mayActOn(reader, restaurantId)) return notFound;
    const calendar = await calendarOf({ restaurantId, years: yearsOf(context), language }, context);
    return calendar?.text ?? notFound;
  }),
];

export const plannerDownloadHandlers = [
  handleDownload(
    plannerDownloads.DownloadPlanCalendar,
    inYear(async ({ restaurant_id: restaurantId, year, language }, context) => {
      const calendar = await calendarOf({ restaurantId, years: [year], language }, context);
      if (!calendar) return noRestaurant;
      const filename = `plan-${year}-${calendar.site}.ics`;
      return {
        content: Buffer.from(calendar.text),
        filename,
        contentType: 'text/calendar; charset=utf-8',
        disposition: 'attachment',
      };
    }),
  ),
];
