import { allAreas } from './all-areas';

export const allPushes = allAreas.flatMap(({ pushes = [] }) => pushes);
