import { describe, expect, it } from '@jest/globals';
import { administrators, restaurantStaff, Role } from '@portal/contracts';
import { aResource, ResourceStatus, type StoredFile } from '@portal/contracts/areas/resources';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { type DownloadEvent, downloadsDecider } from './downloads.decider';
import { type Resource, resourceDecider } from './resource.decider';

const file: StoredFile = {
  key: 'f'.repeat(32),
  filename: 'menu.pdf',
  bytes: 120_000,
  contentType: 'application/pdf',
};
const resource = givenEvents(resourceDecider, [
  { type: 'ResourceAdded', data: aResource({ resourceId: 7, file }) },
]).state as Resource;
const downloaded: DownloadEvent = {
  type: 'ResourceDownloaded',
  data: { resourceId: 7, userId: 12, restaurantId: 2, file, version: 1, until: '2026-11-20T09:35:00.000Z' },
};
const input = { id: 7, restaurant_id: 2 };
const downloading = (facts: { resource: Resource | null }, more = {}) =>
  givenEvents(downloadsDecider, []).when('DownloadResource', { input, facts, ...more });

describe('downloading a resource', () => {
  it('[R-CAT-05] [W14] records who took which version for which restaurant, and grants it for five minutes', () => {
    downloading({ resource }, { at: '2026-11-20T09:30:00.000Z' }).then([downloaded]);
  });

  it('[R-CAT-05] records every download, also of the same person', () => {
    givenEvents(downloadsDecider, [downloaded])
      .when('DownloadResource', { input, facts: { resource } })
      .then([downloaded]);
  });

  it('[R-CAT-17] [R-API-27] is recorded alike under the older spelling for toolkits', () => {
    givenEvents(downloadsDecider, [])
      .when('LogToolkitDownload', { input: { resource_id: 7, restaurant_id: 2 }, facts: { resource } })
      .then([downloaded]);
  });

  it('[W31] counts once a minute for a person and a toolkit, unless its file is another one', () => {
    const again = (at: string, now: Resource = resource) =>
      givenEvents(downloadsDecider, [downloaded]).when('LogToolkitDownload', {
        input: { resource_id: 7, restaurant_id: 2 },
        facts: { resource: now },
        at,
      });
    again('2026-11-20T09:30:59.999Z').then([]);
    const later = { ...downloaded.data, until: '2026-11-20T09:36:00.000Z' };
    again('2026-11-20T09:31:00.000Z').then([{ ...downloaded, data: later }]);
    const other = { ...file, key: 'e'.repeat(32) };
    const replaced = { ...downloaded.data, file: other, until: '2026-11-20T09:35:01.000Z' };
    again('2026-11-20T09:30:01.000Z', { ...resource, file: other }).then([{ ...downloaded, data: replaced }]);
    again('2026-11-20T09:30:01.000Z', { ...resource, file: null }).thenRejected('resource_has_no_file');
  });

  it('[R-CAT-05] needs no restaurant', () => {
    givenEvents(downloadsDecider, [])
      .when('DownloadResource', { input: { id: 7 }, facts: { resource } })
      .then([{ ...downloaded, data: { ...downloaded.data, restaurantId: null } }]);
  });

  it('[R-ROL-08] is not recorded for a restaurant of other people', () => {
    downloading({ resource }, { actor: testActor(Role.Franchisee, { restaurants: [1] }) }).thenRejected(
      'forbidden',
    );
  });

  it('[R-CAT-05] is refused when there is no such resource', () => {
    downloading({ resource: null }).thenRejected('resource_not_found');
  });

  it('[R-CAT-15] [AMB-05] is refused for what is coming soon', () => {
    const soon = { ...resource, status: ResourceStatus.ComingSoon };
    downloading({ resource: soon }).thenRejected('resource_not_published');
  });

  it.each(restaurantStaff)('[R-ARS-19] reveals no inactive resource to a reader of type %s', (role) => {
    const inactive = { ...resource, status: ResourceStatus.Inactive };
    downloading({ resource: inactive }, { actor: testActor(role) }).thenRejected('resource_not_found');
  });

  it.each(administrators)('[R-ARS-19] reports to an administrator of type %s that it is inactive', (role) => {
    const inactive = { ...resource, status: ResourceStatus.Inactive };
    downloading({ resource: inactive }, { actor: testActor(role) }).thenRejected('resource_not_published');
  });

  it('[R-CAT-09] is refused when there is no file', () => {
    downloading({ resource: { ...resource, file: null } }).thenRejected('resource_has_no_file');
  });
});

describe('a download', () => {
  it('[W14] remembers what it was granted, to answer it again', () => {
    expect(givenEvents(downloadsDecider, [downloaded]).state).toEqual({
      userId: 12,
      file,
      until: '2026-11-20T09:35:00.000Z',
    });
  });
});
