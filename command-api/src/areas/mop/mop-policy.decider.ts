import type { EventOf } from '@portal/contracts';
import type { mopCommands, mopEvents } from '@portal/contracts/areas/mop';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';

export type MopPolicyEvent = Extract<EventOf<typeof mopEvents>, { type: 'MopAutoConfirmSet' }>;

/** Auto-confirmation; `by` 0 until first set. */
export interface MopPolicy {
  readonly on: boolean;
  readonly setBy: number;
  readonly setAt: string | null;
}

export type MopPolicyCommands = {
  SetMopAutoConfirm: CommandFor<(typeof mopCommands)['SetMopAutoConfirm']>;
};

export const mopPolicyStream = (market: string): string => `mopPolicy-${market}`;

/** Stream `mopPolicy-{market}`. */
export const mopPolicyDecider = defineDecider<MopPolicy, MopPolicyCommands, MopPolicyEvent>({
  initial: { on: false, setBy: 0, setAt: null },

  decide: {
    SetMopAutoConfirm: ({ input, actor, at }, policy) => {
      if (input.confirm === policy.on) return [];
      return [
        {
          type: 'MopAutoConfirmSet',
          data: { on: input.confirm, userId: actor.userId, at },
        },
      ];
    },
  },

  evolve: {
    MopAutoConfirmSet: (_before, { data }) => ({ on: data.on, setBy: data.userId, setAt: data.at }),
  },
});
