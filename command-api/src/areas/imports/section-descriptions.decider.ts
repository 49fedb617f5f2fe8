import type { EventOf } from '@portal/contracts';
import type { DiagnosticSection, importCommands, importEvents } from '@portal/contracts/areas/imports';
import type { CommandFor } from '@portal/platform/decider/decider';
import { defineDecider } from '@portal/platform/decider/decider';

type DescriptionEvent = Extract<EventOf<typeof importEvents>, { type: 'SectionDescriptionChanged' }>;
type Descriptions = Readonly<Partial<Record<DiagnosticSection, string>>>;

/** What stands above the sections of the diagnostic. Stream `sectionDescriptions-{market}`; each is edited by itself. */
export const sectionDescriptionsDecider = defineDecider<
  Descriptions,
  { UpdateSectionDescription: CommandFor<(typeof importCommands)['UpdateSectionDescription']> },
  DescriptionEvent
>({
  initial: {},
  decide: {
    UpdateSectionDescription: ({ input: { section, description } }, descriptions) =>
      (descriptions[section] ?? '') === description
        ? []
        : [{ type: 'SectionDescriptionChanged', data: { section, description } }],
  },
  evolve: {
    SectionDescriptionChanged: (descriptions, { data: { section, description } }) => ({
      ...descriptions,
      [section]: description,
    }),
  },
  editEvents: ({ data: { section } }) => [section],
});
