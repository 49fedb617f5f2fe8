import { allAreas } from './all-areas';

export const allViews = allAreas.flatMap(({ views = [] }) => views);
