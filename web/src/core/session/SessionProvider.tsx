import { type SessionEnding, sessionCommands, sessionQueries } from '@portal/contracts/areas/session';
import type { Proof } from '@portal/contracts/kernel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useCallback, useEffect, useMemo, useState, useRef } from 'react';
import { queryKeyOf } from '../client/call-cache';
import { type CallClient, newIntent, useCallClient } from '../client/call-client';
import { CallError, isCallError, endingIn } from '../client/call-error';
import type { Answer } from '../client/wire';
import { UnsavedWorkContext } from '../unsaved-work';
import {
  owedLogout,
  actingFor,
  type ProofQuestion,
  type Session,
  SessionContext,
  type SessionPhase,
  type SessionState,
} from './session-state';

function useProof() {
  const answer = useRef<(proof: Proof | null) => void>(() => undefined);
  const [question, setQuestion] = useState<ProofQuestion | null>(null);

  const ask = useCallback((refusal: CallError) => {
    setQuestion({ refusal, isSending: false });
    return new Promise<Proof | null>((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const close = useCallback(() => setQuestion(null), []);
  const settle = useCallback((proof: Proof | null) => {
    setQuestion((asked) => (proof === null || asked === null ? null : { ...asked, isSending: true }));
    answer.current(proof);
  }, []);

  return { question, ask, settle, close };
}

interface Waiting {
  readonly promise: Promise<boolean>;
  readonly resolve: (signedIn: boolean) => void;
}

function wait(): Waiting {
  let resolve: Waiting['resolve'] = () => undefined;
  const promise = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function useRelogin() {
  const waiting = useRef<Waiting | null>(null);
  const [isAsking, setAsking] = useState(false);

  const ask = useCallback(() => {
    waiting.current ??= wait();
    setAsking(true);
    return waiting.current.promise;
  }, []);

  const settle = useCallback((signedIn: boolean) => {
    waiting.current?.resolve(signedIn);
    waiting.current = null;
    setAsking(false);
  }, []);

  return { isAsking, ask, settle };
}

const sessionKey = queryKeyOf(sessionQueries.GetSession, {});

/**
 * `null` if signed out (R-AUT-04, R-AUT-06).
 * @param onEnded with the reason, if any
 */
async function loadSession(
  client: CallClient,
  onEnded: (why: SessionEnding | null) => void,
): Promise<Answer<Session> | null> {
  try {
    const answer = await client.send(sessionQueries.GetSession, {}, { ungated: true });
    client.learnCsrf(answer.data.csrf);
    if (owedLogout.exists) return await endOwed(client);
    return Date.parse(answer.data.exp) > Date.now() ? answer : null;
  } catch (error) {
    if (isCallError(error) && !error.isTemporary) {
      onEnded(endingIn(error));
      return null;
    }
    throw error;
  }
}

/** Reports a sign-out made offline. */
async function endOwed(client: CallClient): Promise<null> {
  await client.send(sessionCommands.Logout, { reason: 'logout' }, { intent: newIntent(), ungated: true });
  owedLogout.settle();
  return null;
}

/** Without a session cookie. */
const notSignedIn = new CallError({
  call: 'GetSession',
  code: 'session_expired',
  status: 403,
  correlationId: '',
});

/** AMB-06 */
const forAnother = (before: Session | undefined, now: Session | undefined) =>
  before !== undefined && actingFor(before) !== (now === undefined ? 'own' : actingFor(now));

function phaseOf(query: { isPending: boolean; data?: unknown }): SessionPhase {
  if (query.isPending) return 'loading';
  if (query.data === undefined) return 'unreachable';
  return query.data === null ? 'anonymous' : 'signed-in';
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useCallClient();
  const queries = useQueryClient();
  const unsavedWork = use(UnsavedWorkContext);
  const { isAsking, ask, settle } = useRelogin();
  const { question: proof, ask: prove, settle: settleProof, close: proved } = useProof();
  const [ending, setEnding] = useState<SessionEnding | null>(null);
  const forgetAnswers = useCallback(
    () => queries.removeQueries({ predicate: (other) => other.queryKey[0] !== sessionKey[0] }),
    [queries],
  );
  const query = useQuery({
    queryKey: sessionKey,
    queryFn: async () => {
      const before = queries.getQueryData<Answer<Session> | null>(sessionKey)?.data;
      const answer = await loadSession(client, (why) => setEnding((known) => why ?? known));
      if (answer) setEnding(null);
      if (forAnother(before, answer?.data)) forgetAnswers();
      return answer;
    },
    staleTime: Infinity,
  });
  const { refetch } = query;

  const reload = useCallback(async () => {
    const { data, error } = await refetch();
    return error ?? (data === null ? notSignedIn : null);
  }, [refetch]);

  const end = useCallback(
    (why: SessionEnding | null = null) => {
      settle(false);
      setEnding((known) => why ?? known);
      queries.setQueryData(sessionKey, null);
      forgetAnswers();
    },
    [queries, settle, forgetAnswers],
  );

  const settleRelogin = useCallback(
    async (signedIn: boolean) => {
      if (signedIn) await refetch();
      else end();
      settle(signedIn);
    },
    [refetch, settle, end],
  );

  useEffect(() => {
    client.guardWith({
      expired: async (kind, why) => {
        setEnding((known) => why ?? known);
        if (kind === 'write' || unsavedWork.exists) return ask();
        end();
        return false;
      },
      renewCsrf: async () => (await refetch()).data != null,
      prove,
      proved,
    });
  }, [client, ask, end, refetch, unsavedWork, prove, proved]);

  const phase = phaseOf(query);
  const session = query.data?.data ?? null;
  const state = useMemo<SessionState>(
    () => ({
      phase,
      session,
      needsRelogin: isAsking,
      reload,
      settleRelogin,
      proof,
      settleProof,
      ending,
      end,
    }),
    [phase, session, isAsking, reload, settleRelogin, proof, settleProof, ending, end],
  );
  return <SessionContext value={state}>{children}</SessionContext>;
}
