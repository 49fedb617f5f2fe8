import { sectionPushes, sectionQueries } from '@portal/contracts/areas/sections';
import { defineLive } from '#core/live/live-map';

/** Menus, trees and open catalogues follow what administrators do to the sections. */
export const sectionsLive = defineLive(sectionPushes, {
  SectionsChanged: { refresh: [sectionQueries.ListSections, sectionQueries.ListSectionsOfType] },
});
