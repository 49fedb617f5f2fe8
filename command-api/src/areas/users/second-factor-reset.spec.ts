import { describe, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { userDecider } from './user.decider';
import type { UserEvent } from './user-state';

const data = { userId: 12 };
const profile = { name: 'Ana Prats', email: 'ana@es.chain.example', phone: '' };
const registered: UserEvent = {
  type: 'UserRegistered',
  data: { ...data, role: Role.Administrator, active: true, restaurants: [] },
  personal: { subject: 'user-12', value: { ...profile, passwordRecord: '$' } },
};
const prepared: UserEvent = {
  type: 'SecondFactorPrepared',
  data,
  personal: { subject: 'user-12', value: { secret: 'JBSWY3DP' } },
};
const enabled: UserEvent = { type: 'SecondFactorEnabled', data: { ...data, recovery: ['digest'] } };
const reset: UserEvent = {
  type: 'SecondFactorReset',
  data: { ...data, generation: 1, keptSession: null, byUserId: 2 },
};
const deleted: UserEvent = { type: 'UserDeleted', data };
const by = (userId: number) => ({
  input: { id: 12 },
  actor: testActor(Role.Administrator, { userId, id: `user-${userId}` }),
});
const device = [registered, prepared, enabled];

describe('the reset of a lost second factor', () => {
  it('[S4] [S2] removes device and recovery codes, ends all sessions, and records who did it', () => {
    givenEvents(userDecider, device).when('ResetSecondFactor', by(2)).then([reset]);
  });

  it('[S4] is rejected for oneself: a stolen session would need no device', () => {
    givenEvents(userDecider, device).when('ResetSecondFactor', by(12)).thenRejected('own_account');
  });

  it.each<[string, UserEvent[], 'second_factor_missing' | 'user_not_found']>([
    ['none was set up', [registered], 'second_factor_missing'],
    ['a device was prepared and never used', [registered, prepared], 'second_factor_missing'],
    ['it was reset before', [...device, reset], 'second_factor_missing'],
    ['the person does not exist', [], 'user_not_found'],
    ['the person is deleted', [...device, deleted], 'user_not_found'],
  ])('is refused where %s', (_what, history, code) => {
    givenEvents(userDecider, history).when('ResetSecondFactor', by(2)).thenRejected(code);
  });

  it('[S4] leads to a new device, and to a generation that goes on from there', () => {
    const own = {
      actor: testActor(Role.Administrator, { userId: 12, sessionId: 's9' }),
      at: '2026-11-20T09:00:00.000Z',
    };
    const facts = { outcome: 'right' as const, use: 'u', recovery: ['other'] };
    givenEvents(userDecider, [...device, reset, prepared])
      .when('EnableSecondFactor', { ...own, input: { code: '123456' }, facts })
      .then([{ type: 'SecondFactorEnabled', data: { ...data, recovery: ['other'] } }]);
    givenEvents(userDecider, [...device, reset])
      .when('EndOtherSessions', { ...own, input: {} })
      .then([{ type: 'OtherSessionsEnded', data: { ...data, generation: 2, keptSession: 's9' } }]);
  });
});
