import type { EventOf } from '@portal/contracts';
import { reject } from '@portal/contracts';
import type { AddSectionInput, sectionEvents, SectionType } from '@portal/contracts/areas/sections';
import { reservedSlugs } from '@portal/contracts/areas/sections';
import { defineDecider } from '@portal/platform/decider/decider';

export type SectionEvent = EventOf<typeof sectionEvents>;

export interface Section {
  readonly type: SectionType;
  readonly level: number;
  /** Slugs from the top level down to this section. */
  readonly path: readonly string[];
  readonly active: boolean;
}

export interface AddSectionFacts {
  /** The section that `parentId` names; `null` at the top level and when there is none. */
  readonly parent: Section | null;
}

export type SectionCommands = {
  AddSection: { input: AddSectionInput; facts: AddSectionFacts };
};

/** What the parent of a new section leaves it no choice about; the top level stands for "no parent". */
const placeBelow = (parent: Section | null) => ({
  level: parent ? parent.level + 1 : 0,
  path: parent ? parent.path : [],
});

function fits(section: AddSectionInput, parent: Section | null): boolean {
  if (section.parentId > 0 && !parent) return false;
  if (parent && parent.type !== section.type) return false;
  const { level, path } = placeBelow(parent);
  return section.level === level && section.path.join('/') === [...path, section.url].join('/');
}

/** A slug is one segment of a path, and not one that a screen of our own owns (AMB-39). */
const isSlug = (url: string) => /^[\w-]+$/.test(url) && !reservedSlugs.includes(url);

/** One section of the catalogue's tree. Stream `section-{id}`; `null` until it is added. */
export const sectionDecider = defineDecider<Section | null, SectionCommands, SectionEvent>({
  initial: null,

  decide: {
    AddSection: ({ input, facts }, section) => {
      if (section) return reject('section_exists');
      if (!isSlug(input.url)) return reject('section_misplaced', { fields: { url: 'invalid_slug' } });
      if (!fits(input, facts.parent)) return reject('section_misplaced');
      return [{ type: 'SectionAdded', data: input }];
    },
  },

  evolve: {
    SectionAdded: (_none, { data }) => ({
      type: data.type,
      level: data.level,
      path: data.path,
      active: data.active,
    }),
  },
});
