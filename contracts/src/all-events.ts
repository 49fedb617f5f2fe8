import { allAreas } from './all-areas';

export const allEvents = allAreas.flatMap(({ events = [] }) => events);
