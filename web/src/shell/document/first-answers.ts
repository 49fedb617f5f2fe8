import type { Envelope } from '@portal/contracts/kernel';
import { sessionQueries } from '@portal/contracts/areas/session';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '#core/client/call-cache';
import type { CallClient } from '#core/client/call-client';
import { answerIn } from '#core/client/wire';
import { owedLogout, type Session } from '#core/session/session-state';

export interface FirstAnswer {
  /** Query name. */
  readonly call: string;
  readonly input: object;
  readonly answer: Envelope<unknown>;
}

/** Answers for a signed-in person; `unknown` without a server. */
export type FirstAnswers = readonly FirstAnswer[] | 'anonymous' | 'ended' | 'unknown';

const { GetSession } = sessionQueries;

/** `SessionProvider` handles ended sessions and owed sign-outs. */
function isUsable(answers: readonly FirstAnswer[]): boolean {
  const session = answers.find(({ call }) => call === GetSession.name)?.answer.data as Session | undefined;
  return session !== undefined && !owedLogout.exists && Date.parse(session.exp) > Date.now();
}

export function rememberAnswers(answers: FirstAnswers, queries: QueryClient, client: CallClient): void {
  if (answers === 'unknown') return;
  if (typeof answers === 'string') {
    const queryKey = queryKeyOf(GetSession, {});
    queries.setQueryData(queryKey, null);
    // S2
    if (answers === 'ended') void queries.invalidateQueries({ queryKey });
    return;
  }
  if (!isUsable(answers)) return;
  for (const { call, input, answer } of answers) {
    queries.setQueryData(queryKeyOf({ name: call }, input), answerIn(answer));
    if (call === GetSession.name) client.learnCsrf((answer.data as Session).csrf);
  }
}
