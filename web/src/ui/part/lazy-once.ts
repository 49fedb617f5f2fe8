import type { FunctionComponent } from 'react';
import { lazyPart } from './lazy-part';
import type { PartPlace } from './MissingPart';
import type { Lazily } from '#core/area-manifest';

const known = new WeakMap<object, unknown>();

/** `lazyPart` for a loader out of a manifest: the same component for the same loader, so that it keeps its state. */
export function lazyOnce<Props extends object>(
  load: Lazily<Props>,
  place: PartPlace = 'silent',
): FunctionComponent<Props> {
  const component = (known.get(load) as FunctionComponent<Props> | undefined) ?? lazyPart(load, place);
  known.set(load, component);
  return component;
}
