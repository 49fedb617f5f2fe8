import { type DocumentOf, initialOf, isAdministrator, reject } from '@portal/contracts';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { sessions } from '@portal/contracts/areas/session';
import {
  type AdministeredUser,
  erasures,
  legalTermsVersion,
  openAddressChange,
  type RestaurantUser,
  restaurantUserQueries,
  userQueries,
  type UserRecord,
  users,
} from '@portal/contracts/areas/users';
import { handleQuery, type QueryContext } from '@portal/platform/http/serve-queries';
import { recordHandlers } from '@portal/platform/record/record-handlers';
import type { Views } from '@portal/platform/stores/view-store/views';
import { allOf, oneOf } from '../../conditions';

type UserDocument = DocumentOf<typeof users>;

const flag = (is: boolean) => (is ? 1 : 0);
const missing = reject('user_not_found');

const toRecord = (user: UserDocument, at: string): UserRecord => ({
  id: user.id,
  name: user.name,
  email: user.email,
  phone: user.phone,
  type: user.type,
  active: flag(user.active),
  admin: flag(isAdministrator(user.type)),
  locations: [...user.locations],
  letter: initialOf(user.name),
  legal: flag(user.legal === legalTermsVersion),
  version: user.version,
  address_change: openAddressChange(user.addressChange, at),
});

interface Franchisee {
  readonly userId: number;
  readonly restaurants: readonly number[];
}

/** Former people show no address, phone or restaurant (AMB-76). */
function ofTeam(user: UserDocument, { userId, restaurants: own }: Franchisee, at: string): RestaurantUser {
  const record = toRecord(user, at);
  const sharesOwn = user.locations.some((id) => own.includes(id));
  const seen: UserRecord = sharesOwn
    ? record
    : { ...record, email: '', phone: '', active: 0, legal: 0, locations: [] };
  const isShared = !user.locations.every((id) => own.includes(id));
  return {
    ...seen,
    // Address changes of shared people are hidden from franchisees.
    address_change: isShared ? null : record.address_change,
    shared: flag(isShared),
    ended: flag(user.accessEndedBy.includes(userId)),
  };
}

/** Open sessions only. */
async function lastSeenOf(people: readonly UserDocument[], views: Views): Promise<Map<number, string>> {
  const seen = new Map<number, string>();
  if (people.length === 0) return seen;
  const { documents } = await views.find(sessions, {
    where: { userId: { in: people.map(({ id }) => id) } },
    size: -1,
  });
  for (const { userId, seenAt, revoked } of documents)
    if (!revoked && seenAt > (seen.get(userId) ?? '')) seen.set(userId, seenAt);
  return seen;
}

/** Deleted restaurants by number. */
async function restaurantNamesOf(people: readonly UserDocument[], views: Views) {
  const ids = [...new Set(people.flatMap(({ locations }) => locations))];
  const found = await views.getMany(restaurants, ids.map(String));
  return new Map(ids.map((id, at) => [id, found[at]?.name ?? `#${id}`]));
}

async function administered(
  people: readonly UserDocument[],
  { views, now }: Pick<QueryContext, 'views' | 'now'>,
): Promise<AdministeredUser[]> {
  const seen = await lastSeenOf(people, views);
  const names = await restaurantNamesOf(people, views);
  return people.map((user) => ({
    ...toRecord(user, now().toISOString()),
    restaurants: user.locations.map((id) => names.get(id) ?? ''),
    second_factor: flag(user.secondFactor),
    last_seen: seen.get(user.id) ?? null,
  }));
}

/** Both values: no filter. */
const flagOf = (values: readonly number[] | undefined) =>
  values?.length === 1 ? { eq: values[0] === 1 } : null;

const toErasure = (id: number, erasure: DocumentOf<typeof erasures> | null, name: string) =>
  erasure === null
    ? { id, requested_at: null, requested_by: 0, requested_by_name: '', erased_at: null }
    : {
        id,
        requested_at: erasure.requestedAt,
        requested_by: erasure.requestedBy,
        requested_by_name: name,
        erased_at: erasure.erasedAt,
      };

const administration = recordHandlers(users, administered);
const team = recordHandlers(users, (found, { person, now }) =>
  found.map((user) => ofTeam(user, person, now().toISOString())),
);

export const userHandlers = [
  administration.list(userQueries.ListUsers, ({ type, restaurant, active }) =>
    allOf({
      type: oneOf(type),
      locations: restaurant === undefined ? null : { contains: restaurant },
      active: flagOf(active),
    }),
  ),
  administration.get(userQueries.GetUser, missing),

  handleQuery(userQueries.GetErasure, async ({ id }, { views }) => {
    const erasure = await views.get(erasures, String(id));
    const by = erasure && (await views.get(users, String(erasure.requestedBy)));
    return toErasure(id, erasure, by?.name ?? '');
  }),

  team.list(restaurantUserQueries.ListRestaurantUsers, ({ ended }, { person }) =>
    allOf({
      accessEndedBy: ended === true ? { contains: person.userId } : null,
      locations: ended === true ? null : { in: person.restaurants },
    }),
  ),
  team.get(restaurantUserQueries.GetRestaurantUser, missing, ({ locations }, { person }) =>
    locations.some((restaurant) => person.restaurants.includes(restaurant)),
  ),
];
