import { useEffect, useSyncExternalStore } from 'react';
import { Listeners } from '#core/listeners';

/** Message, and the key as written. */
export type KeyInUse = readonly [
  does: 'next' | 'previous' | 'select' | 'setStatus' | 'done' | 'assign',
  key: string,
];

let inUse: readonly (readonly KeyInUse[])[] = [];
const listeners = new Listeners();

function show(next: typeof inUse) {
  inUse = next;
  listeners.notify();
}

/** @param keys stable */
export function useAnnouncedKeys(keys: readonly KeyInUse[]): void {
  useEffect(() => {
    if (keys.length === 0) return;
    show([...inUse, keys]);
    return () => show(inUse.filter((known) => known !== keys));
  }, [keys]);
}

const none: readonly KeyInUse[] = [];

export const useKeysInUse = (): readonly KeyInUse[] =>
  useSyncExternalStore(listeners.subscribe, () => inUse.at(-1) ?? none);
