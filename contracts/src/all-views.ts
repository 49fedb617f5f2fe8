import { allAreas } from './all-areas';

/** Every view of every area: what the stores keep indexes for, and what the queries may ask. */
export const allViews = allAreas.flatMap(({ views = [] }) => views);
