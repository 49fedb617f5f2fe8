import type { EventOf } from '@portal/contracts';
import { downloadReportPushes } from '@portal/contracts/areas/download-report';
import type { resourceEvents } from '@portal/contracts/areas/resources';
import { toFullAdministrators } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

type ResourceEvent = EventOf<typeof resourceEvents>;

/** Administrators only. */
export const downloadReportPushRules = definePushRules<ResourceEvent, typeof downloadReportPushes>(
  downloadReportPushes,
  {
    ResourceDownloaded: ({ data: { resourceId }, position }) => [
      { name: 'DownloadsCounted', payload: { resourceId, position }, to: toFullAdministrators },
    ],
  },
);
