import type { EventOf } from '@portal/contracts';
import { type sectionEvents, sections } from '@portal/contracts/areas/sections';
import { defineProjection } from '@portal/platform/projection/projection';

type SectionEvent = EventOf<typeof sectionEvents>;

/** The sections of the catalogue's tree. */
export const sectionsProjection = defineProjection<SectionEvent, typeof sections>(sections, {
  SectionAdded: {
    id: ({ data }) => String(data.sectionId),
    apply: (_none, { data: { sectionId, ...facts } }) => ({ ...facts, id: sectionId }),
  },
});
