import type { definePushes } from '@portal/contracts/kernel';
import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { z } from 'zod';
import type { ConnectLive, LiveStatusChip, Say } from './live-subscriber';

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

  /** Says something over the socket; nothing where there is none. */
  say: Say = () => undefined;

  notify(name: string, payload: unknown): void {
    this.#listeners.get(name)?.forEach((listener) => listener(payload));
  }
}

/** Loads the socket's code: after the first screen stands. */
export const LiveConnectionContext = createContext<() => Promise<ConnectLive>>(() =>
  import('./connect-live').then((module) => module.connectLive),
);

export interface Live {
  readonly status: LiveStatusChip;
  readonly listeners: PushListeners;
}

export const LiveContext = createContext<Live>({ status: 'connecting', listeners: new PushListeners() });

/** Whether changes of others arrive by themselves right now. */
export const useLiveStatus = () => use(LiveContext).status;

type Payloads = Record<string, z.ZodType>;
type AnyPushes = ReturnType<typeof definePushes<Payloads>>;

/** What a screen does with each of an area's pushes that it listens to. */
export type PushHandlers<P extends AnyPushes> = {
  readonly [N in keyof P['payloads'] & string]?: (payload: z.output<P['payloads'][N]>) => void;
};

/** Listens to several pushes of an area. The names must be the same on every render. */
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

/** Listens to one push of an area, for what a live map cannot say: a counter, a pill, a sound. */
export function usePush<P extends AnyPushes, N extends keyof P['payloads'] & string>(
  _pushes: P,
  name: N,
  listener: (payload: z.output<P['payloads'][N]>) => void,
): void {
  const { listeners } = use(LiveContext);
  const onPush = useEffectEvent((payload: unknown) => listener(payload as z.output<P['payloads'][N]>));
  useEffect(() => listeners.listen(name, onPush), [listeners, name]);
}
