import { describe, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { erasureDecider, type ErasureEvent } from './erasure.decider';

const administrator = (userId: number) => testActor(Role.Administrator, { userId });
const requested = (userId: number): ErasureEvent => ({ type: 'UserErasureRequested', data: { userId } });
const erased = (userId: number): ErasureEvent => ({ type: 'PersonalDataErased', data: { userId } });

describe('erasing a person', () => {
  it('[S18] is requested once, however often it is asked for', () => {
    const given = (...events: ErasureEvent[]) =>
      givenEvents(erasureDecider, events).when('EraseUser', { input: { id: 12 }, actor: administrator(2) });
    given().then([requested(12)]);
    given(requested(12)).thenNothing();
    given(requested(12), erased(12)).thenNothing();
  });

  it('[S18] is not for oneself', () => {
    givenEvents(erasureDecider, [])
      .when('EraseUser', { input: { id: 2 }, actor: administrator(2) })
      .thenRejected('cannot_erase_yourself');
  });

  it('[S18] leaves an administrator when two erase each other: an erased administrator cannot erase', () => {
    givenEvents(erasureDecider, [requested(2)])
      .when('EraseUser', { input: { id: 3 }, actor: administrator(2) })
      .thenRejected('session_expired');
  });

  it('[S18] is recorded as done once, and only when it was requested', () => {
    const given = (...events: ErasureEvent[]) =>
      givenEvents(erasureDecider, events).when('RecordErasure', { input: { userId: 12 } });
    given(requested(12)).then([erased(12)]);
    given(requested(12), erased(12)).thenNothing();
    given().thenNothing();
  });
});
