import {
  type Caller,
  type DocumentOf,
  isFor,
  languageFor,
  mainMenu,
  type MenuEntry,
  type ParsedInputOf,
  reject,
  userIdOf,
} from '@portal/contracts';
import {
  type RestaurantChange,
  restaurantLogs,
  restaurantQueries,
  restaurants,
} from '@portal/contracts/areas/restaurants';
import { handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import { recordHandlers } from '@portal/platform/record/record-handlers';
import type { Person } from '@portal/platform/session/person';
import { allOf, oneOf } from '../../conditions';
import { namesOf } from '../../people';
import { pausedRestaurants, restaurantOnWire } from '../../restaurant-on-wire';

const notFound = reject('restaurant_not_found');

type Filters = ParsedInputOf<typeof restaurantQueries.ListRestaurants>;

const whereOf = ({ region, type, province_id: provinceId, active }: Filters) =>
  allOf({
    region: oneOf(region),
    type: oneOf(type),
    provinceId: oneOf(provinceId),
    active: active === undefined ? null : { eq: active },
  });

type Change = DocumentOf<typeof restaurantLogs>['changes'][number];

/** Erased people have no name (S18). */
async function withNames(
  changes: readonly Change[],
  context: QueryContext,
): Promise<readonly RestaurantChange[]> {
  const nameOf = await namesOf(context);
  return changes.map(({ actor, commandId: _id, ...change }) => ({
    ...change,
    user: nameOf(userIdOf(actor)),
  }));
}

const callerOf = ({ role, ownRole }: Person): Caller => ({ role, ...(ownRole && { ownRole }) });

const records = recordHandlers(restaurants, async (found, context) => {
  const paused = await pausedRestaurants(context);
  return found.map((each) => restaurantOnWire(each, context.marketRecord, paused));
});

export const restaurantHandlers = [
  records.list(restaurantQueries.ListRestaurants, whereOf),
  records.get(restaurantQueries.GetRestaurant, notFound),

  handleQueryOfPerson(restaurantQueries.GetRestaurantLog, async ({ id, size }, context) => {
    const log = await context.views.get(restaurantLogs, id);
    if (!log) return notFound;
    return { records: await withNames(log.changes.slice(0, size), context), total: log.changes.length };
  }),

  handleQueryOfPerson(restaurantQueries.GetMenu, async (input, { person, market, marketRecord }) => {
    const language = languageFor(market, input.language);
    const entries: readonly (readonly [string, MenuEntry])[] = Object.entries(mainMenu);
    const records = entries
      .filter(([, entry]) => isFor(entry, callerOf(person), marketRecord))
      .filter(([, { needsMany = false }]) => !needsMany || person.restaurants.length > 1)
      .map(([url, { label, group = 'portal', order }]) => ({ url, name: label[language], group, order }));
    return { records, total: records.length };
  }),
];
