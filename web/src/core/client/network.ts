import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isCallError } from './call-error';

/** In the build, without a browser. */
export const isDrawing = typeof document === 'undefined';

type Listener = () => void;
type Stop = () => void;

const listensTo =
  (...names: readonly ('online' | 'offline')[]) =>
  (listener: Listener): Stop => {
    for (const name of names) window.addEventListener(name, listener);
    return () => {
      for (const name of names) window.removeEventListener(name, listener);
    };
  };

const onBack = listensTo('online');
let timesBack = 0;
if (!isDrawing) onBack(() => (timesBack += 1));

export const network = {
  /** May be wrong: only an answer proves it. */
  isThere: () => navigator.onLine,
  onBack,
  /** Since page load. */
  timesBack: () => timesBack,
  onChange: listensTo('online', 'offline'),
};

/** After milliseconds, or when online. @returns cancels it */
export type PlanTry = (pause: number, attempt: () => void) => () => void;

/** @returns plans the next: at once if the network returned during this one */
export function beginTry(): PlanTry {
  const backBefore = network.timesBack();
  return (pause, attempt) => {
    const callOff = () => {
      clearTimeout(timer);
      stopListening();
    };
    const now = () => {
      callOff();
      attempt();
    };
    const timer = setTimeout(now, network.timesBack() === backBefore ? pause : 0);
    const stopListening = network.onBack(now);
    return callOff;
  };
}

export const isOffline = (error: unknown): boolean => isCallError(error) && error.code === 'offline';

export function useBackOnline(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => network.onBack(() => back()), []);
}

export function useIsMended(error: unknown): boolean {
  const [mended, setMended] = useState<unknown>(null);
  useBackOnline(() => isOffline(error) && setMended(error));
  return mended !== null && mended === error;
}

export const useIsOnline = () => useSyncExternalStore(network.onChange, network.isThere, () => true);
