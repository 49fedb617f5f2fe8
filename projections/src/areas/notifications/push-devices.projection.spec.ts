import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import {
  aPushDeviceRegistered,
  aPushDeviceRemoved,
  aPushSubscription,
} from '@portal/contracts/areas/notifications';
import { projecting } from '@portal/platform/testing/projection-kit';
import { pushDevicesProjection } from './push-devices.projection';

const at = '2026-11-20T09:30:00.000Z';
const later = '2026-11-21T08:00:00.000Z';
const device = (id = 'device-1', sessionId = 'session-1') => ({
  id,
  sessionId,
  ...aPushSubscription(id),
  browser: '',
  system: '',
  since: at,
  usedAt: at,
});
const requested = (...devices: object[]) => ({
  id: 12,
  devices,
});
const phone = aPushDeviceRegistered();
const laptop = aPushDeviceRegistered({ deviceId: 'device-2', sessionId: 'session-2' });
const projected = (...events: object[]) => projecting(pushDevicesProjection).given(events as never);

describe('the devices of a person', () => {
  it('[R-ACC-17] are known with their address, their notice kinds and their quiet hours', async () => {
    await projected(phone, laptop).thenDocument('12', requested(device(), device('device-2', 'session-2')));
  });

  it('[R-ACC-17] are each there once: in the session in which they were used last', async () => {
    const again = {
      ...aPushDeviceRegistered({ sessionId: 'session-9', browser: 'Firefox', system: 'Linux' }),
      metadata: { at: later },
    };
    await projected(phone, again).thenDocument(
      '12',
      requested({ ...device('device-1', 'session-9'), browser: 'Firefox', system: 'Linux', usedAt: later }),
    );
  });

  it('[R-ACC-17] go when they are removed', async () => {
    await projected(phone, laptop, aPushDeviceRemoved()).thenDocument(
      '12',
      requested(device('device-2', 'session-2')),
    );
  });

  it.each(['logout', 'revoked', 'terms-rejected'])('[S2] go with their session: %s', async (reason) => {
    const closed = { type: 'SessionClosed', data: { sessionId: 'session-1', reason } };
    await projected(phone, laptop, closed).thenDocument('12', requested(device('device-2', 'session-2')));
  });

  it('[S2] stay where time alone has ended their session', async () => {
    const closed = { type: 'SessionClosed', data: { sessionId: 'session-1', reason: 'expired' } };
    const bySystem = { ...closed, metadata: { actor: 'system' } };
    await projected(phone, bySystem).thenDocument('12', requested(device()));
  });

  it.each(['PasswordChanged', 'OtherSessionsEnded', 'SecondFactorReset'])(
    '[S2] go with all sessions but the kept one: %s',
    async (type) => {
      const event = (keptSession: string | null) => ({
        type,
        data: { userId: 12, generation: 1, keptSession },
        personal: { subject: 'user-12', value: { passwordRecord: '' } },
      });
      await projected(phone, laptop, event('session-1')).thenDocument('12', requested(device()));
      await projected(phone, laptop, event(null)).thenDocument('12', requested());
    },
  );

  it.each(['UserRoleChanged', 'UserDeactivated', 'UserDeleted', 'UserErasureRequested'])(
    '[S2] all go: %s',
    async (type) => {
      const event = { type, data: { userId: 12, role: Role.Manager } };
      await projected(phone, laptop, event).thenDocument('12', requested());
      await projected(phone, { ...event, data: { ...event.data, userId: 13 } }).thenDocument(
        '12',
        requested(device()),
      );
    },
  );

  it('[S18] are not there for erased people', async () => {
    const sealed = { ...phone, personal: { ...phone.personal, value: null } };
    await projected(sealed).thenNoDocument('12');
    expect(sealed.data).not.toHaveProperty('endpoint');
  });
});
