import { describe, expect, it } from '@jest/globals';
import {
  aVideoAdded,
  aVideoUpdated,
  aVideoDeleted,
  aVideoId,
  aVideoRestored,
  aVideoPeriodReached,
} from '@portal/contracts/areas/videos';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { videoDecider } from './video.decider';

const id = aVideoId;
const added = aVideoAdded();
const period = { status: true, start_date: null, end_date: null };
const adding = { input: { url: added.data.url, ...period }, taken: { id } };
const edit = (changes: object = {}) => ({ input: { id, url: added.data.url, ...period, ...changes } });
const ten = '2026-11-20T10:00:00.000Z';
const twelve = '2026-11-20T12:00:00.000Z';

describe('a video advert', () => {
  it('[R-AME-09] [R-API-35] is added once', () => {
    givenEvents(videoDecider, []).when('AddVideo', adding).then([added]);
    givenEvents(videoDecider, [added]).when('AddVideo', adding).thenNothing();
  });

  it('[R-AME-09] may not end before it begins', () => {
    const backwards = { start_date: twelve, end_date: ten };
    givenEvents(videoDecider, [])
      .when('AddVideo', { ...adding, input: { ...adding.input, ...backwards } })
      .thenRejected('period_ends_first');
    givenEvents(videoDecider, [added]).when('UpdateVideo', edit(backwards)).thenRejected('period_ends_first');
  });

  it('[R-API-36] is changed; the same again produces no event', () => {
    const other = edit({ url: 'https://vimeo.com/123456789' });
    givenEvents(videoDecider, [added]).when('UpdateVideo', other).then([aVideoUpdated()]);
    givenEvents(videoDecider, [added, aVideoUpdated()]).when('UpdateVideo', other).thenNothing();
    givenEvents(videoDecider, [added])
      .when('UpdateVideo', edit({ status: false }))
      .then([aVideoUpdated({ url: added.data.url, active: false })]);
  });

  it('[R-AME-08] [R-API-37] [U5] is deleted, and is restored unchanged', () => {
    const there = givenEvents(videoDecider, [added]);
    const gone = givenEvents(videoDecider, [added, aVideoDeleted()]);
    there.when('DeleteVideo', { input: { id } }).then([aVideoDeleted()]);
    gone.when('DeleteVideo', { input: { id } }).thenNothing();
    gone.when('RestoreVideo', { input: { id } }).then([aVideoRestored()]);
    there.when('RestoreVideo', { input: { id } }).thenNothing();
    expect(givenEvents(videoDecider, [added, aVideoDeleted(), aVideoRestored()]).state).toEqual(there.state);
  });

  it('is distinguished from one that does not exist', () => {
    const nowhere = givenEvents(videoDecider, []);
    nowhere.when('UpdateVideo', edit()).thenRejected('video_not_found');
    nowhere.when('DeleteVideo', { input: { id } }).thenRejected('video_not_found');
    nowhere.when('RestoreVideo', { input: { id } }).thenRejected('video_not_found');
    givenEvents(videoDecider, [added, aVideoDeleted()])
      .when('UpdateVideo', edit())
      .thenRejected('video_not_found');
  });

  it('[R-HOM-01] announces the beginning and end of its time, unless changed since', () => {
    const planned = aVideoAdded({ start: ten, end: twelve });
    const turn = (due: string) => ({ input: { id, due }, at: due });
    givenEvents(videoDecider, [planned])
      .when('ApplyVideoPeriod', turn(ten))
      .then([aVideoPeriodReached({ next: twelve })]);
    givenEvents(videoDecider, [planned, aVideoPeriodReached({ next: twelve })])
      .when('ApplyVideoPeriod', turn(twelve))
      .then([aVideoPeriodReached({ shown: false })]);
    for (const events of [
      [],
      [planned, aVideoDeleted()],
      [planned, aVideoUpdated({ start: twelve })],
      [planned, aVideoUpdated({ start: ten, active: false })],
    ]) {
      givenEvents(videoDecider, events).when('ApplyVideoPeriod', turn(ten)).thenNothing();
    }
  });
});
