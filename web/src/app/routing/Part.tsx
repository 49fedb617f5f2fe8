import { createElement, Suspense } from 'react';
import type { Lazily } from '../area-manifest';
import { lazyOnce } from './lazy-once';

/** A component that an area brings by its manifest: nothing until it is loaded. */
export function Part({ load }: { load: Lazily }) {
  return <Suspense>{createElement(lazyOnce(load))}</Suspense>;
}
