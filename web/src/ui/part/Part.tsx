import { createElement, Suspense, type FunctionComponent } from 'react';
import type { Lazily } from '#core/area-manifest';
import type { PartPlace } from './LazyPart';
import { lazyPart } from './lazy-part';

const known = new WeakMap<object, unknown>();

/** By loader, so that it keeps its state. */
function lazyOnce<Props extends object>(
  load: Lazily<Props>,
  place: PartPlace = 'silent',
): FunctionComponent<Props> {
  const component = (known.get(load) as FunctionComponent<Props> | undefined) ?? lazyPart(load, place);
  known.set(load, component);
  return component;
}

type Given<Props extends object> = object extends Props ? { give?: Props } : { give: Props };

type PartProps<Props extends object> = { load: Lazily<Props>; place?: PartPlace } & Given<Props>;

/** A part from a manifest; empty until loaded. */
export function Part<Props extends object>({ load, place, give }: PartProps<Props>) {
  return <Suspense>{createElement(lazyOnce(load, place), give as Props)}</Suspense>;
}
