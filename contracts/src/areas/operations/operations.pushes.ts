import { z } from 'zod';
import { definePushes } from '../../kernel';

export const operationsPushes = definePushes('operations', {
  /** To the administrators: how the projections are doing has changed. At most one a second. */
  ProjectionsMoved: z.object({}),
  /** To the administrators: mails came, went or failed. At most one a second. */
  MailsMoved: z.object({}),
  /** To administrators: an operation was requested, started or finished. */
  OperationsChanged: z.object({ position: z.int() }),
});
