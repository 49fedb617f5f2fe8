import assert from 'node:assert/strict';
import {
  type DownloadContract,
  type InputOf,
  isRejection,
  type Language,
  type Market,
  marketRecords,
  type OutputOf,
  type QueryContract,
  Role,
  type ViewContract,
} from '@portal/contracts';
import { users } from '@portal/contracts/areas/users';
import type { LogReader } from '../history/log-reader';
import type { DownloadAnswer, DownloadHandler } from '../http/serve-downloads';
import type { ListAnswer, QueryContext, QueryHandler } from '../http/serve-queries';
import type { Person } from '../session/person';
import { createSessionSecrets } from '../session/session-secrets';
import { SqliteViewStore } from '../stores/view-store/sqlite.view-store';
import type { Document, ViewStore } from '../stores/view-store/view-store.port';
import { viewsOf } from '../stores/view-store/views';

/** In-memory views of documents with `id`; names need `users`. */
export async function viewsHolding(
  ...contents: readonly (readonly [ViewContract, readonly Document[]])[]
): Promise<ViewStore> {
  const views = new SqliteViewStore(':memory:', [...new Set([...contents.map(([view]) => view), users])]);
  const batches = contents.map(([{ name }, documents]) => ({
    projection: name,
    position: 1,
    writes: documents.map((document) => ({ view: name, id: String(document.id), document })),
  }));
  await views.commit(batches);
  return views;
}

/** Only names by id. */
export const peopleNamed = (names: Readonly<Record<number, string>>) =>
  [users, Object.entries(names).map(([id, name]) => ({ id: Number(id), name }))] as const;

/** User 12 of restaurants 1 and 2 by default. */
export function testPerson(role: Role = Role.Franchisee, overrides: Partial<Person> = {}): Person {
  const userId = overrides.userId ?? 12;
  const session = { sessionId: 'session-1', termsAccepted: true, expiresAt: '2026-11-20T10:30:00.000Z' };
  return { ...session, userId, name: `Test person ${userId}`, role, restaurants: [1, 2], ...overrides };
}

interface Asker {
  readonly person?: Person | null;
  readonly market?: Market;
  readonly language?: Language;
  readonly now?: () => Date;
  readonly files?: QueryContext['files'];
  readonly log?: Partial<LogReader>;
}

const emptyLog: LogReader = {
  readStreams: async () => [],
  eventAt: async () => null,
  isWritten: async () => false,
  readCorrelation: async () => [],
};
const noFiles: QueryContext['files'] = { open: async () => null };

/** Context: a franchisee in ES, by default. */
export function askedBy(
  views: ViewStore,
  { person = testPerson(), market = 'ES', language, now, files = noFiles, log }: Asker = {},
): QueryContext {
  const secrets = createSessionSecrets(Buffer.alloc(32, 1));
  return {
    views: viewsOf(views),
    person,
    market,
    language: language ?? marketRecords[market].defaultLanguage,
    marketRecord: marketRecords[market],
    secrets,
    files,
    log: { ...emptyLog, ...log },
    now: now ?? (() => new Date('2026-11-20T09:30:00.000Z')),
  };
}

export interface Asked<C> {
  readonly data: OutputOf<C>;
  readonly total?: number;
}

interface Handler<C, A> {
  readonly contract: C;
  readonly answer: (input: never, context: QueryContext) => Promise<A>;
}

/** Parses input as from the wire. */
async function run<C extends QueryContract | DownloadContract, A>(
  handlers: readonly Handler<unknown, A>[],
  contract: C,
  input: InputOf<C>,
  context: QueryContext,
): Promise<A> {
  const handler = handlers.find((each) => each.contract === contract);
  assert.ok(handler, `${contract.name} has no handler`);
  return handler.answer(contract.input.parse(input) as never, context);
}

/** `const { ask, refused } = asking(handlers, askedBy(views))`. Answers must match their contract exactly. */
export function asking(handlers: readonly QueryHandler[], context: QueryContext) {
  return {
    async ask<C extends QueryContract>(contract: C, input: InputOf<C>): Promise<Asked<C>> {
      const answer = await run(handlers, contract, input, context);
      assert.ok(!isRejection(answer), `${contract.name} was refused: ${JSON.stringify(answer)}`);
      const list = contract.list ? (answer as ListAnswer<unknown>) : null;
      const data = list ? list.records : answer;
      assert.deepEqual(contract.output.parse(data), data);
      return { data: data as OutputOf<C>, ...(list && { total: list.total }) };
    },
    async refused<C extends QueryContract>(contract: C, input: InputOf<C>): Promise<string> {
      const answer = await run(handlers, contract, input, context);
      return isRejection(answer) ? answer.rejected : `answered ${JSON.stringify(answer)}`;
    },
  };
}

/** The file of a download, or the rejection's code. */
export async function opening<C extends DownloadContract>(
  handlers: readonly DownloadHandler[],
  contract: C,
  input: InputOf<C>,
  context: QueryContext,
): Promise<DownloadAnswer | string> {
  const answer = await run(handlers, contract, input, context);
  return isRejection(answer) ? answer.rejected : answer;
}
