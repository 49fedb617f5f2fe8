import { type EventOf, userIdOf } from '@portal/contracts';
import { type erasureEvents, erasures } from '@portal/contracts/areas/users';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

const byUser = keyedBy('userId');

/** Erasures: requester, time requested, time done (S18). */
export const erasuresProjection = defineProjection<EventOf<typeof erasureEvents>, typeof erasures>(erasures, {
  UserErasureRequested: {
    id: byUser,
    apply: (_none, { data, metadata }) => ({
      id: data.userId,
      requestedAt: metadata.at,
      requestedBy: userIdOf(metadata.actor) ?? 0,
      erasedAt: null,
    }),
  },
  PersonalDataErased: { id: byUser, apply: patch((_erasure, { metadata }) => ({ erasedAt: metadata.at })) },
});
