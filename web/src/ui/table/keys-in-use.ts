import { useEffect, useSyncExternalStore } from 'react';
import { Listeners } from '#core/listeners';

/** What a key does on the screen that is open, by the text of the sheet of shortcuts, and the key as it is written. */
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

/** Names the keys that work while the caller is mounted. @param keys the same array each time; empty for none */
export function useAnnouncedKeys(keys: readonly KeyInUse[]): void {
  useEffect(() => {
    if (keys.length === 0) return;
    show([...inUse, keys]);
    return () => show(inUse.filter((known) => known !== keys));
  }, [keys]);
}

const none: readonly KeyInUse[] = [];

/** The keys of the screen that is open, beside those that work everywhere. */
export const useKeysInUse = (): readonly KeyInUse[] =>
  useSyncExternalStore(listeners.subscribe, () => inUse.at(-1) ?? none);
