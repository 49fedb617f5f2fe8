import { actorIdOf, type EventOf } from '@portal/contracts';
import { type mopEvents, mopPolicies } from '@portal/contracts/areas/mop';
import { defineProjection } from '@portal/platform/projection/projection';

export const mopPoliciesProjection = defineProjection<EventOf<typeof mopEvents>, typeof mopPolicies>(
  mopPolicies,
  {
    MopAutoConfirmSet: {
      id: ({ metadata }) => metadata.market,
      apply: (_before, { data, metadata }) => ({
        id: metadata.market,
        on: data.on,
        setBy: actorIdOf(metadata),
        setAt: data.at,
      }),
    },
  },
);
