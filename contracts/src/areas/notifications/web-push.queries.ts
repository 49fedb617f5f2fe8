import { z } from 'zod';
import { catalogueReaders, defineQueries, instant, only, query } from '../../kernel';
import { quietHoursSchema } from './web-push.events';
import { pushKinds } from './web-push.rules';

/** A device as its person sees it; where notices to it are sent is told to nobody. */
const ownPushDeviceSchema = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** Empty where it did not say. */
  browser: z.string(),
  system: z.string(),
  since: instant(),
});
export type OwnPushDevice = z.infer<typeof ownPushDeviceSchema>;

export const webPushQueries = defineQueries('notifications', {
  GetPushSettings: query({
    method: 'GET',
    path: 'user/push',
    input: z.object({}),
    output: z.object({
      /** Of the kinds that the market has for this role, those that are on. */
      kinds: z.array(z.enum(pushKinds)),
      quiet: quietHoursSchema.nullable(),
      devices: z.array(ownPushDeviceSchema),
    }),
    access: only(catalogueReaders, { asUser: false }),
    views: ['pushDevices'],
    summary: 'What one’s own devices are notified of, when not, and which they are',
  }),
});
