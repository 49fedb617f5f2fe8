import { allAreas } from './all-areas';

/** Source of the stores' indexes and the permitted queries. */
export const allViews = allAreas.flatMap(({ views = [] }) => views);
