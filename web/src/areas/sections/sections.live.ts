import { sectionPushes, sectionQueries } from '@portal/contracts/areas/sections';
import { defineLive } from '#core/live/live-map';

export const sectionsLive = defineLive(sectionPushes, {
  SectionsChanged: { refresh: [sectionQueries.ListSections, sectionQueries.ListSectionsOfType] },
});
