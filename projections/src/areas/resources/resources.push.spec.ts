import { describe, expect, it } from '@jest/globals';
import { type EventOf, Role } from '@portal/contracts';
import { aResource, type resourceEvents, resourcePushes } from '@portal/contracts/areas/resources';
import { pushing } from '@portal/platform/testing/projection-kit';
import { resourcePushRules } from './resources.push';

type ResourceEvent = EventOf<typeof resourceEvents>;

const pushesOf = pushing(resourcePushes, resourcePushRules);

const { Franchisee, Administrator, Manager, Editor, Consultant } = Role;
const readers = [Franchisee, Manager, Consultant, Administrator, Editor].map((role) => ({ role }));
const administrators = [Administrator, Editor].map((role) => ({ role }));
const changedFor = (to: readonly object[]) => [
  { name: 'ResourcesChanged', payload: { id: 1, position: 42 }, to },
];
const { resourceId, status: _status, file, thumb, ...described } = aResource();

describe('pushes of the catalogue', () => {
  it.each<[string, ResourceEvent]>([
    ['added', { type: 'ResourceAdded', data: aResource() }],
    ['edited', { type: 'ResourceUpdated', data: { resourceId, ...described } }],
    [
      'given another file',
      { type: 'ResourceFileReplaced', data: { resourceId, file, version: 2, replaced: 1 } },
    ],
    ['given another picture', { type: 'ResourceThumbReplaced', data: { resourceId, thumb } }],
    ['to come', { type: 'ResourceFilesAwaited', data: { resourceId, awaited: ['file'] } }],
    ['given another status', { type: 'ResourceStatusChanged', data: { resourceId, from: 1, to: 0 } }],
    ['deleted', { type: 'ResourceDeleted', data: { resourceId } }],
    ['restored', { type: 'ResourceRestored', data: { resourceId } }],
  ])('[R-ARS-19] go to everybody who reads it when a piece was %s', (_, event) => {
    expect(pushesOf(event)).toEqual(changedFor(readers));
  });

  it('[R-ARS-19] go to administrators alone when an added piece is hidden from others', () => {
    expect(pushesOf({ type: 'ResourceAdded', data: aResource({ status: 0 }) })).toEqual(
      changedFor(administrators),
    );
  });

  it('[R-ARS-19] [AMB-20] go to everybody who reads it when a piece is published', () => {
    const { name, url, home, category, language, sections } = described;
    const data = { resourceId, name, url, home, category, language, sections, thumb };
    expect(pushesOf({ type: 'ResourcePublished', data })).toEqual([
      { name: 'ResourcePublished', payload: { id: 1, position: 42 }, to: readers },
    ]);
  });

  it('are not sent for a download', () => {
    const data = {
      resourceId,
      userId: 1,
      restaurantId: null,
      file: file ?? never(),
      until: '2026-11-20T09:30:00.000Z',
    };
    expect(pushesOf({ type: 'ResourceDownloaded', data })).toEqual([]);
  });
});

function never(): never {
  throw new Error('the sample has a file');
}
