import { allAreas } from './all-areas';

/** Every area's pushes: what browsers may hear of. */
export const allPushes = allAreas.flatMap(({ pushes = [] }) => pushes);
