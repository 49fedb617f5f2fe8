import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { anAutoConfirmSet } from '@portal/contracts/areas/mop';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { mopPolicyDecider } from './mop-policy.decider';

const marta = testActor(Role.Administrator, { userId: 1, restaurants: [] });
const on = anAutoConfirmSet();
const off = anAutoConfirmSet({ on: false });

describe('the switch that confirms pauses automatically', () => {
  it('[R-MOP-07] is off, and set by no one, before its first use', () => {
    expect(givenEvents(mopPolicyDecider, []).state).toEqual({ on: false, setBy: 0, setAt: null });
    givenEvents(mopPolicyDecider, [])
      .when('SetMopAutoConfirm', { input: { confirm: false }, actor: marta })
      .thenNothing();
  });

  it('[R-MOP-07] [AMB-46] records who turned it on or off, and when', () => {
    givenEvents(mopPolicyDecider, [])
      .when('SetMopAutoConfirm', { input: { confirm: true }, actor: marta })
      .then([on]);
    givenEvents(mopPolicyDecider, [on])
      .when('SetMopAutoConfirm', { input: { confirm: false }, actor: marta })
      .then([off]);
    expect(givenEvents(mopPolicyDecider, [on, off]).state).toEqual({
      on: false,
      setBy: 1,
      setAt: '2026-11-20T09:30:00.000Z',
    });
  });

  it('[R-MOP-07] produces no event when the setting is unchanged', () => {
    givenEvents(mopPolicyDecider, [on])
      .when('SetMopAutoConfirm', { input: { confirm: true }, actor: marta })
      .thenNothing();
  });
});
