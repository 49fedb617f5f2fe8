import { type ReactNode, use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { beginTry } from '../client/begin-try';
import { useCallClient } from '../client/client-context';
import { endingNamed } from '../client/session-ending';
import { useCallCache } from '../client/use-call-cache';
import { useSessionState } from '../session/session-state';
import type { ConnectionStatus, Say } from './live-subscriber';
import { LiveConnectionContext, LiveContext, PushListeners } from './live-context';
import { applyPush, type LiveMap } from './live-map';

/** The first answer is the session itself: asked for at most so many milliseconds before it is known here. */
const maxSignIn = 10_000;

/** Milliseconds after which the code of the socket is asked for again. */
const pause = 15_000;

interface LiveProviderProps {
  /** Gathers the live maps of all areas. */
  loadMap: () => Promise<LiveMap>;
  children: ReactNode;
}

/** Receives what others do while somebody is signed in. The socket's code is loaded after the first screen stands. */
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
  // The push of the end comes just before its socket is closed, and may wait: only who did not hear it asks.
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
        // Its code could not be loaded.
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
