import type { DocumentOf, ViewContract } from '@portal/contracts';
import type { ViewFilter, ViewPage, ViewQuery, ViewStore } from './view-store.port';

/** Views as queries read them: a view names its documents, and sorts may be spelled as on the wire. */
export interface Views {
  readonly store: ViewStore;
  get<V extends ViewContract>(view: V, id: string | number): Promise<DocumentOf<V> | null>;
  /** In the order asked; `null` where there is none. */
  getMany<V extends ViewContract>(
    view: V,
    ids: readonly (string | number)[],
  ): Promise<readonly (DocumentOf<V> | null)[]>;
  /** @throws UndeclaredQuery */
  find<V extends ViewContract>(view: V, query: ViewQuery): Promise<ViewPage<DocumentOf<V>>>;
  /** How many documents match. @throws UndeclaredQuery */
  count(view: ViewContract, query: ViewFilter): Promise<number>;
  /** How many documents match, by the values of one filter. @throws UndeclaredQuery */
  countBy<V extends ViewContract>(
    view: V,
    field: keyof V['filters'] & string,
    query: ViewFilter,
  ): Promise<ReadonlyMap<string, number>>;
}

/** `-restaurant_name` on the wire is `-restaurantName` in a view. */
const inCamelCase = (sort: string) =>
  sort.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function inView({ sort, ...query }: ViewQuery): ViewQuery {
  return sort === undefined ? query : { ...query, sort: inCamelCase(sort) };
}

/** The views of a store. */
export function viewsOf(store: ViewStore): Views {
  return {
    store,
    get: ({ name }, id) => store.get(name, String(id)),
    getMany: async <V extends ViewContract>({ name }: V, ids: readonly (string | number)[]) =>
      (await store.getMany(name, ids.map(String))) as readonly (DocumentOf<V> | null)[],
    find: ({ name }, query) => store.find(name, inView(query)),
    count: ({ name }, query) => store.count(name, query),
    countBy: ({ name }, field, query) => store.countBy(name, field, query),
  };
}
