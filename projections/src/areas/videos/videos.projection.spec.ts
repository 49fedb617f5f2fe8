import { describe, it } from '@jest/globals';
import {
  aVideoAdded,
  aVideoUpdated,
  aVideoDeleted,
  aVideoRestored,
  aVideoPeriodReached,
} from '@portal/contracts/areas/videos';
import { projecting } from '@portal/platform/testing/projection-kit';
import { videosProjection } from './videos.projection';

const kit = projecting(videosProjection);
const end = '2026-11-20T10:00:00.000Z';
const document = {
  id: 5,
  url: 'https://youtu.be/abcdefghijk',
  active: true,
  start: null,
  end: null,
  from: '',
  until: '9999-12-31T23:59:59.999Z',
  version: 0,
  deleted: false,
};

describe('the view of video adverts', () => {
  it('[R-ENT-08] holds what each plays and when', async () => {
    await kit.given([aVideoAdded()]).thenDocument('5', document);
    await kit.given([aVideoAdded(), aVideoUpdated({ end, active: false })]).thenDocument('5', {
      ...document,
      url: 'https://vimeo.com/123456789',
      active: false,
      end,
      until: end,
      version: 1,
    });
  });

  it('[R-AME-08] [U5] remembers a deleted one until it comes back', async () => {
    const gone = [aVideoAdded(), aVideoDeleted()];
    await kit.given(gone).thenDocument('5', { ...document, deleted: true });
    await kit.given([...gone, aVideoRestored(), aVideoPeriodReached()]).thenDocument('5', document);
  });

  it('holds nothing of one that was never added', async () => {
    await kit.given([aVideoUpdated(), aVideoDeleted(), aVideoRestored()]).thenNoDocument('5');
  });
});
