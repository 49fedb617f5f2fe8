import type { EventOf } from '@portal/contracts';
import type { resourceEvents } from '@portal/contracts/areas/resources';
import { type Automation, defineAutomation, intend } from '@portal/platform/automation/automation';
import type { sectionBindings } from './sections.bindings';

/** The tree is told in which sections resources stand, so that none of those is deleted (AMB-55). */
export const whenAResourceIsFiledThenTheTreeKnows = ({
  fileResource,
}: Pick<ReturnType<typeof sectionBindings>, 'fileResource'>): Automation =>
  defineAutomation<EventOf<typeof resourceEvents>>('when-a-resource-is-filed-then-the-tree-knows', {
    on: {
      ResourceAdded: ({ data: { resourceId, sections } }) =>
        intend(fileResource, { resourceId, sections, there: true }),
      ResourceEdited: ({ data: { resourceId, sections } }) =>
        intend(fileResource, { resourceId, sections, there: true }),
      ResourceDeleted: ({ data: { resourceId } }) => intend(fileResource, { resourceId, there: false }),
      ResourceRestored: ({ data: { resourceId } }) => intend(fileResource, { resourceId, there: true }),
    },
  });
