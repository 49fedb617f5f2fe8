import { useEffect, useEffectEvent, useState } from 'react';
import { useCallClient } from '../client/client-context';
import { nextTry } from '../client/next-try';
import { useCallCache } from '../client/use-call-cache';
import { placeOf, useSessionState } from '../session/session-state';
import { outbox } from './outbox';
import { announceAnswer } from './outbox-answers';
import type { Outgoing } from './outgoing';
import { sendOutgoing } from './send-outgoing';

/** Milliseconds after which what got no answer is sent again; at once when the browser says that it is online. */
const pause = 10_000;

/** One tab at a time sends; where the browser knows no locks, the keys keep it from happening twice. */
async function alone(act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act();
  await navigator.locks.request('outbox', act);
}

/** Sends what waits: when it comes in, when the network is back, and now and then. */
export function useDelivery(items: readonly Outgoing[]): void {
  const client = useCallClient();
  const cache = useCallCache();
  const { session } = useSessionState();
  const [failures, setFailures] = useState(0);
  const sender = useEffectEvent(() =>
    session === null ? null : { userId: session.user.id, acting: placeOf(session) },
  );
  const send = useEffectEvent(async () => {
    const settled = async ({ refresh }: Outgoing) => cache.refresh(refresh.map((name) => ({ name })));
    const answered = (item: Outgoing, data: unknown) => announceAnswer(session?.user.id ?? 0, item, data);
    const stillWaits = await sendOutgoing({ outbox, client, sender: () => sender(), answered, settled });
    if (stillWaits) setFailures((count) => count + 1);
  });
  const sendAlone = useEffectEvent(() => void alone(() => send()));
  const waiting = items
    .filter(({ state, error }) => state === 'waiting' && error === undefined)
    .map(({ intent }) => intent)
    .join();

  useEffect(() => {
    if (waiting !== '') sendAlone();
  }, [waiting]);
  useEffect(() => {
    if (failures > 0) return nextTry(pause, () => sendAlone());
    return undefined;
  }, [failures]);
  // What was left by an earlier page.
  useEffect(() => sendAlone(), []);
}
