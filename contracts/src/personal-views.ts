import { allViews } from './all-views';

/** Rebuilt by an erasure (S18). */
export const personalViews = allViews.filter(({ personal }) => personal);
