import { allAreas } from './all-areas';
import { formerTypes } from './kernel';

/** Every area's events: what the codec checks before it writes. */
export const allEvents = allAreas.flatMap(({ events = [] }) => events);

/** Event types that logs of earlier programs hold, and what they are called today. */
export const allFormerTypes = formerTypes(allEvents);
