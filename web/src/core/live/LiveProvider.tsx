import type { AreaPushes, PayloadsOf } from '@portal/contracts/kernel';
import {
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  createContext,
} from 'react';
import { useCallCache } from '../client/call-cache';
import { useCallClient } from '../client/call-client';
import { endingNamed } from '../client/call-error';
import { beginTry } from '../client/network';
import { Listeners } from '../listeners';
import { useSessionState } from '../session/session-state';
import type { ConnectionStatus, Say, ConnectLive } from './connect-live';
import { applyPush, type LiveMap } from './live-map';

export class PushListeners {
  readonly #ofName = new Map<string, Listeners<unknown>>();

  /** @returns unsubscribes. */
  listen(name: string, listener: (payload: unknown) => void): () => void {
    const listeners = this.#ofName.get(name) ?? new Listeners();
    this.#ofName.set(name, listeners);
    return listeners.subscribe(listener);
  }

  /** Lost without a socket. */
  say: Say = () => undefined;

  notify(name: string, payload: unknown): void {
    this.#ofName.get(name)?.notify(payload);
  }
}

export const LiveConnectionContext = createContext<() => Promise<ConnectLive>>(() =>
  import('./connect-live').then((module) => module.connectLive),
);

interface Live {
  readonly status: ConnectionStatus;
  readonly listeners: PushListeners;
}

export const LiveContext = createContext<Live>({ status: 'connecting', listeners: new PushListeners() });

export const useLiveStatus = () => use(LiveContext).status;

type PushHandlers<P extends AreaPushes> = {
  readonly [N in keyof PayloadsOf<P>]?: (payload: PayloadsOf<P>[N]) => void;
};

/** Names must be the same on every render. */
export function usePushes<P extends AreaPushes>(_pushes: P, handlers: PushHandlers<P>): void {
  const { listeners } = use(LiveContext);
  const onPush = useEffectEvent((name: string, payload: unknown) =>
    (handlers as Record<string, (payload: unknown) => void>)[name]?.(payload),
  );
  const names = Object.keys(handlers).join(' ');
  useEffect(() => {
    const stops = names.split(' ').map((name) => listeners.listen(name, (payload) => onPush(name, payload)));
    return () => stops.forEach((stop) => stop());
  }, [listeners, names]);
}

/** For what a live map cannot do: counter, sound. */
export function usePush<P extends AreaPushes, N extends keyof PayloadsOf<P>>(
  pushes: P,
  name: N,
  listener: (payload: PayloadsOf<P>[N]) => void,
): void {
  usePushes(pushes, { [name]: listener } as unknown as PushHandlers<P>);
}

/** Milliseconds. */
const maxSignIn = 10_000;

/** Milliseconds before a retry. */
const pause = 15_000;

interface LiveProviderProps {
  loadMap: () => Promise<LiveMap>;
  children: ReactNode;
}

/** The socket's code loads after the first screen. */
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
