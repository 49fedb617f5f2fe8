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
import type { Person } from '@portal/platform/session/person';
import { allOf, oneOf } from '../../conditions';
import { namesOf } from '../../people';
import { pausedRestaurants, restaurantOnWire } from '../../restaurant-on-wire';

const notFound = reject('restaurant_not_found');

type Filters = ParsedInputOf<typeof restaurantQueries.ListRestaurants>;

const whereOf = ({ region, type, province_id: provinceId, active }: Filters) =>
  allOf({
    deleted: { eq: false },
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

export const restaurantHandlers = [
  handleQueryOfPerson(restaurantQueries.ListRestaurants, async (input, context) => {
    const { documents, total } = await context.views.find(restaurants, {
      where: whereOf(input),
      ...(input.q && { text: input.q }),
      sort: input.sort,
      page: input.page,
      size: input.size,
    });
    const paused = await pausedRestaurants(context);
    return {
      records: documents.map((each) => restaurantOnWire(each, context.marketRecord, paused)),
      total,
    };
  }),

  handleQueryOfPerson(restaurantQueries.GetRestaurant, async ({ id }, context) => {
    const restaurant = await context.views.get(restaurants, id);
    if (!restaurant || restaurant.deleted) return notFound;
    return restaurantOnWire(restaurant, context.marketRecord, await pausedRestaurants(context));
  }),

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
      .map(([url, { label, group = 'portal', order }]) => ({ url, name: label[language], group, order }));
    return { records, total: records.length };
  }),
];
