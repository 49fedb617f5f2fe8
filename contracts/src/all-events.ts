import { allAreas } from './all-areas';

/** The codec validates against these before it writes. */
export const allEvents = allAreas.flatMap(({ events = [] }) => events);
