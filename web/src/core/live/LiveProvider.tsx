import { type ReactNode, use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { beginTry } from '../client/begin-try';
import { useCallClient } from '../client/client-context';
import { endingNamed } from '../client/session-ending';
import { useCallCache } from '../client/use-call-cache';
import { useSessionState } from '../session/session-state';
import type { ConnectionStatus, Say } from './live-subscriber';
import { LiveConnectionContext, LiveContext, PushListeners } from './live-context';
import { applyPush, type LiveMap } from './live-map';

/** Milliseconds between the request for the session and its answer, at most. */
const maxSignIn = 10_000;

/** Milliseconds until the socket's code is loaded again. */
const pause = 15_000;

interface LiveProviderProps {
  loadMap: () => Promise<LiveMap>;
  children: ReactNode;
}

/** Receives pushes while signed in; the socket's code loads after the first screen. */
export function LiveProvider({ loadMap, children }: LiveProviderProps) {
  const client = useCallClient();
  const cache = useCallCache();
  const loadConnection = use(LiveConnectionContext);
  const { session, end, reload } = useSessionState();
  const [status, setStatus] = useState<ConnectionStatus>('connecting');
  const [listeners] = useState(() => new PushListeners());
  const userId = session?.user.id;
  const hasEnded = useRef(false);

  const onPush = useEffectEvent((map: LiveMap, name: string, payload: object) => {
    const effects = {
      cache,
      learnPosition: (position: number | undefined) => client.learnPosition(position),
      refreshedAt: (position: number | undefined) => client.own.refreshedAt(position),
      endSession: (reason: string | undefined) => {
        hasEnded.current = true;
        end(endingNamed(reason));
      },
    };
    client.own.whenAnswered(() => {
      if (applyPush(map, name, payload, effects)) listeners.notify(name, payload);
    });
  });
  // The push that ends a session may arrive just after its socket closes.
  const onRejected = useEffectEvent(() =>
    client.own.whenAnswered(() => {
      if (!hasEnded.current) void reload();
    }),
  );
  const onMissed = useEffectEvent(() => void cache.refreshAll());

  useEffect(() => {
    if (userId === undefined) return;
    hasEnded.current = false;
    const shownSince = Math.max(0, performance.now() - maxSignIn);
    let close: (() => void) | null = null;
    let isGone = false;
    const load = async () => Promise.all([loadConnection(), loadMap()]);
    const connect = ([connectLive, map]: Awaited<ReturnType<typeof load>>) => {
      if (isGone) return;
      const subscriber = {
        onStatus: setStatus,
        onPush: (name: string, payload: object) => onPush(map, name, payload),
        onMissed: () => onMissed(),
        onRejected: () => onRejected(),
        onReady: (say: Say) => {
          listeners.say = say;
        },
      };
      close = connectLive(subscriber, shownSince);
    };
    const begin = () => {
      const planNext = beginTry();
      void load().then(connect, () => {
        if (isGone) return;
        setStatus('lost');
        close = planNext(pause, begin);
      });
    };
    begin();
    return () => {
      isGone = true;
      close?.();
      setStatus('connecting');
    };
  }, [userId, loadMap, loadConnection, listeners]);

  const live = useMemo(() => ({ status, listeners }), [status, listeners]);
  return <LiveContext value={live}>{children}</LiveContext>;
}
