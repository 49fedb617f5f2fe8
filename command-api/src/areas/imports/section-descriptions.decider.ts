import { isDeepStrictEqual } from 'node:util';
import { type EventOf, translationsOf } from '@portal/contracts';
import type { DiagnosticSection, importCommands, importEvents } from '@portal/contracts/areas/imports';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';

type DescriptionEvent = Extract<EventOf<typeof importEvents>, { type: 'SectionDescriptionChanged' }>;
type Description = Omit<DescriptionEvent['data'], 'section'>;
type Descriptions = Readonly<Partial<Record<DiagnosticSection, Description>>>;

export const noDescription: Description = { description: '', translations: {} };

/** Stream `sectionDescriptions-{market}`; each section is edited separately. */
export const sectionDescriptionsDecider = defineDecider<
  Descriptions,
  { UpdateSectionDescription: CommandFor<(typeof importCommands)['UpdateSectionDescription']> },
  DescriptionEvent
>({
  initial: {},
  decide: {
    UpdateSectionDescription: ({ input }, descriptions) => {
      const { section, description } = input;
      const before = descriptions[section] ?? noDescription;
      const after = { description, translations: translationsOf(input, 'description', before.translations) };
      return isDeepStrictEqual(before, after)
        ? []
        : [{ type: 'SectionDescriptionChanged', data: { section, ...after } }];
    },
  },
  evolve: {
    SectionDescriptionChanged: (descriptions, { data: { section, ...description } }) => ({
      ...descriptions,
      [section]: description,
    }),
  },
  editEvents: ({ data: { section } }) => [section],
});
