import type { Position, ViewContract } from '@portal/contracts';
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

/** Of one view, in one process; more than what people look at in a minute. */
const mostKept = 500;
/**
 * Milliseconds after which it is made anew although the view's checkpoint is the same: a repair of a parked stream writes
 * without moving it, and so may a rebuild.
 */
const maxAge = 60_000;

/**
 * What is made of many documents of a view, by a key, and kept until the view changes: one look at its checkpoint where
 * nothing has. The checkpoint is read first, so that what was written meanwhile makes it anew. Works over any view
 * store, in any number of processes.
 */
export function cachedFromView<T, V extends Source = Views>(
  view: ViewContract,
  make: (views: V, key: string) => Promise<T>,
) {
  const byStore = new WeakMap<V['store'], LRUCache<string, Kept<T>>>();
  return async (views: V, key: string, now: Date): Promise<T> => {
    const all = byStore.get(views.store) ?? new LRUCache<string, Kept<T>>({ max: mostKept });
    byStore.set(views.store, all);
    const checkpoint = await views.store.checkpoint(view.name);
    const kept = all.get(key);
    const madeAt = now.getTime();
    if (kept?.checkpoint === checkpoint && madeAt - kept.madeAt <= maxAge) return kept.made;
    const made = make(views, key);
    all.set(key, { checkpoint, madeAt, made });
    // Whoever waits is told of the failure; who asks next tries again.
    made.catch(() => all.get(key)?.made === made && all.delete(key));
    return made;
  };
}
