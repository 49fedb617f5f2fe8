import { type Position, projectionOf, type ViewContract } from '@portal/contracts';
import { LRUCache } from 'lru-cache';
import type { ViewStore } from './view-store.port';
import type { Views } from './views';

interface Source extends Pick<Views, 'checkpoint'> {
  readonly store: Pick<ViewStore, 'checkpoint'>;
}

interface Kept<T> {
  readonly checkpoint: Position;
  readonly madeAt: number;
  readonly made: Promise<T>;
}

const maxEntries = 500;
/** Milliseconds: repairs of parked streams and rebuilds write without moving the checkpoint. */
const maxAge = 60_000;

/**
 * Caches a computation by key while the view's checkpoint stays the same. The checkpoint is read first, so concurrent
 * writes invalidate.
 * @param longestAge milliseconds: younger results are used despite changes
 */
export function cachedFromView<T, V extends Source = Views>(
  view: ViewContract,
  make: (views: V, key: string, now: Date) => Promise<T>,
  longestAge = 0,
) {
  const byStore = new WeakMap<V['store'], LRUCache<string, Kept<T>>>();
  return async (views: V, key: string, now: Date): Promise<T> => {
    const all = byStore.get(views.store) ?? new LRUCache<string, Kept<T>>({ max: maxEntries });
    byStore.set(views.store, all);
    const madeAt = now.getTime();
    const known = all.get(key);
    if (known && Math.abs(madeAt - known.madeAt) < longestAge) return known.made;
    const checkpoint = await (views.checkpoint?.(view) ?? views.store.checkpoint(projectionOf(view)));
    const kept = all.get(key);
    if (kept?.checkpoint === checkpoint && madeAt - kept.madeAt <= maxAge) return kept.made;
    const made = make(views, key, now);
    all.set(key, { checkpoint, madeAt, made });
    made.catch(() => all.get(key)?.made === made && all.delete(key));
    return made;
  };
}
