import { z } from 'zod';
import { definePushes } from '../../kernel';
import { diagnosticBlocks } from './diagnostic-sections';

export const diagnosticPushes = definePushes('diagnostic', {
  /** To the restaurant and the administrators: a block was saved, or what is around the restaurant. */
  DiagnosticChanged: z.object({
    restaurantId: z.int(),
    block: z.enum([...diagnosticBlocks, 'environment', 'brands']),
    position: z.int(),
  }),
  /** To the restaurant and the administrators: there are other alerts than before. */
  DiagnosticAlertsChanged: z.object({ restaurantId: z.int(), position: z.int() }),
  /** To everybody who reads diagnostics: what all restaurants choose from. */
  DiagnosticReferenceChanged: z.object({
    reference: z.enum(['brands', 'swotOptions']),
    position: z.int(),
  }),
});
