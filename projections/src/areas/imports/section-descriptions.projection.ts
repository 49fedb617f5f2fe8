import type { EventOf } from '@portal/contracts';
import { type importEvents, sectionDescriptions } from '@portal/contracts/areas/imports';
import { keyedBy } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type DescriptionEvent = Extract<EventOf<typeof importEvents>, { type: 'SectionDescriptionChanged' }>;

export const sectionDescriptionsProjection = defineProjection<DescriptionEvent, typeof sectionDescriptions>(
  sectionDescriptions,
  {
    SectionDescriptionChanged: {
      id: keyedBy('section'),
      apply: (_known, { data: { section: id, ...texts }, revision: version, metadata: { at } }) => ({
        id,
        ...texts,
        version,
        at,
      }),
    },
  },
);
