import { z } from 'zod';
import { defineView, instant } from '../../kernel';
import { quietHoursSchema } from './web-push.events';
import { pushKinds } from './web-push.rules';

/** By user id: devices that are notified, and of what. Read by what sends; answers hold no address and no key. */
export const pushDevices = defineView('pushDevices', {
  personal: true,
  schema: z.object({
    id: z.int(),
    kinds: z.array(z.enum(pushKinds)),
    /** Those that could be on when it was chosen; left out by programs of before. */
    offered: z.array(z.enum(pushKinds)).optional(),
    quiet: quietHoursSchema.nullable(),
    /** The one that was registered first comes first. */
    devices: z.array(
      z.object({
        id: z.string(),
        /** The one in which it was last registered. */
        sessionId: z.string(),
        endpoint: z.string(),
        p256dh: z.string(),
        auth: z.string(),
        browser: z.string(),
        system: z.string(),
        since: instant(),
        /** When its person last used the portal on it. */
        usedAt: instant(),
      }),
    ),
  }),
  filters: {},
  sorts: [],
});
