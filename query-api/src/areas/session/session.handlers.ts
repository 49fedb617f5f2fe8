import { languageFor, languageNames, marketRecords, marketWideRoles, reject } from '@portal/contracts';
import { formats } from '@portal/contracts/areas/cart';
import { orderStatuses } from '@portal/contracts/areas/orders';
import { provinces, regionRows, restaurants, restaurantTypes } from '@portal/contracts/areas/restaurants';
import { type SessionRestaurant, sessionQueries } from '@portal/contracts/areas/session';
import { sliderQueries } from '@portal/contracts/areas/sliders';
import { users } from '@portal/contracts/areas/users';
import {
  handleQuery,
  handleQueryOfPerson,
  type QueryContext,
  type QueryHandler,
} from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';
import { listsOf } from '../../lists-of';
import { pausedRestaurants } from '../../restaurant-on-wire';
import { toAnyRestaurant, toOwnRestaurant, toSessionUser, type UserDocument } from './session.wire';

/** Market-wide reach: all restaurants, short form. Others: own ones in full, if one is active. */
async function restaurantsOf(
  person: Person & { readonly favourite: number | null },
  context: QueryContext,
): Promise<SessionRestaurant[]> {
  if (person.withoutRestaurant) return [];
  const { views, marketRecord } = context;
  if (marketWideRoles.includes(person.role)) {
    const where = { deleted: { eq: false } };
    const { documents } = await views.find(restaurants, { where, sort: 'name', size: -1 });
    return documents.map((restaurant) => toAnyRestaurant(restaurant, marketRecord));
  }
  const selected = person.acting?.restaurantId ?? person.favourite;
  const own = { marketRecord, selected, paused: await pausedRestaurants(context) };
  const found = await views.getMany(restaurants, person.restaurants);
  return found.flatMap((each) => (each && !each.deleted ? [toOwnRestaurant(each, own)] : []));
}

function actingOf({ acting, asUser, ownRole }: Person) {
  if (ownRole === undefined) return null;
  if (asUser) return { restaurant_id: null, user_id: asUser.userId, until: asUser.until, role: ownRole };
  if (!acting) return null;
  return { restaurant_id: acting.restaurantId, until: acting.until, role: ownRole };
}

function secondFactorOf({ secondFactor }: UserDocument, { secondFactorDue }: Person) {
  if (secondFactor) return 'on' as const;
  return secondFactorDue ? ('due' as const) : ('off' as const);
}

/** Home covers; empty if the home is refused. */
async function coversOf(person: Person, covers: readonly QueryHandler[], context: QueryContext) {
  if (!person.termsAccepted || person.withoutRestaurant) return [];
  return listsOf(covers, context)(sliderQueries.ListSliders, { shown: true });
}

/** @param covers included in the session */
export const sessionHandlers = (covers: readonly QueryHandler[]) => [
  handleQueryOfPerson(sessionQueries.GetSession, async (_input, context) => {
    const { views, person, secrets, now } = context;
    const user = await views.get(users, String(person.userId));
    if (!user) return reject('session_expired');
    return {
      status: 2 as const,
      user: toSessionUser(user, person, now().toISOString()),
      exp: person.expiresAt,
      acting: actingOf(person),
      second_factor: secondFactorOf(user, person),
      without_restaurant: person.withoutRestaurant === true,
      restaurants: await restaurantsOf({ ...person, favourite: user.favourite }, context),
      sliders: await coversOf(person, covers, context),
      csrf: secrets.csrfToken(person.sessionId),
    };
  }),

  handleQuery(sessionQueries.GetMarket, async (_input, { market, marketRecord: record }) => {
    return {
      market,
      title: record.title,
      languages: [...record.languages],
      default_language: record.defaultLanguage,
      domain: record.corporateDomain,
      time_zone: record.timeZone,
    };
  }),

  handleQuery(sessionQueries.GetTables, async (input, { market }) => {
    const language = languageFor(market, input.language);
    return {
      language: marketRecords[market].languages.map((id) => ({ id, name: languageNames[id] })),
      resource_type: formats.map(({ id, label }) => ({ id, name: label[language] })),
      restaurant_type: [...restaurantTypes],
      restaurant_region: [...regionRows(market, language)],
      province: [...provinces[market]],
      order_status: orderStatuses.map(({ id, label }) => ({ id, name: label[language] })),
    };
  }),
];
