import type { Market, OutputOf, ParsedInputOf, Position, QueryContract, Rejection } from '@portal/contracts';
import { isRejection, minPositionHeader } from '@portal/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '../session/person';
import type { SessionSecrets } from '../session/session-secrets';
import type { ViewPosition } from '../projection/view-position';
import type { MailLedger } from '../stores/mail-ledger/mail-ledger.port';
import { type ViewStore, ViewStoreUnavailable } from '../stores/view-store/view-store.port';
import { fail, failWith, succeed } from './answers';
import { mountCall } from './call-routes';
import type { RequestGuard } from './request-guard';

/** What a query handler may look at. `person` is `null` only for calls that anyone may make. */
export interface QueryContext {
  readonly person: Person | null;
  readonly market: Market;
  readonly views: ViewStore;
  readonly secrets: SessionSecrets;
  /** The mails on their way; left out by programs that have no list of them. */
  readonly mails?: MailLedger | undefined;
  readonly now: () => Date;
}

/** A page of a list; the envelope carries `total` beside the records. */
export interface ListAnswer<T> {
  readonly records: readonly T[];
  readonly total: number;
}

type Answer<C> = C extends { list: true }
  ? OutputOf<C> extends readonly (infer Item)[]
    ? ListAnswer<Item>
    : never
  : OutputOf<C>;

export interface QueryHandler {
  readonly contract: QueryContract;
  readonly answer: (input: never, context: QueryContext) => Promise<unknown>;
}

/** Binds a query's contract to the function that answers it from views; types come from the contract. */
export function handleQuery<C extends QueryContract>(
  contract: C,
  answer: (input: ParsedInputOf<C>, context: QueryContext) => Promise<Answer<C> | Rejection>,
): QueryHandler {
  return { contract, answer: answer as QueryHandler['answer'] };
}

/** Like `handleQuery`, for calls that only a signed-in person reaches. */
export function handleQueryOfPerson<C extends QueryContract>(
  contract: C,
  answer: (
    input: ParsedInputOf<C>,
    context: QueryContext & { readonly person: Person },
  ) => Promise<Answer<C> | Rejection>,
): QueryHandler {
  return { contract, answer: answer as QueryHandler['answer'] };
}

interface Options extends Omit<QueryContext, 'person'> {
  readonly handlers: readonly QueryHandler[];
  readonly guard: RequestGuard;
  readonly positions: Pick<ViewPosition, 'current' | 'wait'>;
}

/** A reader waits at most this long for its own write to appear (R10). */
const longestWaitMilliseconds = 2_000;

function minPositionOf(request: FastifyRequest): Position {
  const position = Number(request.headers[minPositionHeader] ?? 0);
  return Number.isSafeInteger(position) && position > 0 ? position : 0;
}

const isList = (answer: unknown): answer is ListAnswer<unknown> =>
  typeof answer === 'object' && answer !== null && 'records' in answer && 'total' in answer;

/**
 * Whoever has just signed in reads the session that this position brings: wait before asking who it is. While the views
 * are still behind, nobody is refused by what they do not show yet: such a call is one to try again.
 * @throws ViewStoreUnavailable instead of a refusal
 */
function waitingFirst(guard: RequestGuard, positions: Options['positions']): RequestGuard {
  return async (call, request) => {
    const asked = minPositionOf(request);
    const isThere = asked <= positions.current() || (await positions.wait(asked, longestWaitMilliseconds));
    const found = await guard(call, request);
    if (isRejection(found) && !isThere) throw new ViewStoreUnavailable(`not at position ${asked} yet`);
    return found;
  };
}

/** Mounts every query: waiting for the asked position, guard, validation, answer. */
export function serveQueries(
  app: FastifyInstance,
  { handlers, guard, positions, ...context }: Options,
): void {
  const patientGuard = waitingFirst(guard, positions);
  for (const { contract, answer } of handlers) {
    mountCall(app, contract, patientGuard, async ({ person, input }, request, reply) => {
      const position = positions.current();
      const result = await answer(input as never, { ...context, person });
      if (isRejection(result)) return failWith(reply, result);
      if (result === null || result === undefined) return fail(reply, { code: 'not_found' });
      const beside = minPositionOf(request) <= position ? { position } : { position, stale: true };
      return contract.list && isList(result)
        ? succeed(reply, result.records, { ...beside, total: result.total })
        : succeed(reply, result, beside);
    });
  }
}
