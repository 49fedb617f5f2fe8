import { sectionQueries } from '@portal/contracts/areas/sections';
import { useCallQuery } from '#core/client/use-call-query';

/** Milliseconds; the tree changes a few times a year. */
const freshFor = 5 * 60_000;

/** The whole section tree, asked for once and shared by every screen. */
export const useSections = () => useCallQuery(sectionQueries.ListSections, {}, { freshFor });
