import type { definePushes } from '@portal/contracts/kernel';
import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { z } from 'zod';
import { Listeners } from '../listeners';
import type { ConnectLive, ConnectionStatus, Say } from './live-subscriber';

/** Pushes for screens, beside the live maps. */
export class PushListeners {
  readonly #ofName = new Map<string, Listeners<unknown>>();

  /** @returns unsubscribes. */
  listen(name: string, listener: (payload: unknown) => void): () => void {
    const listeners = this.#ofName.get(name) ?? new Listeners();
    this.#ofName.set(name, listeners);
    return listeners.subscribe(listener);
  }

  /** Sends over the socket; lost without one. */
  say: Say = () => undefined;

  notify(name: string, payload: unknown): void {
    this.#ofName.get(name)?.notify(payload);
  }
}

/** Loads the socket's code. */
export const LiveConnectionContext = createContext<() => Promise<ConnectLive>>(() =>
  import('./connect-live').then((module) => module.connectLive),
);

export interface Live {
  readonly status: ConnectionStatus;
  readonly listeners: PushListeners;
}

export const LiveContext = createContext<Live>({ status: 'connecting', listeners: new PushListeners() });

export const useLiveStatus = () => use(LiveContext).status;

type Payloads = Record<string, z.ZodType>;
type AnyPushes = ReturnType<typeof definePushes<Payloads>>;

export type PushHandlers<P extends AnyPushes> = {
  readonly [N in keyof P['payloads'] & string]?: (payload: z.output<P['payloads'][N]>) => void;
};

/** Names must be the same on every render. */
export function usePushes<P extends AnyPushes>(_pushes: P, handlers: PushHandlers<P>): void {
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

/** One push, for what a live map cannot do: counter, pill, sound. */
export function usePush<P extends AnyPushes, N extends keyof P['payloads'] & string>(
  _pushes: P,
  name: N,
  listener: (payload: z.output<P['payloads'][N]>) => void,
): void {
  const { listeners } = use(LiveContext);
  const onPush = useEffectEvent((payload: unknown) => listener(payload as z.output<P['payloads'][N]>));
  useEffect(() => listeners.listen(name, onPush), [listeners, name]);
}
