import type { EventOf } from '@portal/contracts';
import { type resourceEvents, resourcePushes, ResourceStatus } from '@portal/contracts/areas/resources';
import { toAdministrators, toReaders } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

/** Hidden ones: administrators only (R-ARS-19). */
export const resourcePushRules = definePushRules<EventOf<typeof resourceEvents>, typeof resourcePushes>(
  resourcePushes,
  {
    ResourceAdded: ({ data: { resourceId: id, status }, position }) => [
      {
        name: 'ResourcesChanged',
        payload: { id, position },
        to: status === ResourceStatus.Inactive ? toAdministrators : toReaders,
      },
    ],
  },
);
