import { useEffect, useSyncExternalStore } from 'react';
import { Listeners } from '#core/listeners';

/** The text of the shortcut sheet, and the key as written there. */
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

/** @param keys stable; shown in the shortcut sheet while the caller is mounted */
export function useAnnouncedKeys(keys: readonly KeyInUse[]): void {
  useEffect(() => {
    if (keys.length === 0) return;
    show([...inUse, keys]);
    return () => show(inUse.filter((known) => known !== keys));
  }, [keys]);
}

const none: readonly KeyInUse[] = [];

/** The keys of the open screen. */
export const useKeysInUse = (): readonly KeyInUse[] =>
  useSyncExternalStore(listeners.subscribe, () => inUse.at(-1) ?? none);
