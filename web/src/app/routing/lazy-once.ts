import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';
import type { Lazily } from '../area-manifest';

type Known<Props> = LazyExoticComponent<ComponentType<Props>>;
const known = new WeakMap<object, unknown>();

/** `React.lazy` for a loader out of a manifest: the same component for the same loader, so that it keeps its state. */
export function lazyOnce<Props>(load: Lazily<Props>): Known<Props> {
  const component =
    (known.get(load) as Known<Props> | undefined) ??
    lazy(() => load().then((loaded) => ({ default: loaded })));
  known.set(load, component);
  return component;
}
