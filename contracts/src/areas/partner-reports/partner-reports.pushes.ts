import { z } from 'zod';
import { definePushes } from '../../kernel';

export const partnerReportPushes = definePushes('partner-reports', {
  /** To the partner, administrators and the restaurants concerned. */
  PartnerReportsChanged: z.object({ month: z.string(), position: z.int() }),
});
