import { z } from 'zod';
import { defineEvents, event } from '../../kernel';
import { pushKinds } from './web-push.rules';

/** A time of the day on the market's clock: `22:00`. */
const clockTime = z.iso.time({ precision: -1 });
export const quietHoursSchema = z.object({ from: clockTime, to: clockTime });

const device = z.object({ userId: z.int(), deviceId: z.string() });

/** On `notifications-{userId}`, beside what the person wants to be told of by mail. */
export const webPushEvents = defineEvents('notifications', {
  /** By the person, on that device. The same device again: in another session, or at another address. */
  PushDeviceRegistered: event({
    data: device.extend({
      /** The device goes when somebody ends it. */
      sessionId: z.string(),
      /** What the browser says it is, in words: `Chrome` on `Windows`. */
      browser: z.string().optional(),
      system: z.string().optional(),
    }),
    /** Who has these can notify the person: where to send, and what to encrypt with. */
    personal: z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() }),
  }),
  PushDeviceRemoved: event({
    data: device.extend({
      /** `gone`: its push service does not know it any more. `unused`: nobody has opened the portal on it for long. */
      reason: z.enum(['person', 'gone', 'unused', 'too-many']),
    }),
  }),
  PushSettingsSet: event({
    data: z.object({
      userId: z.int(),
      /** The kinds that are on. */
      kinds: z.array(z.enum(pushKinds)),
      /** Those that could be on; missing in older logs. */
      offered: z.array(z.enum(pushKinds)).optional(),
      /** `null`: at any time. */
      quiet: quietHoursSchema.nullable(),
    }),
  }),
});
