import { allAreas } from './all-areas';

/** Every area's events: what the codec checks before it writes. */
export const allEvents = allAreas.flatMap(({ events = [] }) => events);
