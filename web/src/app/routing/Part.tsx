import { createElement, Suspense } from 'react';
import type { Lazily } from '../area-manifest';
import { lazyOnce } from './lazy-once';

/** What a part is told; nothing where it needs nothing. */
type Given<Props extends object> = object extends Props ? { give?: Props } : { give: Props };

/** A component that an area brings by its manifest: nothing until it is loaded. */
export function Part<Props extends object>({ load, give }: { load: Lazily<Props> } & Given<Props>) {
  return <Suspense>{createElement(lazyOnce(load), give)}</Suspense>;
}
