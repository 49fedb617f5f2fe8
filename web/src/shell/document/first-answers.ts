import type { Envelope } from '@portal/contracts/kernel';
import { sessionQueries } from '@portal/contracts/areas/session';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '#core/client/call-cache';
import type { CallClient } from '#core/client/call-client';
import { answerIn } from '#core/client/read-answer';
import { owedLogout } from '#core/session/owed-logout';
import type { Session } from '#core/session/session-state';

/** An answer that came with the document, instead of being asked for by the page. */
export interface FirstAnswer {
  /** The query's name. */
  readonly call: string;
  readonly input: object;
  readonly answer: Envelope<unknown>;
}

/**
 * What the document says of who is there: what the page of a signed-in person asks first; nobody, whose session may have
 * `ended`; `unknown` where no server was asked.
 */
export type FirstAnswers = readonly FirstAnswer[] | 'nobody' | 'ended' | 'unknown';

const { GetSession } = sessionQueries;

/** An ended session, and one whose end the server has not been told of yet, are for `SessionProvider` to look at. */
function isUsable(answers: readonly FirstAnswer[]): boolean {
  const session = answers.find(({ call }) => call === GetSession.name)?.answer.data as Session | undefined;
  return session !== undefined && !owedLogout.exists && Date.parse(session.exp) > Date.now();
}

/** Remembers what came with the document as if the page had asked for it. */
export function rememberAnswers(answers: FirstAnswers, queries: QueryClient, client: CallClient): void {
  if (answers === 'unknown') return;
  if (typeof answers === 'string') {
    const queryKey = queryKeyOf(GetSession, {});
    queries.setQueryData(queryKey, null);
    // Asked all the same, once the screen stands: the server says why it has ended (S2).
    if (answers === 'ended') void queries.invalidateQueries({ queryKey });
    return;
  }
  if (!isUsable(answers)) return;
  for (const { call, input, answer } of answers) {
    queries.setQueryData(queryKeyOf({ name: call }, input), answerIn(answer));
    if (call === GetSession.name) client.learnCsrf((answer.data as Session).csrf);
  }
}
