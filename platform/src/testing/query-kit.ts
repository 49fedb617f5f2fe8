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
import type { DownloadAnswer, DownloadHandler } from '../http/serve-downloads';
import type { ListAnswer, QueryContext, QueryHandler } from '../http/serve-queries';
import type { Person } from '../session/person';
import { createSessionSecrets } from '../session/session-secrets';
import { SqliteViewStore } from '../stores/view-store/sqlite.view-store';
import type { Document, ViewStore } from '../stores/view-store/view-store.port';
import { viewsOf } from '../stores/view-store/views';

/** Views in memory that hold these documents, by their `id`; nobody has a name unless `users` are among them. */
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

/** People by their ids, for whoever reads their names alone. */
export const peopleNamed = (names: Readonly<Record<number, string>>) =>
  [users, Object.entries(names).map(([id, name]) => ({ id: Number(id), name }))] as const;

/** A signed-in person with that role: user 12 of restaurants 1 and 2 unless told otherwise. */
export function testPerson(role: Role = Role.Franchisee, overrides: Partial<Person> = {}): Person {
  const userId = overrides.userId ?? 12;
  const session = { sessionId: 'session-1', termsAccepted: true, expiresAt: '2026-11-20T10:30:00.000Z' };
  return { ...session, userId, name: `Test person ${userId}`, role, restaurants: [1, 2], ...overrides };
}

interface Asker {
  readonly person?: Person | null;
  readonly market?: Market;
  /** The market's default when left out. */
  readonly language?: Language;
  readonly now?: () => Date;
  /** Stored files; none when left out. */
  readonly files?: QueryContext['files'];
}

const noFiles: QueryContext['files'] = { open: async () => null };

/** What a handler is given: a franchisee in ES at the moment of all specs, unless told otherwise. */
export function askedBy(
  views: ViewStore,
  { person = testPerson(), market = 'ES', language, now, files = noFiles }: Asker = {},
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
    now: now ?? (() => new Date('2026-11-20T09:30:00.000Z')),
  };
}

/** What came of a question: the data and, for a list, its total; or the code of the refusal. */
export interface Asked<C> {
  readonly data: OutputOf<C>;
  readonly total?: number;
}

interface Handler<C, A> {
  readonly contract: C;
  readonly answer: (input: never, context: QueryContext) => Promise<A>;
}

/** Finds the handler as the server would, and reads the input as from the wire. */
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

/**
 * Asks as over the wire, without the wire: `const { ask, refused } = asking(handlers, askedBy(views))`. An answer
 * must be exactly what its contract promises: nothing missing, nothing more.
 */
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

/** The file that a download leads to, or the code of the refusal. */
export async function opening<C extends DownloadContract>(
  handlers: readonly DownloadHandler[],
  contract: C,
  input: InputOf<C>,
  context: QueryContext,
): Promise<DownloadAnswer | string> {
  const answer = await run(handlers, contract, input, context);
  return isRejection(answer) ? answer.rejected : answer;
}
