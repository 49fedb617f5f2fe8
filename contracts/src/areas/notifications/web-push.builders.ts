import type { EventOf } from '../../kernel';
import type { webPushEvents } from './web-push.events';
import { pushKinds } from './web-push.rules';

type Named<N extends keyof (typeof webPushEvents)['events']> = Extract<
  EventOf<typeof webPushEvents>,
  { type: N }
>;

/** For tests: a subscription as a browser makes it, with a point that is on the curve. */
export const aPushSubscription = (device = 'device-1') => ({
  endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${device}`,
  p256dh: 'BBN8OmNJA9WfGnqbzj9Ywr_bAZkGOIFdgPTUIC2oBFNkNkOt5NhSSSKOyRw3S0y3PdY6KOd-CHnyZqLCDwi_DvM',
  auth: 'rqfRmBqmyzLBfp37jX7y6Q',
});

/** For tests: user 12 wants to be notified on a device. */
export const aPushDeviceRegistered = (
  changes: Partial<Named<'PushDeviceRegistered'>['data']> = {},
): Named<'PushDeviceRegistered'> => {
  const data = { userId: 12, deviceId: 'device-1', sessionId: 'session-1', ...changes };
  return {
    type: 'PushDeviceRegistered',
    data,
    personal: { subject: `user-${data.userId}`, value: aPushSubscription(data.deviceId) },
  };
};

/** For tests: it is notified no more. */
export const aPushDeviceRemoved = (
  changes: Partial<Named<'PushDeviceRemoved'>['data']> = {},
): Named<'PushDeviceRemoved'> => ({
  type: 'PushDeviceRemoved',
  data: { userId: 12, deviceId: 'device-1', reason: 'person', ...changes },
});

/** For tests: user 12 wants to hear of orders alone, at any time. */
export const aPushSettingsSet = (
  changes: Partial<Named<'PushSettingsSet'>['data']> = {},
): Named<'PushSettingsSet'> => ({
  type: 'PushSettingsSet',
  data: { userId: 12, kinds: ['order'], offered: [...pushKinds], quiet: null, ...changes },
});
