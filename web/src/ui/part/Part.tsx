import { createElement, Suspense } from 'react';
import type { Lazily } from '#core/area-manifest';
import type { PartPlace } from './MissingPart';
import { lazyOnce } from './lazy-once';

/** What a part is told; nothing where it needs nothing. */
type Given<Props extends object> = object extends Props ? { give?: Props } : { give: Props };

type PartProps<Props extends object> = { load: Lazily<Props>; place?: PartPlace } & Given<Props>;

/** A component that an area brings by its manifest: nothing until it is loaded. */
export function Part<Props extends object>({ load, place, give }: PartProps<Props>) {
  return <Suspense>{createElement(lazyOnce(load, place), give as Props)}</Suspense>;
}
