import { type Position, projectionOf, type ViewContract } from '@portal/contracts';
import { LRUCache } from 'lru-cache';
import type { ViewStore } from './view-store.port';
import type { Views } from './views';

interface Source {
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

/** By store and key. */
function entriesByStore<T, V extends Source>() {
  const byStore = new WeakMap<V['store'], LRUCache<string, Kept<T>>>();
  return (views: V) => {
    const all = byStore.get(views.store) ?? new LRUCache<string, Kept<T>>({ max: maxEntries });
    byStore.set(views.store, all);
    return all;
  };
}

/** Keeps failures out. */
function keep<T>(all: LRUCache<string, Kept<T>>, key: string, entry: Kept<T>): Promise<T> {
  all.set(key, entry);
  entry.made.catch(() => all.get(key)?.made === entry.made && all.delete(key));
  return entry.made;
}

/**
 * Caches a computation by key while the view's checkpoint stays the same. The checkpoint is read first, so concurrent
 * writes invalidate.
 */
export function cachedFromView<T, V extends Source = Views>(
  view: ViewContract,
  make: (views: V, key: string) => Promise<T>,
) {
  const entriesOf = entriesByStore<T, V>();
  return async (views: V, key: string, now: Date): Promise<T> => {
    const all = entriesOf(views);
    const checkpoint = await views.store.checkpoint(projectionOf(view));
    const kept = all.get(key);
    const madeAt = now.getTime();
    if (kept?.checkpoint === checkpoint && madeAt - kept.madeAt <= maxAge) return kept.made;
    return keep(all, key, { checkpoint, madeAt, made: make(views, key) });
  };
}

/** Caches a computation by key, whatever is written meanwhile. */
export function cachedFor<T, V extends Source = Views>(
  milliseconds: number,
  make: (views: V, key: string, now: Date) => Promise<T>,
) {
  const entriesOf = entriesByStore<T, V>();
  return async (views: V, key: string, now: Date): Promise<T> => {
    const all = entriesOf(views);
    const madeAt = now.getTime();
    const kept = all.get(key);
    if (kept && Math.abs(madeAt - kept.madeAt) < milliseconds) return kept.made;
    return keep(all, key, { checkpoint: 0, madeAt, made: make(views, key, now) });
  };
}
