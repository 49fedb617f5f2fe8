import { reject } from '@portal/contracts';
import { userCommands } from '@portal/contracts/areas/users';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { isActiveAdministrator } from './administration';
import { erasureDecider } from './erasure.decider';
import { userDecider } from './user.decider';

const stream = ({ market }: { market: string }) => `erasures-${market}`;

const recordErasure = defineInternalCommand('users', 'RecordErasure', {
  input: z.object({ userId: z.int() }),
  output: z.object({}),
});

/** S18. */
export const erasureBindings = ({ load, administrators }: Pick<Services, 'load' | 'administrators'>) =>
  ({
    EraseUser: bindCommand(userCommands.EraseUser, {
      decider: erasureDecider,
      stream,
      facts: async ({ input }) =>
        (await load(userDecider, `user-${input.id}`)) ? undefined : reject('user_not_found'),
      // Same order as demotion and deletion: one administrator remains.
      take: async ({ input, actor }) => {
        const user = await load(userDecider, `user-${input.id}`);
        if (!user || !isActiveAdministrator(user)) return undefined;
        return (await administrators.end(input.id, actor.userId)) ? undefined : reject('last_administrator');
      },
      answer: () => ({ requested: true as const }),
    }),
    RecordErasure: bindCommand(recordErasure, { decider: erasureDecider, stream, answer: () => ({}) }),
  }) as const;
