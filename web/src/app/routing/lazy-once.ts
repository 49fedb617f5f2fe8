import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';
import type { Lazily } from '../area-manifest';

const known = new WeakMap<Lazily, LazyExoticComponent<ComponentType>>();

/** `React.lazy` for a loader out of a manifest: the same component for the same loader, so that it keeps its state. */
export function lazyOnce(load: Lazily): LazyExoticComponent<ComponentType> {
  const component = known.get(load) ?? lazy(() => load().then((loaded) => ({ default: loaded })));
  known.set(load, component);
  return component;
}
