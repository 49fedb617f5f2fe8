import {
  isRejection,
  type Language,
  languageFor,
  type Market,
  type MarketRecord,
  type OutputOf,
  type ParsedInputOf,
  type QueryContract,
  type Rejection,
} from '@portal/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LogReader } from '../history/log-reader';
import type { ViewPosition } from '../projection/view-position';
import type { Person } from '../session/person';
import type { SessionSecrets } from '../session/session-secrets';
import type { FileStore } from '../stores/file-store/file-store.port';
import type { Outbox } from '../stores/outbox/outbox.port';
import type { Views } from '../stores/view-store/views';
import { fail, failWith, succeed } from './answers';
import { mountCall } from './call-routes';
import { logHandedOut } from './call-log';
import type { RequestGuard } from './request-guard';
import { sendPublished } from './send-published';

/** `person` is `null` only for public calls. */
export interface QueryContext {
  readonly person: Person | null;
  readonly market: Market;
  /** The cookie `language` if the market has it, else its default (R-PLT-07). */
  readonly language: Language;
  readonly marketRecord: MarketRecord;
  readonly views: Views;
  readonly log: LogReader;
  readonly secrets: SessionSecrets;
  readonly mails?: Outbox<'mail'> | undefined;
  readonly deviceNotices?: Outbox<'device'> | undefined;
  readonly files: Pick<FileStore, 'open'>;
  readonly now: () => Date;
}

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

/** Binds a query's contract to its handler; types come from the contract. */
export function handleQuery<C extends QueryContract>(
  contract: C,
  answer: (input: ParsedInputOf<C>, context: QueryContext) => Promise<Answer<C> | Rejection>,
): QueryHandler {
  return { contract, answer: answer as QueryHandler['answer'] };
}

/** `handleQuery` for calls that need a session. */
export function handleQueryOfPerson<C extends QueryContract>(
  contract: C,
  answer: (
    input: ParsedInputOf<C>,
    context: QueryContext & { readonly person: Person },
  ) => Promise<Answer<C> | Rejection>,
): QueryHandler {
  return { contract, answer: answer as QueryHandler['answer'] };
}

/** Language by cookie (R-PLT-07). */
export const languageOf = ({ cookies }: FastifyRequest, market: Market): Language =>
  languageFor(market, cookies['language']);

interface Options extends Omit<QueryContext, 'person' | 'language'> {
  readonly handlers: readonly QueryHandler[];
  readonly guard: RequestGuard;
  readonly positions: Pick<ViewPosition, 'current'>;
}

const isList = (answer: unknown): answer is ListAnswer<unknown> =>
  typeof answer === 'object' && answer !== null && 'records' in answer && 'total' in answer;

function recordsIn(answer: unknown): number {
  if (isList(answer)) return answer.records.length;
  return Array.isArray(answer) ? answer.length : 1;
}

/** Mounts queries: guard, validation, answer with the reflected position. */
export function serveQueries(
  app: FastifyInstance,
  { handlers, guard, positions, ...context }: Options,
): void {
  for (const { contract, answer } of handlers) {
    mountCall(app, contract, guard, async ({ person, input }, request, reply) => {
      const position = positions.current();
      const language = languageOf(request, context.market);
      const result = await answer(input as never, { ...context, language, person });
      if (isRejection(result)) return failWith(reply, result);
      if (result === null || result === undefined) return fail(reply, { code: 'not_found' });
      const own = app.ownPositions?.of(request).written ?? 0;
      const beside = own <= position ? { position } : { position, stale: true };
      const records = recordsIn(result);
      app.admission.answered(person, records);
      logHandedOut(request.log, contract, records, person);
      if (contract.published) return sendPublished(request, reply, result, contract.published);
      return contract.list && isList(result)
        ? succeed(reply, result.records, { ...beside, total: result.total })
        : succeed(reply, result, beside);
    });
  }
}
