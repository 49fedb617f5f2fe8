import {
  type DocumentOf,
  type Language,
  type OutputOf,
  type ParsedInputOf,
  type QueryContract,
  type Rejection,
  shownAt,
  type ViewContract,
} from '@portal/contracts';
import type { QueryContext, QueryHandler } from '../http/serve-queries';
import type { Person } from '../session/person';
import type { ViewQuery, Where } from '../stores/view-store/view-store.port';
import { viewSort } from '../stores/view-store/wire-sort';

type Context = QueryContext & { readonly person: Person };
type Answering<C, Answer> = Answer extends OutputOf<C> ? C : never;

interface ListInput extends Pick<ViewQuery, 'sort' | 'page' | 'size'> {
  readonly q?: string | undefined;
  readonly lang?: Language | undefined;
}

interface RecordHandlers<V extends ViewContract, Wire> {
  /** By words, sort and page of the input; never deleted ones. */
  readonly list: <C extends QueryContract & { readonly list: true }>(
    contract: Answering<C, Wire[]> & C,
    where?: (input: ParsedInputOf<C>, context: Context) => Where,
  ) => QueryHandler;
  /** Whose period is now, the latest start first. @param size of the list; default all */
  readonly shown: <C extends QueryContract & { readonly list: true }>(
    contract: Answering<C, Wire[]> & C,
    size?: number,
  ) => QueryHandler;
  /** By `id`; deleted and unreadable ones are missing. */
  readonly get: <C extends QueryContract>(
    contract: Answering<C, Wire> & C,
    missing: Rejection,
    isReadable?: (document: DocumentOf<V>, context: Context) => boolean,
  ) => QueryHandler;
}

const isThere: Where = { deleted: { eq: false } };
const periodSorts = { status: 'active', start_date: 'from', end_date: 'until' };
const handle = (contract: QueryContract, answer: unknown): QueryHandler => ({
  contract,
  answer: answer as QueryHandler['answer'],
});

/**
 * Queries on a view of `recordOf`.
 * @param toWire answers of documents, in their order
 * @param sorts view name by wire name, where it differs
 */
export function recordHandlers<V extends ViewContract, Wire>(
  view: V,
  toWire: (
    documents: readonly DocumentOf<V>[],
    context: Context,
    input: { readonly lang?: Language | undefined },
  ) => readonly Wire[] | Promise<readonly Wire[]>,
  sorts: Readonly<Record<string, string>> = {},
): RecordHandlers<V, Wire> {
  const fields = { ...('from' in view.filters && periodSorts), ...sorts };
  async function find(query: ViewQuery, input: ListInput, context: Context) {
    const { documents, total } = await context.views.find(view, query);
    return { records: await toWire(documents, context, input), total };
  }
  return {
    list: (contract, where) =>
      handle(contract, (input: ListInput & ParsedInputOf<typeof contract>, context: Context) => {
        const { q = '', sort, page = 1, size = -1 } = input;
        const asked = { ...isThere, ...where?.(input, context) };
        const sorted = sort !== undefined && { sort: viewSort(sort, fields) };
        return find({ where: asked, text: q, ...sorted, page, size }, input, context);
      }),
    shown: (contract, size = -1) =>
      handle(contract, async (input: ListInput, context: Context) => {
        const where = { ...isThere, ...shownAt(context.now(), view) };
        const { records } = await find({ where, sort: '-from', size }, input, context);
        return { records, total: records.length };
      }),
    get: (contract, missing, isReadable = () => true) =>
      handle(contract, async (input: ListInput & { id: string | number }, context: Context) => {
        const document = await context.views.get(view, input.id);
        const isFound = document && document['deleted'] !== true && isReadable(document, context);
        return isFound ? ((await toWire([document], context, input))[0] ?? missing) : missing;
      }),
  };
}
