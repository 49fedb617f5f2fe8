import { projectionOf, type ViewContract } from '@portal/contracts';
import type { Document, Where } from '@portal/platform/stores/view-store/view-store.port';
import type { Views } from '@portal/platform/stores/view-store/views';

export type Documents = ReadonlyMap<string, Document | null>;

const matches = (document: Document, where: Where = {}) =>
  Object.entries(where).every(([field, condition]) => 'eq' in condition && document[field] === condition.eq);

/** What one answer reads again is read once. */
export function readOnce(live: Views): Views {
  const known = new Map<string, Promise<unknown>>();
  const once = <T>(asked: readonly unknown[], read: () => Promise<T>): Promise<T> => {
    const key = JSON.stringify(asked);
    const made = (known.get(key) as Promise<T> | undefined) ?? read();
    known.set(key, made);
    return made;
  };
  return {
    ...live,
    get: (view, id) => once([view.name, String(id)], () => live.get(view, id)),
    getMany: (view, ids) => once([view.name, ids], () => live.getMany(view, ids)),
    find: (view, query) => once([view.name, 'find', query], () => live.find(view, query)),
    checkpoint: (view) => once([view.name], () => live.store.checkpoint(projectionOf(view))),
  };
}

/** One view as it was, the others as they are. Lists of it are whole and unsorted, and know `eq` only. */
export function pastViews(live: Views, past: ViewContract, documents: Documents): Views {
  const documentOf = (id: string | number) => documents.get(String(id)) ?? null;
  const then = {
    get: async (_view: ViewContract, id: string | number) => documentOf(id),
    getMany: async (_view: ViewContract, ids: readonly (string | number)[]) => ids.map(documentOf),
    find: async (_view: ViewContract, { where }: { readonly where?: Where }) => {
      const found = [...documents.values()].filter((document) => document && matches(document, where));
      return { documents: found, total: found.length };
    },
  } as unknown as Views;
  const of = ({ name }: ViewContract) => (name === past.name ? then : live);
  return {
    ...live,
    get: (view, id) => of(view).get(view, id),
    getMany: (view, ids) => of(view).getMany(view, ids),
    find: (view, query) => of(view).find(view, query),
    // Equal to nothing: what is made of the past is not cached.
    checkpoint: async (view) =>
      view.name === past.name ? Number.NaN : (live.checkpoint?.(view) ?? Number.NaN),
  };
}
