import { type ChangedField, type DocumentOf, reject, userIdOf } from '@portal/contracts';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { type HistoryEntry, personHistory, personHistoryQueries, users } from '@portal/contracts/areas/users';
import { handleQuery, type QueryContext } from '@portal/platform/http/serve-queries';
import type { Views } from '@portal/platform/stores/view-store/views';
import { allOf, oneOf, withinDays } from '../../conditions';
import { namesOf } from '../../people';

type Entry = DocumentOf<typeof personHistory>;
type Values = Entry['values'];

/** Fields of the sealed envelope. */
const sealed: ReadonlySet<string> = new Set(['name', 'email', 'phone']);

const changesIn = (before: Values, after: Values): ChangedField[] =>
  Object.entries(after)
    .map(([field, value]) => ({ field, before: before[field] || null, after: value || null }))
    .filter((change) => change.before !== change.after);

/** Old and new values by entry id: events hold only new ones. */
async function changesOf(page: readonly Entry[], views: Views): Promise<ReadonlyMap<string, ChangedField[]>> {
  const changes = new Map<string, ChangedField[]>();
  const [setting] = page.filter(({ sets }) => sets);
  if (!setting) return changes;
  const where = { userId: { eq: setting.userId }, sets: { eq: true } };
  const { documents } = await views.find(personHistory, { where, sort: 'position', size: -1 });
  let values: Values = {};
  for (const entry of documents) {
    changes.set(entry.id, changesIn(values, entry.values));
    values = { ...values, ...entry.values };
  }
  return changes;
}

const numbersIn = (list: string | null) => (list ?? '').split(',').filter(Boolean).map(Number);
const restaurantOf = (name: string | null) => /^restaurant-(\d+)$/.exec(name ?? '')?.[1];
const placesOf = ({ field, before, after }: ChangedField) =>
  field === 'restaurants' || field === 'favourite' ? [...numbersIn(before), ...numbersIn(after)] : [];

/** Anonymous with a link or password: the person. `null`: the portal. */
const byIn = ({ actor, userId }: Entry) => (actor === 'anonymous' ? userId : userIdOf(actor));

/** Current names by `user-12` or `restaurant-7`; unnamed restaurants by number. */
async function namesIn(
  page: readonly Entry[],
  changes: readonly ChangedField[],
  context: Pick<QueryContext, 'views' | 'now'>,
) {
  const mentioned = page.flatMap(({ onBehalfOf, about }) => [onBehalfOf, about]);
  const ids = new Set([
    ...mentioned.flatMap((name) => restaurantOf(name) ?? []).map(Number),
    ...changes.flatMap(placesOf),
  ]);
  const [nameOfPerson, found] = await Promise.all([
    namesOf(context),
    context.views.getMany(restaurants, [...ids].map(String)),
  ]);
  const places = new Map([...ids].map((id, at) => [id, found[at]?.name ?? `#${id}`]));
  return { nameOfPerson, places };
}
type Names = Awaited<ReturnType<typeof namesIn>>;

const nameOf = (mentioned: string | null, { nameOfPerson, places }: Names): string | null => {
  if (mentioned === null) return null;
  const restaurant = restaurantOf(mentioned);
  return restaurant ? (places.get(Number(restaurant)) ?? '') : nameOfPerson(userIdOf(mentioned));
};

function withNames(change: ChangedField, { places }: Names): ChangedField {
  const { field, before, after } = change;
  if (placesOf(change).length === 0) return change;
  const were = numbersIn(before);
  const are = numbersIn(after);
  const named = (ids: readonly number[]) => ids.map((id) => places.get(id)).join(', ') || null;
  return {
    field,
    before: named(were.filter((id) => !are.includes(id))),
    after: named(are.filter((id) => !were.includes(id))),
  };
}

function toEntry(entry: Entry, changes: readonly ChangedField[], names: Names): HistoryEntry {
  const { position: id, what, kind, at, network, browser, system, detail, ended, role } = entry;
  const by = byIn(entry);
  return {
    id,
    what,
    kind,
    at,
    network,
    browser,
    system,
    detail,
    ended,
    by: { id: by, name: names.nameOfPerson(by), role },
    on_behalf_of: nameOf(entry.onBehalfOf, names),
    about: nameOf(entry.about, names),
    fields: changes
      .map((change) => withNames(change, names))
      // Same restaurants in another order.
      .filter(({ before, after }) => before !== null || after !== null),
  };
}

/** Administrators only (X2). */
export const personHistoryHandlers = [
  handleQuery(personHistoryQueries.ListPersonHistory, async (input, context) => {
    const { views, marketRecord } = context;
    const user = await views.get(users, String(input.id));
    if (!user) return reject('user_not_found');
    const { documents, total } = await views.find(personHistory, {
      where: allOf({
        userId: { eq: user.id },
        kind: oneOf(input.kind),
        at: withinDays(input, marketRecord),
      }),
      sort: '-position',
      page: input.page,
      size: input.size,
    });
    const changes = await changesOf(documents, views);
    // Erased people: sealed values are omitted before the rebuild, too (S18).
    const shown = (entry: Entry) =>
      (changes.get(entry.id) ?? []).filter(({ field }) => user.email !== '' || !sealed.has(field));
    const names = await namesIn(documents, documents.flatMap(shown), context);
    return { records: documents.map((entry) => toEntry(entry, shown(entry), names)), total };
  }),
];
