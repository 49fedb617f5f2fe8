import { describe, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import {
  aPushDeviceRegistered,
  aPushDeviceRemoved,
  aPushSubscription,
  maxPushDevices,
} from '@portal/contracts/areas/notifications';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { webPushDecider } from './web-push.decider';

const actor = testActor(Role.Franchisee, { sessionId: 'session-1' });
const register = (deviceId = 'device-1', changes: object = {}) => ({
  input: { ...aPushSubscription(deviceId), ...changes },
  facts: { deviceId },
  actor,
});
const phone = aPushDeviceRegistered();

describe('the devices of a person', () => {
  it('[R-ACC-17] are registered in the session that asks, each once', () => {
    givenEvents(webPushDecider, []).when('RegisterPushDevice', register()).then([phone]);
    givenEvents(webPushDecider, [phone]).when('RegisterPushDevice', register()).thenNothing();
  });

  it('[S2] are registered again in another session and after a new subscription of the browser', () => {
    const next = { ...register(), actor: { ...actor, sessionId: 'session-2' } };
    givenEvents(webPushDecider, [phone])
      .when('RegisterPushDevice', next)
      .then([aPushDeviceRegistered({ sessionId: 'session-2' })]);
    const p256dh = `B${'b'.repeat(86)}`;
    const subscribed = { ...phone.personal, value: { ...aPushSubscription(), p256dh } };
    givenEvents(webPushDecider, [phone])
      .when('RegisterPushDevice', register('device-1', { p256dh }))
      .then([{ ...phone, personal: subscribed }]);
  });

  it('[S2] are not registered outside of a session', () => {
    const { sessionId: _none, ...outside } = actor;
    givenEvents(webPushDecider, [])
      .when('RegisterPushDevice', { ...register(), actor: outside })
      .thenRejected('session_not_found');
  });

  it('[S8] are limited in number: the oldest is dropped', () => {
    const many = Array.from({ length: maxPushDevices }, (_, at) =>
      aPushDeviceRegistered({ deviceId: `device-${at + 1}` }),
    );
    givenEvents(webPushDecider, many)
      .when('RegisterPushDevice', register('another'))
      .then([aPushDeviceRemoved({ reason: 'too-many' }), aPushDeviceRegistered({ deviceId: 'another' })]);
    givenEvents(webPushDecider, many).when('RegisterPushDevice', register('device-3')).thenNothing();
  });

  it('[R-ACC-17] are removed by their person; an unknown one is rejected', () => {
    const remove = { input: { id: 'device-1' }, actor };
    givenEvents(webPushDecider, [phone]).when('RemovePushDevice', remove).then([aPushDeviceRemoved()]);
    givenEvents(webPushDecider, [phone, aPushDeviceRemoved()])
      .when('RemovePushDevice', remove)
      .thenRejected('push_device_not_found');
  });

  it('are forgotten when their push service no longer knows them; a repeat produces no event', () => {
    const gone = { input: { userId: 12, deviceId: 'device-1', reason: 'gone' as const } };
    const removed = aPushDeviceRemoved({ reason: 'gone' });
    givenEvents(webPushDecider, [phone]).when('ForgetPushDevice', gone).then([removed]);
    givenEvents(webPushDecider, [phone, removed]).when('ForgetPushDevice', gone).thenNothing();
  });
});
