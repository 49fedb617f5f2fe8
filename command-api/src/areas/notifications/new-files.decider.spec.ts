import { describe, it } from '@jest/globals';
import { anAnnouncedResource, aNewFileCollected } from '@portal/contracts/areas/notifications';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { newFilesDecider } from './new-files.decider';

const facts = { windowSeconds: 600 };
const at = '2026-11-20T09:30:00.000Z';
const first = aNewFileCollected();
const second = aNewFileCollected({ resourceId: 2, name: 'Banderola' });
const announced = (...pieces: (typeof first)[]) => ({
  type: 'NewFilesAnnounced' as const,
  data: { batchId: 'batch-1', pieces: pieces.map(({ data }) => data.piece) },
});
const close = (batchId: string, ...withdrawn: number[]) => ({ input: { batchId }, facts: { withdrawn } });

describe('new pieces that wait to be announced', () => {
  it('[R-ACC-15] open a window with the first, and go together', () => {
    givenEvents(newFilesDecider, [])
      .when('CollectNewFile', { input: anAnnouncedResource(), facts, at, commandId: 'batch-1' })
      .then([first]);
    givenEvents(newFilesDecider, [first])
      .when('CollectNewFile', { input: second.data.piece, facts, at: '2026-11-20T09:39:00.000Z' })
      .then([second]);
  });

  it('[R-ACC-15] are announced once, even if published several times within the window', () => {
    givenEvents(newFilesDecider, [first])
      .when('CollectNewFile', { input: anAnnouncedResource(), facts })
      .thenNothing();
  });

  it('[R-ACC-15] are announced together, without those unpublished since', () => {
    givenEvents(newFilesDecider, [first, second])
      .when('AnnounceNewFiles', close('batch-1'))
      .then([announced(first, second)]);
    givenEvents(newFilesDecider, [first, second])
      .when('AnnounceNewFiles', close('batch-1', 1))
      .then([announced(second)]);
  });

  it('[R12] are announced once: a window that was closed, or never opened, has nothing to say', () => {
    givenEvents(newFilesDecider, [first, announced(first)])
      .when('AnnounceNewFiles', close('batch-1'))
      .thenNothing();
    givenEvents(newFilesDecider, [first]).when('AnnounceNewFiles', close('batch-0')).thenNothing();
  });

  it('[R-ACC-15] open a window of their own after an announcement', () => {
    givenEvents(newFilesDecider, [first, announced(first)])
      .when('CollectNewFile', { input: anAnnouncedResource(), facts, at, commandId: 'batch-2' })
      .then([aNewFileCollected({}, 'batch-2')]);
  });
});
