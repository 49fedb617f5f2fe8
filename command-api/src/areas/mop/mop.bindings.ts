import {
  mopCommands,
  mopStatusSchema,
  MopStatus,
  pauseIdOf,
  pauseIdSchema,
  restaurantOfPause,
} from '@portal/contracts/areas/mop';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { mopPolicyDecider, mopPolicyStream } from './mop-policy.decider';
import { knownPause, mopDecider, pauseOf, type RestaurantPauses } from './mop.decider';
import { decidePauseFacts, requestPauseFacts } from './request-pause.facts';

const endMopPause = defineInternalCommand('mop', 'EndMopPause', {
  input: z.object({ id: pauseIdSchema }),
  output: z.object({ id: z.string(), status: mopStatusSchema }),
});

const restaurantOf = (state: RestaurantPauses | null) => state?.restaurantId ?? null;
const onPauses = { decider: mopDecider, restaurantOf } as const;
const onPause = {
  ...onPauses,
  stream: ({ input }: { input: { id: string } }) => `mop-${restaurantOfPause(input.id)}`,
} as const;

const statusFormValues = (pause: { readonly status: MopStatus } | undefined) =>
  pause ? { status: pause.status } : null;

/** Pause ids derive from command ids: repeats are idempotent. */
export const mopBindings = ({ load }: Pick<Services, 'load'>) =>
  ({
    RequestMopPause: bindCommand(mopCommands.RequestMopPause, {
      ...onPauses,
      stream: ({ input }) => `mop-${input.restaurant_id}`,
      facts: (context) => requestPauseFacts(context, { load }),
      isGone: ({ input, state, commandId }) =>
        pauseOf(state, pauseIdOf(input.restaurant_id, commandId))?.status === MopStatus.Cancelled,
      answer: ({ input, state, commandId }) => {
        const id = knownPause(input, state)?.id ?? pauseIdOf(input.restaurant_id, commandId);
        const { status = MopStatus.Pending, late = false } = pauseOf(state, id) ?? {};
        return { id, status, late };
      },
    }),
    ChangeMopPauseStatus: bindCommand(mopCommands.ChangeMopPauseStatus, {
      ...onPause,
      facts: (context) => decidePauseFacts(context, { load }),
      expectedVersion: ({ version }) => version,
      record: ({ id }) => id,
      formValues: (state, { id }) => statusFormValues(pauseOf(state, id)),
      answer: ({ input, version }) => ({ id: input.id, status: input.status, version }),
    }),
    WithdrawMopPause: bindCommand(mopCommands.WithdrawMopPause, {
      ...onPause,
      answer: ({ input }) => ({ id: input.id, status: MopStatus.Cancelled }),
    }),
    EndMopPause: bindCommand(endMopPause, {
      ...onPause,
      answer: ({ input, state }) => ({
        id: input.id,
        status: pauseOf(state, input.id)?.status ?? MopStatus.Pending,
      }),
    }),
    SetMopAutoConfirm: bindCommand(mopCommands.SetMopAutoConfirm, {
      decider: mopPolicyDecider,
      stream: ({ market }) => mopPolicyStream(market),
      answer: ({ input }): { confirm: 0 | 1 } => ({ confirm: input.confirm ? 1 : 0 }),
    }),
  }) as const;
