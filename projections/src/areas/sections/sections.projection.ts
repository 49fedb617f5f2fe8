import type { DocumentOf, EventOf } from '@portal/contracts';
import { hangsElsewhere, type sectionEvents, sections } from '@portal/contracts/areas/sections';
import { keyedBy } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type SectionEvent = EventOf<typeof sectionEvents>;
type SectionDocument = DocumentOf<typeof sections>;

const bySection = keyedBy('sectionId');

const formerly = ({ url, formerUrls }: SectionDocument, now: string): string[] =>
  url === now ? formerUrls : [...formerUrls, url].filter((slug) => slug !== now);

/** Deleted sections leave the view; their events restore them. */
export const sectionsProjection = defineProjection<SectionEvent, typeof sections>(sections, {
  SectionAdded: {
    id: bySection,
    apply: (_none, { data: { sectionId, ...facts }, revision }) => ({
      ...facts,
      id: sectionId,
      formerUrls: [],
      version: revision,
      resources: 0,
    }),
  },

  SectionUpdated: {
    id: bySection,
    apply: (section, { data: { sectionId: _id, ...facts }, revision }) =>
      section && { ...section, ...facts, version: revision },
  },

  SectionsPlaced: {
    id: ({ data }) => data.placements.map(({ sectionId }) => String(sectionId)),
    apply: (section, { data, revision }, id) => {
      const placement = data.placements.find(({ sectionId }) => String(sectionId) === id);
      if (section === null || placement === undefined) return section;
      const { sectionId: _id, ...place } = placement;
      const version = hangsElsewhere(section, place) ? revision : section.version;
      return { ...section, ...place, formerUrls: formerly(section, place.url), version };
    },
  },

  SectionsReordered: {
    id: ({ data }) => data.order.map(String),
    apply: (section, { data }, id) => section && { ...section, place: data.order.indexOf(Number(id)) + 1 },
  },

  SectionDeleted: { id: bySection, apply: () => null },

  SectionRestored: {
    id: bySection,
    // Only empty sections can be deleted.
    apply: (_none, { data: { sectionId, ...facts }, revision }) => ({
      ...facts,
      id: sectionId,
      version: revision,
      resources: 0,
    }),
  },

  ResourceFiled: {
    id: ({ data }) => [...new Set([...data.before, ...data.sections])].map(String),
    apply: (section, { data: { before, sections: now, there } }, id) => {
      const counted = (ids: readonly number[]) => Number(ids.includes(Number(id)));
      const change = (there ? counted(now) : 0) - counted(before);
      return section && { ...section, resources: section.resources + change };
    },
  },
});
