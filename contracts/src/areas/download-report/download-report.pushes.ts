import { z } from 'zod';
import { definePushes } from '../../kernel';

export const downloadReportPushes = definePushes('download-report', {
  /** To the administrators: something was downloaded. */
  DownloadsCounted: z.object({ resourceId: z.int(), position: z.int() }),
});
