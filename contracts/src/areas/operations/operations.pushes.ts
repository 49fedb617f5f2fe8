import { z } from 'zod';
import { definePushes } from '../../kernel';

export const operationsPushes = definePushes('operations', {
  /** To the administrators: how the projections are doing has changed. At most one a second. */
  ProjectionsMoved: z.object({}),
  /** To the administrators: mails came, went or failed. At most one a second. */
  MailsMoved: z.object({}),
  /** To the administrators: something was wished, taken up or done. */
  OperationsChanged: z.object({ position: z.int() }),
});
