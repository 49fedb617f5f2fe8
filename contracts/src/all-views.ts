import { allAreas } from './all-areas';

/** Every view of every area: the stores' indexes and the permitted queries follow from it. */
export const allViews = allAreas.flatMap(({ views = [] }) => views);
