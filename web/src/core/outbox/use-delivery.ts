import { useEffect, useEffectEvent, useState } from 'react';
import { beginTry, type PlanTry } from '../client/begin-try';
import { useCallClient } from '../client/client-context';
import { useCallCache } from '../client/use-call-cache';
import { placeOf, useSessionState } from '../session/session-state';
import { outbox } from './outbox';
import { announceAnswer } from './outbox-answers';
import type { Outgoing } from './outgoing';
import { sendOutgoing } from './send-outgoing';

/** Milliseconds after which what got no answer is sent again; at once when the browser says that it is online. */
const pause = 10_000;

let last: Promise<void> = Promise.resolve();

/** One tab at a time sends; where the browser knows no locks, each waits for itself, and the keys tell repeats. */
function inTurn(act: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request('outbox', act);
  last = last.then(act, act);
  return last;
}

/** Sends what waits: when it comes in, when the network is back, and now and then. */
export function useDelivery(items: readonly Outgoing[]): void {
  const client = useCallClient();
  const cache = useCallCache();
  const { session } = useSessionState();
  const [planNext, setPlanNext] = useState<PlanTry>();
  const sender = useEffectEvent(() =>
    session === null ? null : { userId: session.user.id, acting: placeOf(session) },
  );
  const send = useEffectEvent(async () => {
    const plan = beginTry();
    const settled = async ({ refresh }: Outgoing) => cache.refresh(refresh.map((name) => ({ name })));
    const answered = (item: Outgoing, data: unknown) => announceAnswer(session?.user.id ?? 0, item, data);
    const stillWaits = await sendOutgoing({ outbox, client, sender: () => sender(), answered, settled });
    if (stillWaits) setPlanNext(() => plan);
  });
  const sendInTurn = useEffectEvent(() => void inTurn(() => send()));
  const waiting = items
    .filter(({ state, error }) => state === 'waiting' && error === undefined)
    .map(({ intent }) => intent)
    .join();

  useEffect(() => {
    if (waiting !== '') sendInTurn();
  }, [waiting]);
  useEffect(() => planNext?.(pause, () => sendInTurn()), [planNext]);
  // What was left by an earlier page.
  useEffect(() => sendInTurn(), []);
}
