import { type ComponentType, createElement, type FunctionComponent } from 'react';
import { LazyPart, PartSource, type PartPlace } from './LazyPart';

/** A component loaded when first shown; needs a `Suspense`. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: PartPlace = 'line',
): FunctionComponent<Props> {
  const source = new PartSource(load);
  return (given) => createElement(LazyPart<Props>, { source, place, given });
}

/** Failures show above the screen. */
export const lazyOverlay = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, 'over');
