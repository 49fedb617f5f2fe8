import { type ComponentType, createElement, type FunctionComponent } from 'react';
import { LazyPart } from './LazyPart';
import type { PartPlace } from './MissingPart';
import { PartSource } from './part-source';

/** A component that is loaded when it is first shown, inside a `Suspense`; where it is missing it says so there. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: PartPlace = 'line',
): FunctionComponent<Props> {
  const source = new PartSource(load);
  return (given) => createElement(LazyPart<Props>, { source, place, given });
}

/** The same for what opens above the screen, as dialogs and menus: where it is missing it says so above the screen. */
export const lazyOverlay = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, 'over');
