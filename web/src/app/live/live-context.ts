import type { definePushes } from '@portal/contracts/kernel';
import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { z } from 'zod';

/** `connecting` before the first connection, `lost` after one broke. */
export type LiveStatus = 'connecting' | 'live' | 'lost';

type Listener = (payload: unknown) => void;

/** Hands pushes to the screens that listen, beside what the live maps do. */
export class PushListeners {
  readonly #listeners = new Map<string, Set<Listener>>();

  /** @returns stops listening. */
  listen(name: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  tell(name: string, payload: unknown): void {
    this.#listeners.get(name)?.forEach((listener) => listener(payload));
  }
}

/** Who is told what comes through the socket. */
export interface LiveSubscriber {
  readonly onStatus: (status: LiveStatus) => void;
  readonly onPush: (name: string, payload: object) => void;
  /** Connected again, and what was pushed meanwhile is not known. */
  readonly onMissed: () => void;
}

/**
 * Opens the socket.
 * @param shownSince when the first of what the page shows was asked for, in milliseconds of `performance.now()`
 * @returns closes it.
 */
export type ConnectLive = (subscriber: LiveSubscriber, shownSince: number) => () => void;

/** Loads the socket's code: after the first screen stands. */
export const LiveConnectionContext = createContext<() => Promise<ConnectLive>>(() =>
  import('./connect-live').then((module) => module.connectLive),
);

export interface Live {
  readonly status: LiveStatus;
  readonly listeners: PushListeners;
}

export const LiveContext = createContext<Live>({ status: 'connecting', listeners: new PushListeners() });

/** Whether changes of others arrive by themselves right now. */
export const useLiveStatus = () => use(LiveContext).status;

type Payloads = Record<string, z.ZodType>;

/** Listens to one push of an area, for what a live map cannot say: a counter, a pill, a sound. */
export function usePush<
  P extends ReturnType<typeof definePushes<Payloads>>,
  N extends keyof P['payloads'] & string,
>(_pushes: P, name: N, listener: (payload: z.output<P['payloads'][N]>) => void): void {
  const { listeners } = use(LiveContext);
  const onPush = useEffectEvent((payload: unknown) => listener(payload as z.output<P['payloads'][N]>));
  useEffect(() => listeners.listen(name, onPush), [listeners, name]);
}
