import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { aResource } from '@portal/contracts/areas/resources';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { type Resource, resourceDecider } from './resource.decider';
import { selectionDecider } from './selection.decider';

const file = { key: 'f'.repeat(32), filename: 'menu.pdf', bytes: 120_000, contentType: 'application/pdf' };
const resource = (resourceId: number, more: Parameters<typeof aResource>[0] = {}) =>
  givenEvents(resourceDecider, [{ type: 'ResourceAdded', data: aResource({ resourceId, file, ...more }) }])
    .state as Resource;
const facts = {
  resources: [
    [1, resource(1)],
    [2, resource(2, { status: 2 })],
    [3, resource(3, { file: null })],
    [4, null],
    [5, resource(5)],
  ] as const,
};
const input = { ids: [1, 2, 3, 4, 5], restaurant_id: 2 };
const until = '2026-11-20T09:35:00.000Z';
const downloaded = (resourceId: number) => ({
  type: 'ResourceDownloaded' as const,
  data: { resourceId, file, version: 1, userId: 12, restaurantId: 2, until },
});

describe('downloading many pieces at once', () => {
  it('[AMB-36] [R-CAT-05] counts as a download of each that has a file to offer', () => {
    givenEvents(selectionDecider, [])
      .when('DownloadSelection', { input, facts })
      .then([downloaded(1), downloaded(5)]);
  });

  it('remembers what was granted, so that it can be returned again', () => {
    const { state } = givenEvents(selectionDecider, [downloaded(1), downloaded(5)]);
    expect(state).toMatchObject({ userId: 12, until });
    expect([...(state?.ids ?? [])]).toEqual([1, 5]);
  });

  it('[AMB-05] is refused when none of them has a file to offer, and when they are too many bytes', () => {
    const none = { resources: facts.resources.slice(1, 4) };
    givenEvents(selectionDecider, [])
      .when('DownloadSelection', { input, facts: none })
      .thenRejected('nothing_to_download');
    const huge = resource(6, { file: { ...file, bytes: 2 * 1024 ** 3 } });
    const tooMuch = { resources: [...facts.resources, [6, huge] as const] };
    givenEvents(selectionDecider, [])
      .when('DownloadSelection', { input, facts: tooMuch })
      .thenRejected('selection_too_large', { maxBytes: 2 * 1024 ** 3 });
  });

  it('[R-ROL-08] is not recorded for a restaurant of other people', () => {
    const actor = testActor(Role.Franchisee, { restaurants: [1] });
    givenEvents(selectionDecider, [])
      .when('DownloadSelection', { input, facts, actor })
      .thenRejected('forbidden');
  });
});
