import { importCommands, importUploads, planPhotoPath } from '@portal/contracts/areas/imports';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import { planPhotoDecider } from './plan-photo.decider';
import { noDescription, sectionDescriptionsDecider } from './section-descriptions.decider';

const addPlanPhoto = defineInternalCommand('imports', 'AddPlanPhoto', {
  input: z.object({
    key: z.string(),
    bytes: z.int(),
    sha256: z.string(),
    filename: z.string(),
    width: z.int(),
    height: z.int(),
  }),
  output: importUploads.UpdatePlanPhoto.output,
});

export const importContentBindings = () =>
  ({
    UpdateSectionDescription: bindCommand(importCommands.UpdateSectionDescription, {
      decider: sectionDescriptionsDecider,
      stream: ({ market }) => `sectionDescriptions-${market}`,
      record: ({ section }) => section,
      expectedVersion: ({ version }) => version,
      formValues: (descriptions, { section }) => {
        const { description, translations } = descriptions[section] ?? noDescription;
        return { description, description_cat: translations.CAT ?? '' };
      },
      answer: ({ input: { section }, version }) => ({ section, version }),
    }),
    AddPlanPhoto: bindCommand(addPlanPhoto, {
      decider: planPhotoDecider,
      stream: ({ market }) => `planPhoto-${market}`,
      answer: ({ input: { width, height }, state: { photo: version = 0 } }) => ({
        url: planPhotoPath(version),
        version,
        width,
        height,
      }),
    }),
  }) as const;
