import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import {
  aPauseEnded,
  aPauseId,
  aPauseRequested,
  aPauseStatusChanged,
  aPauseWithdrawn,
  MopStatus,
  minCancelReason,
  minPauseReason,
} from '@portal/contracts/areas/mop';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { mopDecider, type MopEvent, pauseOf } from './mop.decider';

const { Pending, Confirmed, Cancelled } = MopStatus;
const ana = testActor(Role.Franchisee);
const marta = testActor(Role.Administrator, { userId: 1, restaurants: [] });

const requested = aPauseRequested();
const { start, end } = requested.data;
const reason = requested.personal.value?.reason ?? '';
const commandId = aPauseId.slice('1-'.length);
const otherId = '1-00000000-0000-4000-8000-000000000002';
const other = (changes: Parameters<typeof aPauseRequested>[0]) =>
  aPauseRequested({ pauseId: otherId, ...changes });

const confirmed = aPauseStatusChanged();
const cancelReason = 'Ese día hay campaña nacional y la app sigue abierta.';
const cancelled = aPauseStatusChanged({ to: Cancelled, cancelReason });
const withdrawn = aPauseWithdrawn();
const ended = aPauseEnded();
/** Last moment to decide, and first too late. */
const beforeEnd = '2026-12-01T13:59:59.999Z';

describe('asking for a pause', () => {
  const input = { restaurant_id: 1, start_date: start, end_date: end, value: reason };
  const facts = {
    restaurant: { site: '101', name: 'Gran Vía' },
    policy: { on: false, setBy: 0, setAt: null },
  };
  const command = { input, facts, actor: ana, commandId };
  const asking = (changes: Partial<typeof input>, at?: string) =>
    givenEvents(mopDecider, []).when('RequestMopPause', {
      ...command,
      input: { ...input, ...changes },
      ...(at && { at }),
    });

  it('[R-MOP-02] [R-MOP-14] [W9] records what was asked for, with the names that the server knows', () => {
    asking({}).then([requested]);
  });

  it('[R-MOP-06] [AMB-46] [W6] is confirmed when the switch is on, and records who had set it and when', () => {
    const policy = { on: true, setBy: 1, setAt: '2026-11-02T08:00:00.000Z' };
    const decidedBy = { autoConfirm: true, setBy: 1, setAt: '2026-11-02T08:00:00.000Z' };
    givenEvents(mopDecider, [])
      .when('RequestMopPause', { ...command, facts: { ...facts, policy } })
      .then([aPauseRequested({ status: Confirmed, decidedBy })]);
  });

  it('[R-MOP-08] [AMB-47] [R16] is accepted and marked late with less than 48 working hours of notice, by the clock of the server', () => {
    const at = '2026-11-27T10:00:00.000Z';
    asking({}, at).then([requested]);
    asking({}, '2026-11-27T10:00:00.001Z').then([aPauseRequested({ late: true })]);
  });

  it('[R-MOP-04] [R-MOP-05] [R-ERR-15] reports every error, at its field', () => {
    asking({ value: 'Obras.' }).thenRejected('pause_incomplete');
    asking({ end_date: '2026-12-01T09:00:00.000Z' }).thenRejected('pause_incomplete');
    asking({}, start).thenRejected('pause_incomplete');
    const decision = mopDecider.decide.RequestMopPause(
      { ...command, input: { ...input, value: ' ' }, at: start, market: 'ES' },
      null,
    );
    expect(decision).toEqual({
      rejected: 'pause_incomplete',
      fields: { start_date: 'start_in_past', value: 'reason_too_short' },
      details: { min: minPauseReason },
    });
  });

  it('[AMB-57] may begin and end at the same instant', () => {
    asking({ end_date: start }).then([aPauseRequested({ end: start })]);
  });

  it('[R-MOP-04] is rejected when it overlaps another pause of the restaurant, which is named', () => {
    const given = [other({ start: '2026-12-01T13:00:00.000Z', end: '2026-12-02T13:00:00.000Z' })];
    const { state } = givenEvents(mopDecider, given);
    givenEvents(mopDecider, given).when('RequestMopPause', command).thenRejected('pauses_overlap');
    expect(
      mopDecider.decide.RequestMopPause({ ...command, at: '2026-11-20T09:30:00.000Z', market: 'ES' }, state),
    ).toEqual({ rejected: 'pauses_overlap', fields: { start_date: otherId } });
  });

  it('[R-MOP-04] may follow another pause at once, and takes the place of a cancelled one', () => {
    const before = other({ start: '2026-12-01T08:00:00.000Z', end: start });
    givenEvents(mopDecider, [before]).when('RequestMopPause', command).then([requested]);
    const gone = [other({}), aPauseStatusChanged({ pauseId: otherId, to: Cancelled, cancelReason })];
    givenEvents(mopDecider, gone).when('RequestMopPause', command).then([requested]);
    const takenBack = [other({}), aPauseWithdrawn({ pauseId: otherId })];
    givenEvents(mopDecider, takenBack).when('RequestMopPause', command).then([requested]);
  });

  it('[R3] asks only once, when the same command comes again', () => {
    givenEvents(mopDecider, [requested]).when('RequestMopPause', command).thenNothing();
    givenEvents(mopDecider, [requested, cancelled]).when('RequestMopPause', command).thenNothing();
  });
});

describe('deciding about a pause', () => {
  const deciding = (
    events: readonly MopEvent[],
    status: MopStatus,
    more: { cancel_value?: string; at?: string; takesMobileOrders?: boolean } = {},
  ) =>
    givenEvents(mopDecider, events).when('ChangeMopPauseStatus', {
      input: { id: aPauseId, status, cancel_value: more.cancel_value ?? '' },
      facts: { takesMobileOrders: more.takesMobileOrders ?? true },
      actor: marta,
      ...(more.at && { at: more.at }),
    });

  it('[R-MOP-09] [R-MOP-10] confirms at once, naming who did it', () => {
    deciding([requested], Confirmed).then([confirmed]);
  });

  it('[R-MOP-11] [R-CON-24] cancels for a reason of the least length after trimming, and for no shorter one', () => {
    deciding([requested], Cancelled, { cancel_value: cancelReason }).then([cancelled]);
    deciding([requested], Cancelled, { cancel_value: 'x'.repeat(minCancelReason) }).then([
      aPauseStatusChanged({ to: Cancelled, cancelReason: 'x'.repeat(minCancelReason) }),
    ]);
    const short = `  ${'x'.repeat(minCancelReason - 1)}  `;
    deciding([requested], Cancelled, { cancel_value: short }).thenRejected('cancel_reason_too_short', {
      min: minCancelReason,
    });
    deciding([requested, confirmed], Cancelled).thenRejected('cancel_reason_too_short');
  });

  it('[R-MOP-10] reopens and confirms what was cancelled; a reason is kept for cancellations only', () => {
    const back = { from: Cancelled, cancelReason: '' };
    deciding([requested, cancelled], Pending, { cancel_value: cancelReason }).then([
      aPauseStatusChanged({ ...back, to: Pending }),
    ]);
    deciding([requested, cancelled], Confirmed).then([aPauseStatusChanged({ ...back, to: Confirmed })]);
  });

  it('[R-MOP-10] [R-CHN-22] only cancels a pause of a restaurant that has left mobile ordering; otherwise it stays as requested', () => {
    const left = { takesMobileOrders: false };
    const code = 'restaurant_without_mobile_ordering';
    deciding([requested], Confirmed, left).thenRejected(code);
    deciding([requested, confirmed], Pending, left).thenRejected(code);
    deciding([requested, cancelled], Confirmed, left).thenRejected(code);
    deciding([requested], Cancelled, { ...left, cancel_value: cancelReason }).then([cancelled]);
    deciding([requested], Pending, left).thenNothing();
    deciding([requested], Confirmed).then([confirmed]);
  });

  it('[R-MOP-10] does not reopen what would lie across another pause by now', () => {
    const taken = [requested, cancelled, other({ start: '2026-12-01T13:00:00.000Z' })];
    deciding(taken, Pending).thenRejected('pauses_overlap');
    deciding(taken, Confirmed).thenRejected('pauses_overlap');
    const free = [...taken, aPauseStatusChanged({ pauseId: otherId, to: Cancelled, cancelReason })];
    deciding(free, Confirmed).then([aPauseStatusChanged({ from: Cancelled })]);
  });

  it('[R-MOP-10] produces no event when the status is the same, for any reason sent with it', () => {
    deciding([requested], Pending).thenNothing();
    deciding([requested, confirmed], Confirmed).thenNothing();
    deciding([requested, cancelled], Cancelled, {
      cancel_value: 'Otra razón, más larga todavía.',
    }).thenNothing();
    deciding([requested, confirmed, ended], Confirmed).thenNothing();
  });

  it('[R-MOP-10] decides until the end, and no more when the time is over or the restaurant took it back', () => {
    deciding([requested], Confirmed, { at: beforeEnd }).then([confirmed]);
    deciding([requested], Confirmed, { at: end }).thenRejected('pause_over');
    deciding([requested, confirmed, ended], Pending).thenRejected('pause_over');
    deciding([requested, withdrawn], Confirmed).thenRejected('pause_over');
  });

  it('[R-MOP-10] knows nothing of a pause that was never asked for', () => {
    deciding([], Confirmed).thenRejected('pause_not_found');
    deciding([other({})], Confirmed).thenRejected('pause_not_found');
  });
});

describe('withdrawing a pause', () => {
  const withdrawing = (events: readonly MopEvent[], at = '2026-11-20T09:30:00.000Z') =>
    givenEvents(mopDecider, events).when('WithdrawMopPause', {
      input: { id: aPauseId },
      actor: ana,
      at,
    });

  it('[R-MOP-03] withdraws it, before or while it runs', () => {
    withdrawing([requested]).then([withdrawn]);
    withdrawing([requested, confirmed], beforeEnd).then([aPauseWithdrawn({ from: Confirmed })]);
  });

  it('[R-MOP-03] produces no event when already withdrawn', () => {
    withdrawing([requested, withdrawn]).thenNothing();
    withdrawing([requested, cancelled]).thenNothing();
  });

  it('[R-MOP-03] is rejected when the pause is over or never existed', () => {
    withdrawing([requested, confirmed], end).thenRejected('pause_over');
    withdrawing([requested, confirmed, ended]).thenRejected('pause_over');
    withdrawing([]).thenRejected('pause_not_found');
  });
});

describe('the end of a pause', () => {
  const ending = (events: readonly MopEvent[], at = end) =>
    givenEvents(mopDecider, events).when('EndMopPause', { input: { id: aPauseId }, at });

  it('[R-MOP-14] is recorded with what the pause had come to', () => {
    ending([requested, confirmed]).then([ended]);
    ending([requested]).then([aPauseEnded({ status: Pending })]);
    ending([requested, cancelled]).then([aPauseEnded({ status: Cancelled })]);
  });

  it('[R16] is not there before its time', () => {
    ending([requested, confirmed], beforeEnd).thenNothing();
  });

  it('[R3] is announced once, and not for a withdrawn pause', () => {
    ending([requested, confirmed, ended]).thenNothing();
    ending([requested, withdrawn]).thenNothing();
  });

  it('is refused to a pause that never was', () => {
    ending([]).thenRejected('pause_not_found');
  });
});

describe('a pause, to other decisions,', () => {
  it('has its times, its status and whether it is closed', () => {
    const { state } = givenEvents(mopDecider, [requested, confirmed, ended]);
    expect(state?.restaurantId).toBe(1);
    expect(pauseOf(state, aPauseId)).toEqual({
      id: aPauseId,
      start,
      end,
      status: Confirmed,
      late: false,
      closed: true,
    });
  });
});
