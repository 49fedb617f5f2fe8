import { describe, it } from '@jest/globals';
import { anAutoConfirmSet } from '@portal/contracts/areas/mop';
import { projecting } from '@portal/platform/testing/projection-kit';
import { mopPoliciesProjection } from './mop-policies.projection';

const setAt = '2026-11-20T09:30:00.000Z';
const on = anAutoConfirmSet();
const off = anAutoConfirmSet({ on: false, at: '2026-11-21T08:00:00.000Z' });
const kit = projecting(mopPoliciesProjection);

describe('the view of the switches', () => {
  it('[R-MOP-07] holds its state, who set it last and when', async () => {
    await kit.given([on]).thenDocument('ES', { id: 'ES', on: true, setBy: 12, setAt });
    await kit.given([on, off]).thenDocument('ES', {
      id: 'ES',
      on: false,
      setBy: 12,
      setAt: '2026-11-21T08:00:00.000Z',
    });
  });

  it('keeps each market to itself', async () => {
    await kit.given([on]).thenNoDocument('PT');
  });
});
