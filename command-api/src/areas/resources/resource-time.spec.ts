import { describe, expect, it } from '@jest/globals';
import { resourceCommands } from '@portal/contracts/areas/resources';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { fileOf } from './downloads.decider';
import { resourceDecider, type ResourceEvent } from './resource.decider';
import { evolve } from '@portal/platform/decider/decider';
import { testActor } from '@portal/platform/testing/test-actor';
import { added, deleted, facts, form, found, publishedOf, taken, whole } from './testing/sample-form';

const active = { ...whole, status: 1 as const };
const timed = { publishedFrom: '2026-11-25', validUntil: '2026-12-10', statusDay: '2026-11-20' };
const midnight = (day: string) => `${day}T23:00:00.000Z`;
const changed = (time: Partial<typeof timed> | { validUntil: null }): ResourceEvent => ({
  type: 'ResourceTimeChanged',
  data: { resourceId: 7, ...timed, ...time },
});
const reached = (statusDay: string): ResourceEvent => ({
  type: 'ResourceTimeReached',
  data: { resourceId: 7, ...timed, statusDay },
});
const restored: ResourceEvent = { type: 'ResourceRestored', data: { resourceId: 7 } };
const given = (...events: readonly ResourceEvent[]) => givenEvents(resourceDecider, events);
const coming = added({ ...active, ...timed });
const times = { published_from: '2026-11-25', valid_until: '2026-12-10' };

describe('the time of a resource', () => {
  it('comes with it, as of the day in the market, and is not published before its first day', () => {
    given()
      .when('AddResource', {
        input: { ...form, ...times, status: 1 },
        facts: found,
        taken,
        at: '2026-11-19T23:30:00.000Z',
      })
      .then([coming]);
  });

  it('[R-ARS-19] is published at once if its first day was before', () => {
    const input = { ...form, ...times, published_from: '2026-11-01', status: 1 as const };
    const begun = { ...active, ...timed, publishedFrom: '2026-11-01' };
    given()
      .when('AddResource', { input, facts: found, taken })
      .then([added(begun), publishedOf(active)]);
  });

  it('is kept with an import; without one there are no such fields', () => {
    const { statusDay: _day, ...input } = { ...active, ...timed };
    given().when('ImportResource', { input }).then([coming]);
    given()
      .when('ImportResource', { input: active })
      .then([added(active)]);
  });

  it('is changed for itself, stays if left out, and is removed by nothing', () => {
    const update = (input: object) =>
      given(coming).when('UpdateResource', { input: { id: 7, ...input }, facts: facts(), taken });
    update({ valid_until: '2026-12-31' }).then([changed({ validUntil: '2026-12-31' })]);
    update({ valid_until: null }).then([changed({ validUntil: null })]);
    update(times).thenNothing();
    update({ valid_until: '2026-11-24' }).thenRejected('resource_incomplete');
  });

  it('[R-ARS-19] publishes at once when its first day is moved to today', () => {
    given(coming)
      .when('UpdateResource', { input: { id: 7, published_from: '2026-11-20' }, facts: facts(), taken })
      .then([changed({ publishedFrom: '2026-11-20' }), publishedOf(active)]);
  });

  it('[R-ARS-19] publishes on its first day, once', () => {
    const apply = (...events: readonly ResourceEvent[]) => given(coming, ...events);
    const at = (day: string) => ({ input: { id: 7 }, at: midnight(day) });
    apply()
      .when('ApplyResourceTime', at('2026-11-24'))
      .then([reached('2026-11-25'), publishedOf(active)]);
    apply(publishedOf(active))
      .when('ApplyResourceTime', at('2026-11-24'))
      .then([reached('2026-11-25')]);
    apply(reached('2026-11-25'), publishedOf(active))
      .when('ApplyResourceTime', at('2026-12-02'))
      .then([reached('2026-12-03')]);
  });

  it('changes nothing before its day, which may have been moved', () => {
    const moved = changed({ publishedFrom: '2026-11-30' });
    const at = midnight('2026-11-24');
    given(coming, moved)
      .when('ApplyResourceTime', { input: { id: 7 }, at })
      .thenNothing();
  });

  it('goes on while it is deleted; what comes back is published then', () => {
    const at = midnight('2026-11-24');
    given(coming, deleted)
      .when('ApplyResourceTime', { input: { id: 7 }, at })
      .then([reached('2026-11-25')]);
    given(coming, deleted, reached('2026-11-25'))
      .when('RestoreResource', { input: { id: 7 } })
      .then([restored, publishedOf(active)]);
  });

  it('[R4] is no edit when it comes', () => {
    expect(resourceDecider.editEvents).toContain('ResourceTimeChanged');
    expect(resourceDecider.editEvents).not.toContain('ResourceTimeReached');
    expect(resourceDecider.editEvents).not.toContain('ResourcePublished');
  });

  it('allows no download after the end, nor of what is still to come', () => {
    const after = (...events: readonly ResourceEvent[]) =>
      fileOf(
        events.reduce((state, event) => evolve(resourceDecider, state, event), resourceDecider.initial),
        testActor(),
      );
    expect(after(coming)).toMatchObject({ rejected: 'resource_not_found' });
    expect(after(coming, reached('2026-11-25'))).toMatchObject({ version: 1 });
    expect(after(coming, reached('2026-12-11'))).toMatchObject({ rejected: 'resource_ended' });
    expect(after(coming, reached('2026-12-25'))).toMatchObject({ rejected: 'resource_not_found' });
  });

  it('is a day of the calendar on the wire, or nothing', () => {
    const read = (valid_until: unknown) => resourceCommands.AddResource.input.safeParse({ valid_until });
    expect([read('').data, read(null).data, read(undefined).data]).toEqual([
      { valid_until: null },
      { valid_until: null },
      {},
    ]);
    for (const wrong of ['30/04/2026', '2026-02-30', '2026-4-1', 'mañana'])
      expect(read(wrong).error?.issues[0]?.path).toEqual(['valid_until']);
  });
});
