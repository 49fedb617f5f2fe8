import { describe, it } from '@jest/globals';
import { projecting } from '@portal/platform/testing/projection-kit';
import { customRequestsProjection } from './custom-requests.projection';

const place = { restaurantSite: '101', restaurantName: 'Gran Vía' };
const requested = {
  type: 'CustomResourceRequested' as const,
  data: { requestId: 'r-1', userId: 12, restaurantId: 1, ...place },
  personal: {
    subject: 'user-12',
    value: { userName: 'Ana Prats', topic: 'Cartel', comments: 'A3' },
  },
};
const base = { id: 'r-1', userId: 12, at: '2026-11-20T09:30:00.000Z', ...place };

describe('the view of custom resource requests', () => {
  const kit = projecting(customRequestsProjection);

  it('[R-FRM-07] holds what was asked for, by whom and when', async () => {
    await kit.given([requested]).thenDocument('r-1', { ...base, topic: 'Cartel', comments: 'A3' });
  });

  it('[S18] holds nothing of what an erased person wrote', async () => {
    const erased = { ...requested, personal: { subject: 'user-12', value: null } };
    await kit.given([erased]).thenDocument('r-1', { ...base, topic: '', comments: '' });
  });
});
