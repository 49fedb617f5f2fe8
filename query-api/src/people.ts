import type { DocumentOf, Role, ViewContract } from '@portal/contracts';
import { users } from '@portal/contracts/areas/users';
import type { QueryContext } from '@portal/platform/http/serve-queries';
import { cachedFromView } from '@portal/platform/stores/view-store/cached-from-view';
import { sortKey } from '@portal/platform/stores/view-store/sort-key';
import { wordsIn } from '@portal/platform/stores/view-store/view-declaration';
import type { ViewFilter, ViewPage, ViewQuery } from '@portal/platform/stores/view-store/view-store.port';
import type { Views } from '@portal/platform/stores/view-store/views';

type Reading = Pick<QueryContext, 'views' | 'now'>;

/** Current name; empty for the portal and erased people (S18). */
export type NameOf = (userId: number | null | undefined) => string;

/** All names and their search words, cached until a person changes. */
const directory = cachedFromView(users, async (views) => {
  const { documents } = await views.find(users, { size: -1 });
  return new Map(
    documents.map(({ id, name }) => [id, { name, words: ` ${wordsIn(name).map(sortKey).join(' ')}` }]),
  );
});

/** Resolved on read: views of other areas store no names. */
export async function namesOf({ views, now }: Reading): Promise<NameOf> {
  const people = await directory(views, '', now());
  return (userId) => people.get(userId ?? 0)?.name ?? '';
}

/** Also matches people's names. @param field filter for their ids */
export async function searchingPeople(
  text: string | undefined,
  field: string,
  { views, now }: Reading,
): Promise<Pick<ViewFilter, 'text' | 'textOr'>> {
  if (!text) return {};
  const people = [...(await directory(views, '', now()))];
  const named = (word: string) =>
    people.flatMap(([id, { words }]) => (words.includes(` ${sortKey(word)}`) ? [id] : []));
  return {
    text,
    textOr: { field, values: new Map(wordsIn(text).map((word) => [word, named(word)])) },
  };
}

/**
 * Sorted by people's names, then id. Reads only the documents of that page.
 * @param query `sort` is a direction
 * @param field filter for their ids
 */
export async function pageByPerson<V extends ViewContract>(
  view: V,
  field: keyof V['filters'] & string,
  { page = 1, size = -1, sort = '', ...narrowing }: ViewQuery,
  context: Reading,
): Promise<ViewPage<DocumentOf<V>>> {
  const [nameOf, counts] = await Promise.all([
    namesOf(context),
    context.views.countBy(view, field, narrowing),
  ]);
  const sign = sort.startsWith('-') ? -1 : 1;
  const people = [...counts]
    .map(([id, count]) => ({ id: Number(id), count, key: sortKey(nameOf(Number(id))) }))
    .toSorted(
      (one, other) => sign * (one.key < other.key ? -1 : Number(one.key > other.key) || one.id - other.id),
    );
  const total = people.reduce((sum, { count }) => sum + count, 0);
  const [from, to] = size < 0 ? [0, total] : [(page - 1) * size, page * size];
  // End of each person's range in the list.
  let end = 0;
  const placed = people.map((person) => ({ ...person, begin: end, end: (end += person.count) }));
  const shown = placed.filter(({ begin, end: last }) => begin < to && last > from);
  const rank = new Map(shown.map(({ id }, at) => [id, at]));
  const where = { ...narrowing.where, [field]: { in: [...rank.keys()] } };
  const { documents } = await context.views.find(view, { ...narrowing, where, size: -1 });
  const byId = sign < 0 ? documents.toReversed() : documents;
  const rankOf = (document: DocumentOf<V>) => rank.get((document as Record<string, number>)[field] ?? 0) ?? 0;
  const first = from - (shown[0]?.begin ?? 0);
  const sorted = byId.toSorted((one, other) => rankOf(one) - rankOf(other));
  return { documents: sorted.slice(first, first + to - from), total };
}

/** Active people, by name. */
export async function peopleOf(
  roles: readonly Role[],
  views: Views,
): Promise<{ id: number; name: string }[]> {
  const { documents } = await views.find(users, {
    where: { type: { in: roles }, active: { eq: true }, deleted: { eq: false } },
    sort: 'name',
    size: -1,
  });
  return documents.map(({ id, name }) => ({ id, name }));
}
