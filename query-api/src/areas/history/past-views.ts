import type { ViewContract } from '@portal/contracts';
import type { Document, Where } from '@portal/platform/stores/view-store/view-store.port';
import type { Views } from '@portal/platform/stores/view-store/views';

const matches = (document: Document, where: Where = {}) =>
  Object.entries(where).every(([field, condition]) => 'eq' in condition && document[field] === condition.eq);

/** One view as it was, the others as they are. Lists of it are whole and unsorted, and know `eq` only. */
export function pastViews(
  live: Views,
  past: ViewContract,
  documents: ReadonlyMap<string, Document | null>,
): Views {
  const then = {
    get: async (_view: ViewContract, id: string | number) => documents.get(String(id)) ?? null,
    getMany: async (_view: ViewContract, ids: readonly (string | number)[]) =>
      ids.map((id) => documents.get(String(id)) ?? null),
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
  };
}
