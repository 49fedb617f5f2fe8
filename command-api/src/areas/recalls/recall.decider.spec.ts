import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import {
  aRecallClosed,
  aRecallConfirmed,
  aRecallId,
  aRecallReminded,
  aRecallStarted,
  aRecallUnconfirmed,
  nextReminder,
} from '@portal/contracts/areas/recalls';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { projected } from '@portal/platform/testing/projection-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { recallDecider } from './recall.decider';
import { whenARecallIsNotConfirmedThenRemind } from './when-a-recall-is-not-confirmed-then-remind.deadline';

const marta = testActor(Role.Administrator, { userId: 1, restaurants: [] });
const ana = testActor(Role.Franchisee);
const at = '2026-11-20T09:00:00.000Z';
const started = aRecallStarted();
const { resourceId, restaurants, text, until } = started.data;
const photo = { key: 'a'.repeat(32), contentType: 'image/jpeg' };

const input = { id: resourceId, versions: [1], restaurants, replacement_id: resourceId, until, text };
const facts = { name: started.data.resourceName, isReplacementPublished: true };
const start = { input, facts, actor: marta, commandId: aRecallId, at };
const confirm = (restaurantId = 1, more: { photo?: typeof photo } = {}) => ({
  input: { id: aRecallId, restaurant_id: restaurantId, photo: more.photo?.key ?? '' },
  facts: { photo: more.photo ?? null },
  actor: ana,
});
const onRecall = { input: { id: aRecallId }, facts: undefined, actor: marta };

describe('the start of a recall', () => {
  it('asks each restaurant once, by the last day, with the first reminder on the day before', () => {
    const twice = { ...start, input: { ...input, restaurants: [1, 2, 2, 3], versions: [1, 1] } };
    givenEvents(recallDecider, []).when('StartRecall', twice).then([started]);
  });

  it('is to take down without another piece', () => {
    const { replacement_id: _none, ...takeDown } = input;
    givenEvents(recallDecider, [])
      .when('StartRecall', { ...start, input: takeDown })
      .then([aRecallStarted({ replacementId: null })]);
  });

  it('[AMB-05] is refused with a day that is over or another piece that nobody can order, both at their fields', () => {
    givenEvents(recallDecider, [])
      .when('StartRecall', {
        ...start,
        input: { ...input, until: '2026-11-19' },
        facts: { ...facts, isReplacementPublished: false },
      })
      .thenRejected('recall_incomplete');
    givenEvents(recallDecider, [])
      .when('StartRecall', { ...start, input: { ...input, until: '2026-11-20' } })
      .then([aRecallStarted({ until: '2026-11-20', next: '2026-11-21T09:00:00.000Z' })]);
  });

  it('[R3] is quiet when repeated', () => {
    givenEvents(recallDecider, [started]).when('StartRecall', start).then([]);
  });
});

describe('the confirmation of a restaurant', () => {
  it('is one press, and counts who is left', () => {
    givenEvents(recallDecider, [started]).when('ConfirmRecall', confirm()).then([aRecallConfirmed()]);
    givenEvents(recallDecider, [started, aRecallConfirmed(), aRecallConfirmed({ restaurantId: 2, left: 1 })])
      .when('ConfirmRecall', confirm(3))
      .then([aRecallConfirmed({ restaurantId: 3, left: 0 })]);
  });

  it('[R3] is quiet when repeated, but takes one photo after the press', () => {
    const confirmed = givenEvents(recallDecider, [started, aRecallConfirmed()]);
    confirmed.when('ConfirmRecall', confirm()).then([]);
    confirmed.when('ConfirmRecall', confirm(1, { photo })).then([aRecallConfirmed({ photo })]);
    givenEvents(recallDecider, [started, aRecallConfirmed({ photo })])
      .when('ConfirmRecall', confirm(1, { photo }))
      .then([]);
  });

  it('[R-ROL-08] is refused to a restaurant that was not asked, and after the end', () => {
    givenEvents(recallDecider, []).when('ConfirmRecall', confirm()).thenRejected('recall_not_found');
    givenEvents(recallDecider, [started]).when('ConfirmRecall', confirm(9)).thenRejected('recall_not_found');
    givenEvents(recallDecider, [started, aRecallClosed([1, 2, 3])])
      .when('ConfirmRecall', confirm())
      .thenRejected('recall_closed');
  });
});

describe('a confirmation taken back', () => {
  const unconfirm = (restaurant_id = 1) => ({ ...onRecall, input: { id: aRecallId, restaurant_id } });

  it('[U5] counts the restaurant as unconfirmed again, also the last one, and sets the next reminder', () => {
    givenEvents(recallDecider, [started, aRecallConfirmed()])
      .when('UnconfirmRecall', unconfirm())
      .then([aRecallUnconfirmed()]);
    const all = [1, 2, 3].map((restaurantId) => aRecallConfirmed({ restaurantId, left: 3 - restaurantId }));
    givenEvents(recallDecider, [started, ...all])
      .when('UnconfirmRecall', unconfirm(3))
      .then([aRecallUnconfirmed({ restaurantId: 3, left: 1 })]);
  });

  it('is confirmed again like at first, with another photo', () => {
    givenEvents(recallDecider, [started, aRecallConfirmed({ photo }), aRecallUnconfirmed()])
      .when('ConfirmRecall', confirm(1, { photo }))
      .then([aRecallConfirmed({ photo })]);
  });

  it('[R3] is quiet when repeated', () => {
    givenEvents(recallDecider, [started]).when('UnconfirmRecall', unconfirm()).then([]);
  });

  it('[R-ROL-08] is refused to a restaurant that was not asked, and after the end', () => {
    givenEvents(recallDecider, []).when('UnconfirmRecall', unconfirm()).thenRejected('recall_not_found');
    givenEvents(recallDecider, [started])
      .when('UnconfirmRecall', unconfirm(9))
      .thenRejected('recall_not_found');
    givenEvents(recallDecider, [started, aRecallConfirmed(), aRecallClosed()])
      .when('UnconfirmRecall', unconfirm())
      .thenRejected('recall_closed');
  });
});

describe('the end of a recall', () => {
  const all = [1, 2, 3].map((restaurantId) => aRecallConfirmed({ restaurantId, left: 3 - restaurantId }));

  it('names those who have not confirmed', () => {
    givenEvents(recallDecider, [started, aRecallConfirmed()])
      .when('CloseRecall', onRecall)
      .then([aRecallClosed([2, 3])]);
  });

  it('[R3] is quiet when all have confirmed or it was closed, and refused for an unknown one', () => {
    givenEvents(recallDecider, [started, ...all])
      .when('CloseRecall', onRecall)
      .then([]);
    givenEvents(recallDecider, [started, aRecallClosed()]).when('CloseRecall', onRecall).then([]);
    givenEvents(recallDecider, []).when('CloseRecall', onRecall).thenRejected('recall_not_found');
  });

  it('ends the reminders, as all confirmations do', () => {
    const due = { ...onRecall, at: '2026-11-23T09:00:00.000Z' };
    givenEvents(recallDecider, [started, aRecallConfirmed()])
      .when('RemindOfRecall', due)
      .then([aRecallReminded()]);
    givenEvents(recallDecider, [started, ...all])
      .when('RemindOfRecall', due)
      .then([]);
    givenEvents(recallDecider, [started, aRecallClosed()]).when('RemindOfRecall', due).then([]);
  });
});

describe('the reminders of a recall', () => {
  it('[R16] fall due at ten in the market, before and after the last day, and end after two weeks', () => {
    const days: string[] = [];
    for (let next = nextReminder(until, at, 'Europe/Madrid'); next;)
      next = nextReminder(until, (days.push(next), next), 'Europe/Madrid');
    expect(days.map((day) => day.slice(0, 13))).toEqual([
      '2026-11-23T09',
      '2026-11-25T09',
      '2026-11-28T09',
      '2026-12-02T09',
      '2026-12-09T09',
    ]);
  });

  it('are set by the start and each reminder, and forgotten with the last confirmation or the end', () => {
    const { on } = whenARecallIsNotConfirmedThenRemind({ RemindOfRecall: {} as never });
    const dueAfter = (event: Parameters<typeof projected>[0]) => on.get(event.type)?.(projected(event));
    expect(dueAfter(started)).toEqual({ id: aRecallId, dueAt: started.data.next });
    expect(dueAfter(aRecallReminded({ next: null }))).toEqual({ id: aRecallId, dueAt: null });
    expect(dueAfter(aRecallConfirmed())).toBeNull();
    expect(dueAfter(aRecallConfirmed({ left: 0 }))).toEqual({ id: aRecallId, dueAt: null });
    expect(dueAfter(aRecallUnconfirmed())).toEqual({ id: aRecallId, dueAt: started.data.next });
    expect(dueAfter(aRecallClosed())).toEqual({ id: aRecallId, dueAt: null });
  });
});
