import { it } from '@jest/globals';
import type { EventOf } from '@portal/contracts';
import type { erasureEvents } from '@portal/contracts/areas/users';
import { projecting } from '@portal/platform/testing/projection-kit';
import { erasuresProjection } from './erasures.projection';

type ErasureEvent = EventOf<typeof erasureEvents>;

const asked: ErasureEvent = { type: 'UserErasureRequested', data: { userId: 9 } };
const gone: ErasureEvent = { type: 'PersonalDataErased', data: { userId: 9 } };
const at = '2026-11-20T09:30:00.000Z';
const proof = { id: 9, requestedAt: at, requestedBy: 12, erasedAt: null };

it('[S18] the proof of an erasure holds numbers and times, and nothing of the person', async () => {
  await projecting(erasuresProjection).given([asked]).thenDocument('9', proof);
  await projecting(erasuresProjection)
    .given([asked, gone])
    .thenDocument('9', { ...proof, erasedAt: at });
});
