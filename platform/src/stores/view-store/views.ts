import type { DocumentOf, Position, ViewContract } from '@portal/contracts';
import type { ViewFilter, ViewPage, ViewQuery, ViewStore } from './view-store.port';

export interface Views {
  readonly store: ViewStore;
  get<V extends ViewContract>(view: V, id: string | number): Promise<DocumentOf<V> | null>;
  /** In the order asked; `null` for missing. */
  getMany<V extends ViewContract>(
    view: V,
    ids: readonly (string | number)[],
  ): Promise<readonly (DocumentOf<V> | null)[]>;
  /** @throws UndeclaredQuery */
  find<V extends ViewContract>(view: V, query: ViewQuery): Promise<ViewPage<DocumentOf<V>>>;
  /** @throws UndeclaredQuery */
  count(view: ViewContract, query: ViewFilter): Promise<number>;
  /** Counts by value of one filter. @throws UndeclaredQuery */
  countBy<V extends ViewContract>(
    view: V,
    field: keyof V['filters'] & string,
    query: ViewFilter,
  ): Promise<ReadonlyMap<string, number>>;
  /** Where it is known already; default: the store's. */
  checkpoint?(view: ViewContract): Promise<Position>;
}

/** `-restaurant_name` → `-restaurantName`. */
const inCamelCase = (sort: string) =>
  sort.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function inView({ sort, ...query }: ViewQuery): ViewQuery {
  return sort === undefined ? query : { ...query, sort: inCamelCase(sort) };
}

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
