import type { EventOf } from '@portal/contracts';
import type { resourceEvents } from '@portal/contracts/areas/resources';
import { type Automation, defineAutomation, intend } from '@portal/platform/automation/automation';
import type { sectionBindings } from './sections.bindings';

/** Sections with resources cannot be deleted (AMB-55). */
export const whenAResourceIsFiledThenTheTreeKnows = ({
  FileResource,
}: Pick<ReturnType<typeof sectionBindings>, 'FileResource'>): Automation =>
  defineAutomation<EventOf<typeof resourceEvents>>('when-a-resource-is-filed-then-the-tree-knows', {
    on: {
      ResourceAdded: ({ data: { resourceId, sections } }) =>
        intend(FileResource, { resourceId, sections, there: true }),
      ResourceUpdated: ({ data: { resourceId, sections } }) =>
        intend(FileResource, { resourceId, sections, there: true }),
      ResourceDeleted: ({ data: { resourceId } }) => intend(FileResource, { resourceId, there: false }),
      ResourceRestored: ({ data: { resourceId } }) => intend(FileResource, { resourceId, there: true }),
    },
  });
